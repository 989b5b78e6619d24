import type { Place } from '@theia-astro/places/places';
import { z } from 'zod';
import { round, type Wire, round8 } from './wire.ts';
import type { CalendarName } from '../time/date-text.ts';
import type { Moment } from '../time/range.ts';
import { instantText, localText, offsetText } from '../time/instant-text.ts';

const degrees = { 'x-unit': 'degrees' };

export const geoCoordinates = {
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
};

export const placeSchema = z
  .object({
    name: z.string(),
    admin1: z.string().nullable().meta({ description: 'State, province or region.' }),
    country: z.string().nullable(),
    country_code: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2.' }),
    ...geoCoordinates,
    elevation_m: z.number().nullable().meta({ 'x-unit': 'metres' }),
    timezone: z.string().nullable().meta({ description: 'IANA name.' }),
    geonames_id: z.int().nullable(),
    population: z.int().nullable(),
    source: z.enum(['geonames', 'supplement', 'coordinates']),
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: 'Place', description: 'A place. Names and coordinates: GeoNames, CC BY 4.0.' });

export type WirePlace = Wire<typeof placeSchema>;

/** `place` of an atlas place. */
export function wirePlace(place: Place): WirePlace {
  return {
    name: place.name,
    admin1: place.admin1,
    country: place.country,
    country_code: place.countryCode,
    latitude: place.geoLatitudeDeg,
    longitude: place.geoLongitudeDeg,
    elevation_m: place.elevationM,
    timezone: place.timezone,
    geonames_id: place.geonamesId,
    population: place.population,
    source: place.source,
    confidence: round(place.confidence, 4),
  };
}

/**
 * An instant in an answer. Years outside 0000 to 9999 have a sign and six digits, so it is not always an RFC 3339
 * `date-time`.
 */
export const instantSchema = z
  .string()
  .regex(/^(\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
  .meta({
    id: 'Instant',
    description: 'ISO-8601 UTC, whole seconds; astronomical years, outside 0000 to 9999 as ±YYYYYY.',
    examples: ['1990-06-15T18:30:00Z'],
  });
export const offsetSchema = z
  .string()
  .meta({ id: 'UtcOffset', description: 'Local time minus UTC, ±HH:MM[:SS].', examples: ['-04:00'] });

export const timeSchema = z
  .object({
    local: z
      .string()
      .meta({ description: 'Wall clock with offset, proleptic Gregorian.', examples: ['1990-06-15T14:30:00-04:00'] }),
    utc: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    julian_day_tt: z.number().meta({ 'x-unit': 'Julian day TT' }),
    timezone: z.string().nullable().meta({ description: 'IANA name; null with an explicit offset.' }),
    offset: offsetSchema,
    dst: z.boolean(),
    abbreviation: z
      .string()
      .nullable()
      .meta({ description: 'Of the zone, as tzdb has it; null with an explicit offset.', examples: ['EDT', '-03'] }),
    source: z.enum(['tzdb', 'utc_offset', 'lmt_longitude', 'utc']),
    unknown: z.boolean().meta({ description: 'True when the birth time is unknown and local noon was used.' }),
    resolution: z
      .enum(['unique', 'earlier', 'later'])
      .meta({ description: 'Which reading of a local time in a gap or fold was used.' }),
    calendar: z.enum(['gregorian', 'julian']).meta({ description: 'Calendar the date was written in.' }),
  })
  .meta({ id: 'Time', description: 'How the local time was interpreted.' });

export type WireTime = Wire<typeof timeSchema>;

/** The facts of `time` in addition to the instant. */
export interface ZoneFacts {
  readonly timezone: string | null;
  readonly offsetSeconds: number;
  readonly dst: boolean;
  readonly abbreviation: string | null;
  readonly source: WireTime['source'];
  readonly resolution: WireTime['resolution'];
}

/** What `time` says in a zone of tzdb: there it always has a name and an abbreviation. */
export interface NamedZoneFacts extends ZoneFacts {
  readonly timezone: string;
  readonly abbreviation: string;
}

/**
 * `time`. `local` is the wall clock at that instant, so a skipped local time is shown as the time it was
 * resolved to.
 */
export function wireTime(moment: Moment, zone: ZoneFacts, calendar: CalendarName): WireTime {
  return {
    local: localText(moment.utcMs, zone.offsetSeconds),
    utc: instantText(moment.utcMs),
    julian_day_ut: round8(moment.jdUt),
    julian_day_tt: round8(moment.jdTt),
    timezone: zone.timezone,
    offset: offsetText(zone.offsetSeconds),
    dst: zone.dst,
    abbreviation: zone.abbreviation,
    source: zone.source,
    unknown: moment.unknownTime,
    resolution: zone.resolution,
    calendar,
  };
}

/** One reading of a local time that occurred twice or was skipped. */
export const localCandidateSchema = z
  .object({ local: z.string(), utc: instantSchema, offset: offsetSchema })
  .meta({ id: 'LocalTimeCandidate', description: 'One reading of a local time that occurred twice or was skipped.' });

/** A local time by one of the clocks that a place may have kept. */
export const clockCandidateSchema = localCandidateSchema
  .extend({ timezone: z.string().nullable().meta({ description: 'IANA name; null for a clock of the town itself.' }) })
  .meta({ id: 'ClockCandidate', description: 'A local time by one of the clocks that the place may have kept.' });

/** A date by one of the two calendars it may have been written in. */
export const dateCandidateSchema = z
  .object({
    calendar: z.enum(['julian', 'gregorian']).meta({ description: 'The calendar by which the date is read.' }),
    julian: z.string().meta({ description: 'The day in the Julian calendar.' }),
    gregorian: z.string().meta({ description: 'The day in the Gregorian calendar.' }),
  })
  .meta({ id: 'DateCandidate', description: 'One reading of a date from the time when calendars changed.' });
