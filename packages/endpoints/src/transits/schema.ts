import { LUNATION_PHASES, TRANSIT_EVENTS } from '@theia/astro/transits/event';
import { ASPECT_IDS, MAJOR_ASPECTS } from '@theia/astro/natal/settings';
import { z } from 'zod';
import { asteroidIdSchema, bodyIdSchema } from '../shared/body-schemas.ts';
import { eclipseSchema } from '../eclipses/schema.ts';
import { aspectSchema, housesSchema, lotsSchema } from '../natal/part-schemas.ts';
import {
  houseNumberSchema,
  longitudeSchema,
  pointsSchema,
  positionPointSchema,
  signSchema,
  zodiacShape,
} from '../natal/point-schema.ts';
import { uncertaintyShape } from '../return/uncertainty.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import {
  aspectsField,
  birthDataShape,
  bodiesField,
  dateField,
  instantField,
  latitudeField,
  locationField,
  longitudeField,
  settingsSchema,
  zodiacFields,
  timeField,
} from '../shared/request-schemas.ts';
import { DEFAULT_TRANSIT_ORB_DEG, MAX_TRANSIT_ORB_DEG } from './orb-field.ts';
import { DEFAULT_LIMIT, DEFAULT_TRANSIT_EVENTS, MAX_LIMIT, MAX_SPAN_DAYS, MAX_SPAN_DAYS_FAST } from './range-fields.ts';
import { DEFAULT_TARGETS, DEFAULT_TRANSITING, TARGET_IDS } from './request.ts';

const degrees = { 'x-unit': 'degrees' };
const orb = z.number().min(0).max(MAX_TRANSIT_ORB_DEG).meta(degrees);
const csv = (what: string): z.ZodType => z.string().meta({ description: `Comma-separated ${what}.` });
const body = bodyIdSchema;
const target = z.union([z.enum(TARGET_IDS), asteroidIdSchema]);
const direction = z.enum(['direct', 'retrograde']);

export const transitsRequestSchema = z.object({
  ...birthDataShape,
  transit_date: dateField.optional().meta({
    description: 'Local date of the snapshot; today when neither it nor a range is given.',
    examples: ['2024-06-15'],
  }),
  transit_time: timeField.optional().meta({ description: 'Local time of the snapshot; 12:00 when absent.' }),
  transit_location: locationField
    .optional()
    .meta({ description: 'Place whose clock transit_date is read by; the birth place when absent.' }),
  transit_latitude: latitudeField.optional(),
  transit_longitude: longitudeField.optional(),
  from: instantField.optional().meta({
    description: 'Beginning of a range: a date (midnight UTC) or an instant. Not together with transit_date.',
    examples: ['2024-01-01'],
  }),
  to: instantField.optional().meta({
    description: `End of the range, exclusive. At most ${MAX_SPAN_DAYS_FAST} days with Sun, Moon, Mercury, Venus or Mars or topocentric coordinates, else ${MAX_SPAN_DAYS}.`,
    examples: ['2025-01-01'],
  }),
  events: z
    .union([z.array(z.enum(TRANSIT_EVENTS)).max(100), csv('kinds of event')])
    .optional()
    .meta({
      description: 'Kinds of event in a range; lunation: the four phases of the Moon.',
      default: DEFAULT_TRANSIT_EVENTS,
    }),
  bodies: z
    .union([bodiesField, csv('bodies')])
    .optional()
    .meta({ description: 'Moving bodies; in a range the default leaves out the Moon.', default: DEFAULT_TRANSITING }),
  targets: z
    .union([
      z.literal('transiting'),
      z
        .array(z.union([z.enum(['transiting', ...TARGET_IDS]), asteroidIdSchema]))
        .min(1)
        .max(100),
      csv('points'),
    ])
    .optional()
    .meta({
      description: 'Natal points; or transiting, for aspects of the moving bodies among themselves.',
      default: DEFAULT_TARGETS,
    }),
  aspects: z
    .union([aspectsField, csv('aspects')])
    .optional()
    .meta({ description: 'Aspects to look for.', default: MAJOR_ASPECTS }),
  orb: z
    .union([orb, z.string(), z.partialRecord(z.enum(ASPECT_IDS), orb)])
    .optional()
    .meta({
      description: `One orb for all aspects, or by aspect; 0 to ${MAX_TRANSIT_ORB_DEG}. Without it a flat ${DEFAULT_TRANSIT_ORB_DEG}°, or the orbs of settings where those are given.`,
      default: DEFAULT_TRANSIT_ORB_DEG,
      ...degrees,
    }),
  limit: z
    .union([z.int().min(1).max(MAX_LIMIT), z.string()])
    .optional()
    .meta({ description: 'Events a page.', default: DEFAULT_LIMIT }),
  cursor: z.string().optional().meta({ description: 'next_cursor of the page before, with the same request.' }),
  ...zodiacFields,
  settings: settingsSchema(1).optional(),
});

const transitPointSchema = positionPointSchema
  .extend({
    natal_house: houseNumberSchema.meta({
      description: 'House of the birth chart it stands in; null without birth time.',
    }),
    natal_house_position: z.number().nullable(),
  })
  .meta({ id: 'TransitPoint' });

const when = instantSchema.nullable();
const transitAspectSchema = aspectSchema
  .omit({ point_1: true, point_2: true })
  .extend({
    transiting: body,
    natal: target.optional(),
    target: body.optional().meta({ description: 'The other moving body, with targets transiting.' }),
    exact_at: when.meta({ description: 'Nearest perfection within this stay in orb; null when it does not perfect.' }),
    enters_orb_at: when,
    leaves_orb_at: when,
  })
  .meta({ id: 'TransitAspect' });

const head = { at: instantSchema, julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }), body };
export const eventSchema = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('exact'),
      ...head,
      aspect: z.enum(ASPECT_IDS),
      target,
      longitude: longitudeSchema,
      motion: direction,
      pass: z.int().min(1).meta({
        description: 'Of pass_count hits separated only by retrograde loops, those beyond the range included.',
      }),
      pass_count: z.int().min(1),
      window_id: z.string(),
      ...uncertaintyShape,
    }),
    z.object({
      type: z.literal('sign_ingress'),
      ...head,
      sign: signSchema,
      from_sign: signSchema,
      longitude: longitudeSchema,
      motion: direction,
    }),
    z.object({
      type: z.literal('house_ingress'),
      ...head,
      house: z.int().min(1).max(36),
      from_house: z.int().min(1).max(36),
      longitude: longitudeSchema,
      motion: direction,
    }),
    z.object({
      type: z.literal('station'),
      ...head,
      station: z.enum(['station_direct', 'station_retrograde']),
      ...zodiacShape,
    }),
    z.object({ type: z.literal('lunation'), ...head, phase: z.enum(LUNATION_PHASES), ...zodiacShape }),
    z.object({ type: z.literal('eclipse'), ...head, longitude: longitudeSchema, eclipse: eclipseSchema }),
  ])
  .meta({ id: 'TransitEvent' });

export const windowSchema = z
  .object({
    id: z.string(),
    body,
    aspect: z.enum(ASPECT_IDS),
    target,
    enters_orb_at: instantSchema,
    leaves_orb_at: instantSchema,
    exact_at: z.array(instantSchema).meta({ description: 'Empty for a near miss.' }),
    closest: z.object({
      at: instantSchema,
      orb: z.number().meta({ description: 'Separation minus angle, signed; 0 when exact.', ...degrees }),
    }),
    clipped_start: z
      .boolean()
      .meta({ description: 'In orb already when the range begins; enters_orb_at is then its beginning.' }),
    clipped_end: z.boolean(),
    approximate: uncertaintyShape.approximate,
  })
  .meta({ id: 'TransitWindow' });

const natalSchema = z.object({ points: pointsSchema, houses: housesSchema.nullable(), lots: lotsSchema.optional() });

export const transitsResponseSchema = z.object({
  product: z.literal('transits'),
  natal: natalSchema.meta({ description: 'The birth chart as far as transits look at it.' }),
  transit_utc: instantSchema.optional().meta({ description: 'Snapshot only.' }),
  transits: z.partialRecord(body, transitPointSchema).optional().meta({ description: 'Snapshot only.' }),
  aspects: z.array(transitAspectSchema).optional().meta({ description: 'Snapshot only.' }),
  from: instantSchema.optional().meta({ description: 'Range only: begin of what was searched.' }),
  to: instantSchema.optional().meta({ description: 'Range only: end of what was searched, exclusive.' }),
  events: z.array(eventSchema).optional().meta({ description: 'Range only; in order of time.' }),
  windows: z
    .array(windowSchema)
    .optional()
    .meta({ description: 'Range only: stays in orb that begin on this page or hold one of its hits.' }),
  next_cursor: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'Range only: for the next page; null on the last.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  transit_place: placeSchema.nullable().optional(),
  ...answerShape,
});
