import { DASHA_SYSTEMS, type DashaSettings } from '@theia/astro/vedic/dasha/dashas';
import { NARAYANA_LORDS, NARAYANA_TIES } from '@theia/astro/vedic/dasha/narayana';
import { DASHA_YEARS, type DashaYear } from '@theia/astro/vedic/dasha/scale';
import type { FieldReader } from '../shared/contract.ts';
import { quote } from '../shared/quote.ts';
import { DEEPEST_TREE, DEFAULT_VEDIC_OPTIONS } from './options.ts';
import { parseIntList } from './parse-int-list.ts';

/** `dasha_systems`, `dasha_year`, `dasha_levels`, `narayana_lords`, `narayana_equal`. Records `invalid_setting`. */
export function parseDashaSettings(given: FieldReader): DashaSettings {
  const { dasha } = DEFAULT_VEDIC_OPTIONS;
  const systems = given.list('dasha_systems', DASHA_SYSTEMS, { code: 'invalid_setting', what: 'dasha system' });
  if (systems?.length === 0)
    given.issue(
      'invalid_setting',
      'dasha_systems',
      'settings.dasha_systems must name at least one.',
      `Use some of ${DASHA_SYSTEMS.join(', ')}.`,
    );
  return {
    systems: systems ?? dasha.systems,
    year: parseDashaYear(given) ?? dasha.year,
    levels:
      given.number('dasha_levels', { code: 'invalid_setting', min: 1, max: DEEPEST_TREE, integer: true }) ??
      dasha.levels,
    narayana: {
      lords: given.oneOf('narayana_lords', NARAYANA_LORDS, 'invalid_setting') ?? dasha.narayana.lords,
      tie: given.oneOf('narayana_equal', NARAYANA_TIES, 'invalid_setting') ?? dasha.narayana.tie,
    },
  };
}

function parseDashaYear(given: FieldReader): DashaYear | undefined {
  const raw = given.raw('dasha_year');
  if (raw === undefined) return undefined;
  const text = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
  const year = DASHA_YEARS.find((known) => known === text || String(known) === text);
  if (year === undefined)
    given.issue(
      'invalid_setting',
      'dasha_year',
      `settings.dasha_year ${quote(raw)} is not supported.`,
      `Use one of ${DASHA_YEARS.join(', ')}.`,
    );
  else given.echo['dasha_year'] = year;
  return year;
}

const HOUSES: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** A list of houses 1..12. Records `invalid_setting`. */
export function parseHouseList(given: FieldReader, name: string): readonly number[] | undefined {
  return parseIntList(given, name, HOUSES);
}
