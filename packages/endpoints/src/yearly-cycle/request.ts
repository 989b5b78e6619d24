import { DEFAULT_NATAL_INCLUDES } from '@theia/astro/natal/settings';
import type { Warning } from '../endpoint.ts';
import { parseRelocation, type ReturnRequest } from '../return/request.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import { utcMsToCivil } from '../shared/civil.ts';
import type { BirthData, FieldReader, Settings } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { readFields } from '../shared/reader.ts';
import { ORB_SETTINGS, settingGiven } from '../shared/settings-asked.ts';
import { parseSettings } from '../shared/settings.ts';
import { parseTransitOrb, type TransitOrb } from '../transits/orb-field.ts';

export const YEARLY_CYCLE_PARTS = [
  'solar_return',
  'profections',
  'transits',
  'eclipses',
  'progressed_moon',
  'lunar_returns',
  'stations',
] as const;
export type YearlyCyclePart = (typeof YEARLY_CYCLE_PARTS)[number];
export const DEFAULT_YEARLY_CYCLE_PARTS: readonly YearlyCyclePart[] = YEARLY_CYCLE_PARTS.filter(
  (part) => part !== 'lunar_returns',
);
/** Wider than the years that can be computed: those outside are a 422, not a fault of writing. */
const MAX_YEAR = 99_999;

export interface YearlyCycleRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  /** null: the current one where the birth was. */
  readonly year: number | null;
  readonly include: ReadonlySet<YearlyCyclePart>;
  readonly orb: TransitOrb;
  readonly relocation: ReturnRequest['relocation'];
  /** `settings` speak of orbs: then they hold for the solar return's aspects to the birth chart too. */
  readonly orbsAsked: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads the yearly cycle (contract §12, §20). @throws Problem with every fault */
export function parseYearlyCycle(input: unknown): YearlyCycleRequest {
  const fields = readFields(input);
  const birth = parseBirthData(fields);
  const year = fields.number('year', {
    code: 'invalid_year',
    min: -MAX_YEAR,
    max: MAX_YEAR,
    integer: true,
    hint: 'A whole year, for example 2024.',
  });
  const relocation = parseRelocation(fields);
  const settings = parseSettings(fields, { orbScale: 1 });
  const orb = parseTransitOrb(fields, settings.chart);
  const include = parseInclude(fields, YEARLY_CYCLE_PARTS, DEFAULT_YEARLY_CYCLE_PARTS);
  const orbsAsked = settingGiven(fields, ORB_SETTINGS);
  if (year !== undefined) checkYear(fields, year, birth);
  if (settings.chart.coordinates === 'heliocentric') {
    fields
      .child('settings')
      ?.issue(
        'invalid_setting',
        'coordinates',
        'settings.coordinates heliocentric has no Sun to return.',
        'Use geocentric or topocentric.',
      );
  }
  const warnings = fields.finish(settings.strict);
  return { birth, settings, year: year ?? null, include, orb, relocation, orbsAsked, input: fields.echo, warnings };
}

/** Records `invalid_range` for a year before the birth's; a birth given in UTC may be a day off and is looked at again with its zone. */
function checkYear(fields: FieldReader, year: number, { local, utcMs }: BirthData): void {
  const birthYear = local?.date.year ?? (utcMs === null ? null : utcMsToCivil(utcMs).year - 1);
  if (birthYear !== null && year < birthYear)
    fields.issue(
      'invalid_range',
      'year',
      `year ${year} lies before the birth.`,
      'The first year of a life is the year of birth.',
    );
}

/** The yearly cycle's solar return as POST /return would be asked for it. */
export function asReturnRequest(
  { birth, settings, relocation, orbsAsked }: YearlyCycleRequest,
  type: 'solar' | 'lunar',
  year: number,
): ReturnRequest {
  return {
    birth,
    settings,
    type,
    choice: { kind: 'year', year, count: null },
    relocation,
    precessionCorrected: false,
    converse: false,
    include: new Set(DEFAULT_NATAL_INCLUDES),
    aspectsToNatal: true,
    orbsAsked,
    input: {},
    warnings: [],
  };
}
