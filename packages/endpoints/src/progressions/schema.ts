import { ASPECT_IDS } from '@theia/astro/natal/settings';
import { PROGRESSION_METHODS, YEAR_LENGTHS_DAYS } from '@theia/astro/progressions/clock';
import { ARC_KINDS } from '@theia/astro/progressions/directed';
import { ANGLE_METHODS } from '@theia/astro/progressions/houses';
import { z } from 'zod';
import { bodyIdSchema, pointIdSchema } from '../shared/body-schemas.ts';
import { aspectSchema, lunarPhaseSchema } from '../natal/part-schemas.ts';
import { houseNumberSchema, longitudeSchema, pointSchema, signSchema, zodiacShape } from '../natal/point-schema.ts';
import { uncertaintyShape } from '../return/uncertainty.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { derivedHousesSchema } from '../shared/derived-houses.ts';
import {
  birthDataShape,
  booleanField,
  dateField,
  includeField,
  instantField,
  settingsSchema,
  zodiacFields,
  timeField,
} from '../shared/request-schemas.ts';
import { DEFAULT_PROGRESSIONS_INCLUDES, MOST_EVENT_YEARS, PROGRESSIONS_INCLUDES } from './request.ts';

const degrees = { 'x-unit': 'degrees' };
const years = YEAR_LENGTHS_DAYS.map((days) => z.literal(days));

export const progressionsRequestSchema = z.object({
  ...birthDataShape,
  progressed_date: dateField.meta({
    description:
      'The day of life to progress the chart to, local at the birth place; before the birth the chart is progressed into the past.',
    examples: ['2024-06-15'],
  }),
  progressed_time: timeField.optional().meta({ description: 'Local time of progressed_date.', default: '12:00' }),
  method: z.enum(PROGRESSION_METHODS).optional().meta({
    description:
      'secondary: a day for a year; tertiary: a day for a month; minor: a month for a year; solar_arc: every natal point carried by the Sun’s arc.',
    default: 'secondary',
  }),
  angles: z.enum(ANGLE_METHODS).optional().meta({
    description:
      'How the midheaven is progressed: by the Sun’s true or mean (Naibod) arc in longitude or right ascension, or the real one of the progressed instant.',
    default: 'solar_arc_longitude',
  }),
  arc: z.enum(ARC_KINDS).optional().meta({ description: 'Arc of solar_arc.', default: 'true' }),
  converse: booleanField.optional().meta({ description: 'Progress into the past.', default: false }),
  year_length: z
    .union([...years, z.enum(YEAR_LENGTHS_DAYS.map(String))])
    .optional()
    .meta({ description: 'Days of a year of life.', default: YEAR_LENGTHS_DAYS[0], 'x-unit': 'days' }),
  from: instantField.optional().meta({
    description: `Beginning of the range of events; at most ${MOST_EVENT_YEARS} years, and 366 days of the ephemeris. A date is its midnight UTC.`,
    examples: ['2024-01-01'],
  }),
  to: instantField.optional().meta({ description: 'End of the range, exclusive.', examples: ['2030-01-01'] }),
  ...zodiacFields,
  settings: settingsSchema(1).optional().meta({ description: 'Without orbs here every aspect has an orb of 1°.' }),
  include: includeField(PROGRESSIONS_INCLUDES, DEFAULT_PROGRESSIONS_INCLUDES)
    .optional()
    .meta({ description: 'Parts of the answer to compute; events too when from and to are given.' }),
});

const SKY_FIELDS = {
  latitude: true,
  distance_au: true,
  right_ascension: true,
  declination: true,
  speed_declination: true,
  out_of_bounds: true,
} as const;
const progressedPointSchema = pointSchema
  .omit({ dignity: true, station: true, gauquelin_sector: true })
  .partial(SKY_FIELDS)
  .extend({
    speed: z.number().meta({ description: 'Per day of the ephemeris.', 'x-unit': 'degrees per day' }),
    house: houseNumberSchema.meta({ description: 'Among the progressed houses; null without birth time.' }),
    natal_house: houseNumberSchema.meta({ description: 'Among the houses of the birth chart.' }),
  })
  .meta({ id: 'ProgressedPoint', description: 'Directed points (solar_arc) have a longitude only.' });

const point = pointIdSchema(['asc', 'mc']);
const natalAspectSchema = aspectSchema
  .omit({ point_1: true, point_2: true })
  .extend({ progressed: point, natal: point })
  .meta({ id: 'ProgressedAspect' });
const when = instantSchema.nullable();
const direction = z
  .enum(['direct', 'retrograde'])
  .meta({ description: 'In the order of life: converse points move the other way.' });
const house = z.int().min(1).max(36);

const head = {
  at: instantSchema.meta({ description: 'Instant of life.' }),
  julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  body: point,
};
const eventSchema = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('exact'),
      ...head,
      aspect: z.enum(ASPECT_IDS),
      target: point.meta({ description: 'Natal point.' }),
      longitude: longitudeSchema,
      motion: direction,
      approximate: uncertaintyShape.approximate,
    }),
    z.object({
      type: z.literal('sign_ingress'),
      ...head,
      sign: signSchema,
      from_sign: signSchema,
      longitude: longitudeSchema,
      motion: direction,
      ...uncertaintyShape,
    }),
    z.object({
      type: z.literal('house_ingress'),
      ...head,
      house: house.meta({ description: 'House of the birth chart.' }),
      from_house: house,
      longitude: longitudeSchema,
      motion: direction,
    }),
    z.object({
      type: z.literal('station'),
      ...head,
      station: z.enum(['station_direct', 'station_retrograde']),
      ...zodiacShape,
      ...uncertaintyShape,
    }),
  ])
  .meta({ id: 'ProgressedEvent' });

const phase = lunarPhaseSchema.shape;

/** Parts not asked for are absent; houses and angles are null without a birth time. */
export const progressionsResponseSchema = z.object({
  product: z.literal('progressions'),
  method: z.enum(PROGRESSION_METHODS),
  angles_method: z
    .enum(ANGLE_METHODS)
    .nullable()
    .meta({ description: 'Null for solar_arc, which carries the angles like every point.' }),
  converse: z.boolean(),
  target_utc: instantSchema.meta({ description: 'The instant of life.' }),
  progressed_utc: instantSchema.meta({ description: 'The instant of the ephemeris that stands for it.' }),
  progressed_julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  age_years: z
    .number()
    .meta({ description: 'Years of the length chosen; negative before the birth.', 'x-unit': 'years' }),
  solar_arc: z.number().meta({ description: 'Progressed minus natal Sun; negative into the past.', ...degrees }),
  naibod_arc: z.number().meta({ description: 'The same by the Sun’s mean motion of 0.98564736° a day.', ...degrees }),
  points: z.record(bodyIdSchema, progressedPointSchema).optional(),
  angles: derivedHousesSchema.shape.angles.nullable(),
  houses: derivedHousesSchema.nullable(),
  aspects_to_natal: z
    .array(natalAspectSchema)
    .optional()
    .meta({ description: 'Applying and separating by the progressed motion.' }),
  aspects: z.array(aspectSchema).optional().meta({ description: 'Of the progressed points among themselves.' }),
  lunation: z
    .object({
      angle: phase.angle.meta({
        description: 'Progressed Moon minus progressed Sun (secondary ones with solar_arc).',
        ...degrees,
      }),
      name: phase.name,
      rudhyar: phase.rudhyar,
      previous_new: when,
      previous_full: when,
      next_new: when,
      next_full: when,
      approximate: uncertaintyShape.approximate,
    })
    .optional()
    .meta({ description: 'The progressed lunation cycle; instants of life.' }),
  events: z.array(eventSchema).optional().meta({ description: 'In order of time.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
