import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import type { AsteroidId, Ephemeris } from '@theia-astro/astro/ephemeris';
import { z } from 'zod';
import { dmsText } from '@theia-astro/astro/angle/angle';
import type { ChartPoint } from '@theia-astro/astro/natal/chart';
import type { Station } from '@theia-astro/astro/stations/stations';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { instantSchema } from './place-and-time.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { dignitySchema, wireDignity } from './dignity.ts';
import { wire, wireBelow, wireLongitude, type Wire, houseNumberSchema, zodiacShape } from './wire.ts';

/** OpenAPI shows the pattern; the TypeScript type is the one the ephemeris uses. */
export const asteroidIdSchema = z
  .string()
  .regex(/^asteroid:[1-9]\d{0,5}$/)
  .meta({
    id: 'AsteroidId',
    description:
      'A minor planet by its number, if the service has an ephemeris file for it; the numbers of bodies with an id (1, 2, 3, 4, 2060, 5145, 134340) give that id.',
    examples: ['asteroid:433'],
  }) as unknown as z.ZodType<AsteroidId>;

/** A body by its id, or a numbered asteroid. */
export const bodyIdSchema = z.union([z.enum(BODY_IDS), asteroidIdSchema]).meta({ id: 'BodyId' });

/** A body, or one of the other ids. */
export function pointIdSchema<const Id extends string>(
  others: readonly Id[],
): z.ZodType<(typeof BODY_IDS)[number] | AsteroidId | Id> {
  return z.union([z.enum([...BODY_IDS, ...others]), asteroidIdSchema]) as z.ZodType<
    (typeof BODY_IDS)[number] | AsteroidId | Id
  >;
}

const degrees = { 'x-unit': 'degrees' };
const degreesPerDay = { 'x-unit': 'degrees per day' };

const stationSchema = z
  .object({
    type: z.enum(['station_retrograde', 'station_direct']),
    at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    longitude: zodiacShape.longitude,
  })
  .meta({ id: 'Station' });

/** The fields that `details` adds to a body, in every answer. */
const bodyDetailShape = {
  id: bodyIdSchema.optional(),
  distance_au: z.number().optional().meta({ 'x-unit': 'astronomical units' }),
  right_ascension: z.number().min(0).lt(360).optional().meta(degrees),
  declination: z.number().min(-90).max(90).optional().meta(degrees),
  speed_declination: z.number().optional().meta(degreesPerDay),
  dms: z
    .string()
    .optional()
    .meta({ description: 'Degree within the sign in degrees, minutes, seconds.', examples: ['24°23\'17.6"'] }),
  motion: z.enum(['direct', 'retrograde', 'stationary']).optional(),
  out_of_bounds: z.boolean().optional().meta({ description: 'The declination exceeds the obliquity of the ecliptic.' }),
};
/** The same for answers with houses. */
const detailShape = {
  ...bodyDetailShape,
  house_position: z
    .number()
    .nullable()
    .optional()
    .meta({ description: 'House number plus the fraction of the house already passed.' }),
};

const retrograde = z.boolean().meta({ description: 'The speed is negative.' });
/** The fields of every moving, progressed or natal point. */
export const bodyShape = { ...zodiacShape, retrograde, ...bodyDetailShape };

/** A body of a chart. */
const pointShape = {
  ...zodiacShape,
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ description: 'Ecliptic latitude.', ...degrees }),
  speed: z.number().meta({ description: 'Change of longitude.', ...degreesPerDay }),
  retrograde,
  house: houseNumberSchema.optional().meta({
    description:
      'House 1–12 (sector 1–36 for Gauquelin); null without birth time; absent when the answer has no houses.',
  }),
  ...detailShape,
  dignity: dignitySchema.optional().meta({ description: 'Only with include dignities, for Sun to Saturn.' }),
  range: z
    .object({ start_of_day: zodiacShape.longitude, end_of_day: zodiacShape.longitude, sign_changes: z.boolean() })
    .optional()
    .meta({ description: 'The Moon’s range over the local day when the birth time is unknown.' }),
  station: z
    .object({ previous: stationSchema.nullable(), next: stationSchema.nullable() })
    .nullable()
    .optional()
    .meta({ description: 'Only with include stations; null for bodies that never turn.' }),
  gauquelin_sector: z.number().nullable().optional().meta({
    description: 'Only with include gauquelin: 1–36 from rise and set; null when the body does not rise or set.',
  }),
};
export const pointSchema = z
  .object(pointShape)
  .meta({ id: 'Point', description: 'A body. The fields from id to house_position come with include details.' });
export const pointsSchema = byBody(pointSchema).meta({ id: 'Points' });

interface PointParts {
  readonly details: boolean;
  /** False when the answer never has houses; the point then has no house fields. */
  readonly house: boolean;
  readonly stations?: boolean;
  readonly gauquelin?: boolean;
}

/** The point object. */
export function wirePoint(ephemeris: Ephemeris, point: ChartPoint, parts: PointParts): Wire<typeof pointSchema> {
  const { position, moonRange } = point;
  return {
    longitude: wireLongitude(position.longitudeDeg),
    latitude: wire(position.latitudeDeg),
    speed: wire(position.speedDegPerDay),
    sign: signByIndex(point.signIndex),
    degree: wireBelow(point.degreeInSignDeg, 30),
    retrograde: point.retrograde,
    ...(parts.house ? { house: point.house } : {}),
    ...(parts.details ? wireDetails(point, parts.house) : {}),
    ...(point.dignity === null ? {} : { dignity: wireDignity(point.dignity) }),
    ...(moonRange === null
      ? {}
      : {
          range: {
            start_of_day: wireLongitude(moonRange.startOfDayDeg),
            end_of_day: wireLongitude(moonRange.endOfDayDeg),
            sign_changes: moonRange.signChanges,
          },
        }),
    ...(parts.stations === true
      ? {
          station: point.stations && {
            previous: wireStation(ephemeris, point.stations.previous),
            next: wireStation(ephemeris, point.stations.next),
          },
        }
      : {}),
    ...(parts.gauquelin === true
      ? { gauquelin_sector: point.gauquelinSector === null ? null : wire(point.gauquelinSector) }
      : {}),
  };
}

function wireDetails(point: ChartPoint, house: boolean): Pick<Wire<typeof pointSchema>, keyof typeof detailShape> {
  const { position } = point;
  return {
    id: point.id,
    distance_au: wire(position.distanceAu),
    right_ascension: wireLongitude(position.rightAscensionDeg),
    declination: wire(position.declinationDeg),
    speed_declination: wire(position.declinationSpeedDegPerDay),
    dms: dmsText(point.degreeInSignDeg),
    motion: point.motion,
    out_of_bounds: point.outOfBounds,
    ...(house
      ? {
          house_position:
            point.house === null || point.housePosition === null
              ? null
              : wireBelow(point.housePosition, point.house + 1),
        }
      : {}),
  };
}

function wireStation(ephemeris: Ephemeris, station: Station | null): Wire<typeof stationSchema> | null {
  return (
    station && {
      type: station.kind,
      at: instantTextOfJd(ephemeris, station.jdUt),
      julian_day_ut: wire(station.jdUt),
      longitude: wireLongitude(station.longitudeDeg),
    }
  );
}

/** Points by id, in the order of the chart. */
export function wirePoints(
  ephemeris: Ephemeris,
  points: readonly ChartPoint[],
  parts: PointParts,
): Wire<typeof pointsSchema> {
  const wired: Record<string, Wire<typeof pointSchema>> = {};
  for (const point of points) wired[point.id] = wirePoint(ephemeris, point, parts);
  return wired;
}

/** An object whose keys are known ids; each may be absent. Published as properties, not as an open map. */
export function byId<const Id extends string, Schema extends z.ZodType>(
  ids: readonly Id[],
  schema: Schema,
): z.ZodObject<{ [Key in Id]: z.ZodOptional<Schema> }> {
  const shape = Object.fromEntries(ids.map((id) => [id, schema.optional()]));
  return z.object(shape as { [Key in Id]: z.ZodOptional<Schema> });
}

/** The same with every id always present. */
export function byEveryId<const Id extends string, Schema extends z.ZodType>(
  ids: readonly Id[],
  schema: Schema,
): z.ZodObject<{ [Key in Id]: Schema }> {
  const shape = Object.fromEntries(ids.map((id) => [id, schema]));
  return z.object(shape as { [Key in Id]: Schema });
}

/** Bodies by id: the named ones, and `asteroid:433` for any number. */
export function byBody<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<{ [Key in (typeof BODY_IDS)[number]]: z.ZodOptional<Schema> }, z.core.$catchall<Schema>> {
  return byId(BODY_IDS, schema).catchall(schema);
}

/** An object with a value for every id. */
export function mapIds<const Id extends string, Value>(
  ids: readonly Id[],
  valueOf: (id: Id) => Value,
): { readonly [Key in Id]: Value } {
  return Object.fromEntries(ids.map((id) => [id, valueOf(id)])) as { readonly [Key in Id]: Value };
}
