import { SIGNS } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { bodyIdSchema } from '../shared/body-schemas.ts';
import { instantSchema } from '../shared/answer-schemas.ts';

const degrees = { 'x-unit': 'degrees' };
const planet = z.string();

export const longitudeSchema = z
  .number()
  .min(0)
  .lt(360)
  .meta({ description: 'Ecliptic longitude in the zodiac of the chart.', ...degrees });
export const signSchema = z.enum(SIGNS);
export const degreeSchema = z
  .number()
  .min(0)
  .lt(30)
  .meta({ description: 'Degree within the sign.', ...degrees });
/** A longitude with its sign and degree. */
export const zodiacShape = { longitude: longitudeSchema, sign: signSchema, degree: degreeSchema };
export const houseNumberSchema = z
  .int()
  .min(1)
  .max(36)
  .nullable()
  .meta({ description: 'House 1–12 (sector 1–36 for Gauquelin); null without birth time.' });

const dignitySchema = z
  .object({
    domicile: z.boolean(),
    exaltation: z.boolean(),
    triplicity: z
      .boolean()
      .nullable()
      .meta({ description: 'Ruler of the triplicity by sect; null when the sect is unknown and matters.' }),
    triplicity_participating: z.boolean(),
    term: z.boolean(),
    face: z.boolean(),
    detriment: z.boolean(),
    fall: z.boolean(),
    rulers: z.object({
      domicile: planet,
      exaltation: planet.nullable(),
      triplicity: z
        .tuple([planet, planet, planet.nullable()])
        .meta({ description: 'By day, by night, participating.' }),
      term: planet,
      face: planet,
    }),
    peregrine: z.boolean().nullable(),
    score: z
      .int()
      .nullable()
      .meta({ description: 'Lilly, Christian Astrology p. 115: +5 +4 +3 +2 +1, −5 detriment, −4 fall, −5 peregrine.' }),
  })
  .meta({ id: 'Dignity' });

const stationSchema = z
  .object({
    type: z.enum(['station_retrograde', 'station_direct']),
    at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    longitude: longitudeSchema,
  })
  .nullable();

const bareShape = {
  id: bodyIdSchema,
  longitude: longitudeSchema,
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ description: 'Ecliptic latitude.', ...degrees }),
  distance_au: z.number().meta({ 'x-unit': 'astronomical units' }),
  speed: z.number().meta({ description: 'Change of longitude.', 'x-unit': 'degrees per day' }),
  right_ascension: z.number().min(0).lt(360).meta(degrees),
  declination: z.number().min(-90).max(90).meta(degrees),
  speed_declination: z.number().meta({ 'x-unit': 'degrees per day' }),
  sign: signSchema,
  degree: degreeSchema,
  dms: z
    .string()
    .meta({ description: 'Degree within the sign in degrees, minutes, seconds.', examples: ['24°23\'17.6"'] }),
  motion: z.enum(['direct', 'retrograde', 'stationary']),
  retrograde: z.boolean().meta({ description: 'Speed below zero.' }),
  out_of_bounds: z.boolean().meta({ description: 'Declination beyond the obliquity of the ecliptic.' }),
};

/** A point where houses may be missing by nature (positions). */
export const positionPointSchema = z
  .object({
    ...bareShape,
    house: houseNumberSchema.optional(),
    house_position: z.number().nullable().optional(),
  })
  .meta({ id: 'PositionPoint' });

/** The point object of contract §3.1. */
export const pointSchema = z
  .object({
    ...bareShape,
    house: houseNumberSchema,
    house_position: z.number().nullable().meta({ description: 'House number and the fraction of the house passed.' }),
    dignity: dignitySchema.optional().meta({ description: 'Sun to Saturn only.' }),
    range: z
      .object({ start_of_day: longitudeSchema, end_of_day: longitudeSchema, sign_changes: z.boolean() })
      .optional()
      .meta({ description: 'The Moon over the local day when the birth time is unknown.' }),
    station: z
      .object({ previous: stationSchema, next: stationSchema })
      .nullable()
      .optional()
      .meta({ description: 'With include stations; null for bodies that never turn.' }),
    gauquelin_sector: z
      .number()
      .nullable()
      .optional()
      .meta({ description: 'With include gauquelin: 1–36 from rise and set; null where the body does neither.' }),
  })
  .meta({ id: 'Point' });

export const pointsSchema = z.record(bodyIdSchema, pointSchema);
export const positionPointsSchema = z.record(bodyIdSchema, positionPointSchema);
