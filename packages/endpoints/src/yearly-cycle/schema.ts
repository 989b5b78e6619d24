import { SIGNS } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { eclipseSchema } from '../eclipses/schema.ts';
import { houseNumberSchema, zodiacShape } from '../natal/point-schema.ts';
import { returnSchema } from '../return/schema.ts';
import { uncertaintyShape } from '../return/uncertainty.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import {
  birthDataShape,
  includeField,
  latitudeField,
  locationField,
  longitudeField,
  placeShape,
  settingsSchema,
  zodiacFields,
  timezoneField,
} from '../shared/request-schemas.ts';
import { DEFAULT_TRANSIT_ORB_DEG, MAX_TRANSIT_ORB_DEG } from '../transits/orb-field.ts';
import { eventSchema, windowSchema } from '../transits/schema.ts';
import { DEFAULT_YEARLY_CYCLE_PARTS, YEARLY_CYCLE_PARTS } from './request.ts';
import { TIMELINE_CATEGORIES } from './timeline.ts';

const orb = z.number().min(0).max(MAX_TRANSIT_ORB_DEG).meta({ 'x-unit': 'degrees' });
const julianDay = z.number().meta({ 'x-unit': 'Julian day UT1' });
const profection = {
  house: z.int().min(1).max(12),
  sign: z.enum(SIGNS),
  lord: z.string().meta({ description: 'Traditional ruler of the sign.' }),
};

export const yearlyCycleRequestSchema = z.object({
  ...birthDataShape,
  year: z
    .union([z.int(), z.string()])
    .optional()
    .meta({
      description: 'The year in which the solar year begins; the current one when absent, not before the birth.',
      examples: [2024],
    }),
  relocation: z
    .object({ ...placeShape, timezone: timezoneField.optional() })
    .partial()
    .optional()
    .meta({ description: 'Where the solar return is celebrated; the birth place when absent.' }),
  return_location: locationField.optional().meta({ description: 'The same as relocation.location.' }),
  return_latitude: latitudeField.optional(),
  return_longitude: longitudeField.optional(),
  orb: z
    .union([orb, z.string(), z.record(z.string(), orb)])
    .optional()
    .meta({ description: 'Orb of the windows, for all aspects or by aspect.', default: DEFAULT_TRANSIT_ORB_DEG }),
  ...zodiacFields,
  settings: settingsSchema(1).optional(),
  include: includeField(YEARLY_CYCLE_PARTS, DEFAULT_YEARLY_CYCLE_PARTS).optional(),
});

const progressedEventSchema = z.object({
  type: z.enum(['exact', 'sign_ingress', 'house_ingress']),
  at: instantSchema,
  julian_day_ut: julianDay,
  body: z.literal('moon'),
  aspect: z.string().optional(),
  target: z.string().optional(),
  sign: z.enum(SIGNS).optional(),
  from_sign: z.enum(SIGNS).optional(),
  house: z.int().optional(),
  from_house: z.int().optional(),
  longitude: zodiacShape.longitude,
  motion: z.enum(['direct', 'retrograde']),
  ...uncertaintyShape,
});

export const yearlyCycleResponseSchema = z.object({
  product: z.literal('yearly_cycle'),
  year: z.int(),
  span: z
    .object({ from: instantSchema, to: instantSchema, approximate: uncertaintyShape.approximate })
    .meta({ description: 'From the solar return of the year to the next one, exclusive.' }),
  solar_return: returnSchema.optional(),
  profections: z
    .object({
      age: z.int().min(0).meta({ description: 'Completed years at the solar return.', 'x-unit': 'years' }),
      ...profection,
      lord_placement: z
        .object({ ...zodiacShape, house: houseNumberSchema, retrograde: z.boolean() })
        .nullable()
        .meta({ description: 'Of the lord in the birth chart.' }),
      months: z
        .array(z.object({ month: z.int().min(1).max(12), starts_at: instantSchema, ...profection }))
        .meta({ description: 'Twelve equal parts of the span, a sign further each.' }),
    })
    .nullable()
    .optional()
    .meta({ description: 'Whole signs from the ascendant; null without a birth time.' }),
  transits: z
    .object({ events: z.array(eventSchema), windows: z.array(windowSchema) })
    .optional()
    .meta({
      description:
        'Jupiter to Pluto, Chiron and the node to Sun to Saturn, ascendant and midheaven, as POST /transits gives them.',
    }),
  eclipses: z.array(eclipseSchema).optional(),
  progressed_moon: z
    .object({
      positions: z
        .array(z.object({ at: instantSchema, julian_day_ut: julianDay, ...zodiacShape }))
        .meta({ description: 'Monthly, both ends included.' }),
      events: z.array(progressedEventSchema),
    })
    .optional()
    .meta({ description: 'Secondary progression.' }),
  lunar_returns: z.array(z.object({ at: instantSchema, julian_day_ut: julianDay, ...uncertaintyShape })).optional(),
  stations: z.array(eventSchema).optional().meta({ description: 'Mercury to Pluto and Chiron.' }),
  timeline: z
    .array(
      z.object({
        at: instantSchema,
        category: z.enum(TIMELINE_CATEGORIES),
        title_key: z.string().meta({
          description: 'Stable words for a text in any language.',
          examples: ['transit.exact.saturn.conjunction.moon'],
        }),
        ref: z
          .string()
          .meta({ description: 'Where the item stands in this answer.', examples: ['transits.events[3]'] }),
      }),
    )
    .meta({ description: 'Everything above in order of time.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
