import type { VedicSettings } from '@theia/astro/vedic/chart-settings';
import { MUDDA_STARTS } from '@theia/astro/vedic/varshaphal/mudda-dasha';
import { SAHAM_SCHOOL_IDS, SAHAMS } from '@theia/astro/vedic/varshaphal/sahams';
import type { TajikaReading } from '@theia/astro/vedic/varshaphal/varshaphal';
import { MOON_YEAR_LORDS } from '@theia/astro/vedic/varshaphal/year-lord';
import type { Warning } from '../endpoint.ts';
import { parseSiderealSettings } from '../guna-milan/sidereal-settings.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import type { BirthData, FieldReader, PlaceQuery, ResolutionSettings } from '../shared/contract.ts';
import { hasPlaceFields, parsePlaceQuery } from '../shared/place-fields.ts';
import { readFields } from '../shared/reader.ts';

/** Wider than the years that can be computed: those outside are a 422, not a fault of writing. */
const MAX_YEAR = 99_999;

export interface VarshaphalRequest {
  readonly birth: BirthData;
  /** Of the birthday with which the year begins; null: the year that runs now. */
  readonly year: number | null;
  readonly relocation: PlaceQuery | null;
  readonly vedic: VedicSettings;
  readonly reading: TajikaReading;
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a request for a Tajika year. @throws Problem with every fault */
export function parseVarshaphal(input: unknown): VarshaphalRequest {
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
  const { vedic, resolution, strict, given } = parseSiderealSettings(fields);
  const reading = parseReading(given);
  const warnings = fields.finish(strict);
  return { birth, year: year ?? null, relocation, vedic, reading, resolution, input: fields.echo, warnings };
}

function parseReading(given: FieldReader | undefined): TajikaReading {
  return {
    moonYearLord: given?.oneOf('moon_year_lord', MOON_YEAR_LORDS, 'invalid_setting') ?? MOON_YEAR_LORDS[0],
    sahams: {
      school: given?.oneOf('saham_school', SAHAM_SCHOOL_IDS, 'invalid_setting') ?? SAHAM_SCHOOL_IDS[0],
      reversed: given?.list('saham_reversal', SAHAMS, { code: 'invalid_setting', what: 'saham' }) ?? null,
    },
    muddaStart: given?.oneOf('mudda_start', MUDDA_STARTS, 'invalid_setting') ?? MUDDA_STARTS[0],
  };
}

function parseRelocation(fields: FieldReader): PlaceQuery | null {
  const place = fields.child('relocation');
  if (place === undefined) return null;
  if (!hasPlaceFields(place))
    place.missing(
      'location',
      'relocation.location is required.',
      'Name a place in relocation.location, or send relocation.latitude and relocation.longitude.',
    );
  return parsePlaceQuery(place);
}
