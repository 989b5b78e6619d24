import { z } from 'zod';
import { PROBLEM_STATUS } from '../problem.ts';
import type { ProblemCode } from '../problem.ts';

/** Warning codes of the contract (§0). Values may be added. */
export const WARNING_CODES = [
  'birth_time_unknown',
  'ambiguous_location',
  'ambiguous_local_time',
  'nonexistent_local_time',
  'local_mean_time_used',
  'house_system_fallback',
  'houses_reversed',
  'polar_no_sunrise',
  'reduced_precision',
  'body_unavailable',
  'range_clipped',
  'leap_second',
  'location_corrected',
  'unknown_field',
  'future_date',
  'assumed_roles',
  'no_return_in_year',
  'location_ignored',
  'converse_assumed',
] as const;

const degrees = { 'x-unit': 'degrees' };
const instant = z.string().meta({ description: 'ISO-8601 UTC, whole seconds.', format: 'date-time' });
const offset = z.string().meta({ description: 'Local minus UTC, ±HH:MM[:SS].' });

export const instantSchema = instant;
export const offsetSchema = offset;

export const warningSchema = z
  .object({
    code: z.enum(WARNING_CODES),
    message: z.string(),
    field: z.string().optional(),
    candidates: z
      .array(z.unknown())
      .optional()
      .meta({ description: 'Other places, or both readings of a local time.' }),
    searched: z
      .object({ from: instant, to: instant })
      .optional()
      .meta({ description: 'With range_clipped: the range that was searched; to is exclusive.' }),
  })
  .meta({ id: 'Warning', description: 'Something about the request that the caller should know; the answer stands.' });

export const placeSchema = z
  .object({
    name: z.string(),
    admin1: z.string().nullable().meta({ description: 'State, province or region.' }),
    country: z.string().nullable(),
    country_code: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2.' }),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'North positive.', ...degrees }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'East positive.', ...degrees }),
    elevation_m: z.number().nullable().meta({ 'x-unit': 'metres' }),
    timezone: z.string().nullable().meta({ description: 'IANA name.' }),
    geonames_id: z.int().nullable(),
    population: z.int().nullable(),
    source: z.enum(['geonames', 'supplement', 'coordinates']),
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: 'Place', description: 'A place. Names and coordinates: GeoNames, CC BY 4.0.' });

export const timeSchema = z
  .object({
    local: z
      .string()
      .meta({ description: 'Wall clock with offset, proleptic Gregorian.', examples: ['1990-06-15T14:30:00-04:00'] }),
    utc: instant,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    julian_day_tt: z.number().meta({ 'x-unit': 'Julian day TT' }),
    timezone: z.string().nullable().meta({ description: 'IANA name; null with an explicit offset.' }),
    offset,
    dst: z.boolean(),
    abbreviation: z.string().nullable(),
    source: z.enum(['tzdb', 'utc_offset', 'lmt_longitude', 'utc']),
    unknown: z.boolean().meta({ description: 'True when the birth time is unknown and local noon was used.' }),
    resolution: z
      .enum(['unique', 'earlier', 'later'])
      .meta({ description: 'Which reading of a local time in a gap or fold was taken.' }),
    calendar: z.enum(['gregorian', 'julian']).meta({ description: 'Calendar the date was written in.' }),
  })
  .meta({ id: 'Time', description: 'How the local time was understood.' });

export const metaSchema = z
  .object({
    api_version: z.string(),
    engine: z.string(),
    ephemeris: z.enum(['swisseph', 'moshier']),
    delta_t_seconds: z.number().meta({ description: 'TT minus UT1.', 'x-unit': 'seconds' }),
    zodiac: z.enum(['tropical', 'sidereal']),
    ayanamsa: z
      .object({
        id: z.string(),
        value: z.number().meta({ description: 'With nutation: the one subtracted from longitudes.', ...degrees }),
        mean: z.number().meta({ description: 'Without nutation.', ...degrees }),
      })
      .nullable(),
    data_versions: z.object({ tzdb: z.string(), geonames: z.string(), ephemeris: z.string() }),
    theia_version: z
      .string()
      .optional()
      .meta({ description: 'The release of Theia that answered. Always present in a served answer.' }),
    request_id: z.string().optional().meta({ description: 'Always present in a served answer.' }),
    computed_ms: z
      .number()
      .optional()
      .meta({ description: 'Always present in a served answer.', 'x-unit': 'milliseconds' }),
  })
  .meta({ id: 'Meta', description: 'How the answer was computed.' });

/** `meta` of geocode, timezone and me. */
export const plainMetaSchema = metaSchema
  .pick({ api_version: true, data_versions: true, theia_version: true, request_id: true, computed_ms: true })
  .meta({ id: 'PlainMeta', description: 'Versions behind an answer that computes no sky.' });

/** What every product's answer carries beside its own fields. */
export const answerShape = {
  input: z
    .record(z.string(), z.unknown())
    .meta({ description: 'The request as it was understood: canonical names and values.' }),
  meta: metaSchema,
  warnings: z.array(warningSchema),
};

const problemCodes = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]];
export const problemSchema = z
  .object({
    type: z.string().meta({ examples: ['/errors/invalid_date'] }),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes),
    message: z.string(),
    detail: z.string(),
    field: z.string().nullable().meta({ description: 'JSON path or query name at fault.' }),
    hint: z.string().optional(),
    instance: z.string(),
    request_id: z.string(),
    candidates: z
      .array(z.unknown())
      .optional()
      .meta({ description: 'With place_ambiguous, ambiguous_local_time, nonexistent_local_time.' }),
    largest_range_days: z.int().optional().meta({
      description: 'With range_too_large for its cost: the longest range that would do with all else as it is.',
      'x-unit': 'days',
    }),
    largest_to: z.string().optional().meta({ description: 'The same as an end of the range asked for.' }),
    largest_items: z
      .int()
      .optional()
      .meta({ description: 'With batch_too_large for its cost: so many of its first calls would do.' }),
    required_plan: z
      .enum(['starter', 'growth', 'professional'])
      .optional()
      .meta({ description: 'With plan_does_not_include.' }),
    product: z.string().optional().meta({ description: 'With plan_does_not_include.' }),
    errors: z
      .array(z.object({ code: z.enum(problemCodes), field: z.string().nullable(), message: z.string() }))
      .meta({ description: 'Every fault, in the order the fields were sent.' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem document.' });
