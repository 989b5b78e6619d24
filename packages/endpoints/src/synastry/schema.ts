import { ASPECT_IDS, MAJOR_ASPECTS } from '@theia/astro/natal/settings';
import { COMPOSITE_HOUSES } from '@theia/astro/synastry/composite-houses';
import { DAVISON_GEO } from '@theia/astro/synastry/davison';
import { SCORE_RATINGS } from '@theia/astro/synastry/score';
import { SCORE_CATEGORIES } from '@theia/astro/synastry/score-weights';
import { z } from 'zod';
import { bodyIdSchema, pointIdSchema } from '../shared/body-schemas.ts';
import { matchShape } from '../guna-milan/schema.ts';
import { aspectSchema } from '../natal/part-schemas.ts';
import { houseNumberSchema, zodiacShape } from '../natal/point-schema.ts';
import { natalChartShape } from '../natal/schema.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { derivedHousesSchema } from '../shared/derived-houses.ts';
import {
  birthDataShape,
  booleanField,
  includeField,
  placeShape,
  settingsSchema,
  zodiacFields,
} from '../shared/request-schemas.ts';
import { vedicRequestSchema, vedicResponseSchema } from '../vedic/schema.ts';
import { DEFAULT_SYNASTRY_INCLUDES, SYNASTRY_INCLUDES, SYNASTRY_MODES, SYNASTRY_ORB_SCALE } from './request.ts';
import { VEDIC_PAIR_INCLUDES } from './vedic-request.ts';

const degrees = { 'x-unit': 'degrees' };
const person = z.object(birthDataShape).meta({ id: 'Person', description: 'Birth data of one of the two people.' });

export const synastryRequestSchema = z.object({
  person_a: person,
  person_b: person,
  mode: z.enum(SYNASTRY_MODES).optional().meta({
    description: 'Which chart of a relationship; relationship is all of them. On POST /swiss the request word says it.',
    default: 'synastry',
  }),
  ...zodiacFields,
  settings: settingsSchema(SYNASTRY_ORB_SCALE)
    .optional()
    .meta({
      description: `Shared by both people. Aspects default to ${MAJOR_ASPECTS.join(', ')}; bodies to Sun…Pluto, north node, Chiron.`,
    }),
  include: z
    .array(z.enum(SYNASTRY_INCLUDES))
    .max(100)
    .optional()
    .meta({
      description: `Parts of the answer to compute. By mode: ${SYNASTRY_MODES.map((mode) => `${mode} ${DEFAULT_SYNASTRY_INCLUDES[mode].join(', ')}`).join('; ')}.`,
    }),
  relocation: z.object(placeShape).optional().meta({
    description:
      'Where the couple lives: latitude of the derived composite houses. Default: the mean of both birth places.',
  }),
  composite_houses: z.enum(COMPOSITE_HOUSES).optional().meta({
    description: 'derived: from the midpoint of the midheavens and a latitude; midpoint: every cusp halfway.',
    default: 'derived',
  }),
  composite_sun_proximity: booleanField
    .optional()
    .meta({ description: 'Takes the midpoints of Mercury and Venus nearer the composite Sun.', default: false }),
  davison_geo: z.enum(DAVISON_GEO).optional().meta({
    description: 'Middle of the two places: mean of the coordinates, or halfway along the great circle.',
    default: 'arithmetic',
  }),
  apply_exceptions: booleanField
    .optional()
    .meta({ description: 'Guna milan: kootas excused by an exception count in full.', default: false }),
});

const aspectId = z.enum(ASPECT_IDS);
const point = pointIdSchema(['asc', 'mc']);
const approximate = z
  .literal(true)
  .optional()
  .meta({ description: 'The Moon of a person whose birth time is unknown.' });
const nature = aspectSchema.shape.nature;
const exactness = z.number().min(0).max(1);
const orb = z.number().meta({ description: 'Separation minus angle.', ...degrees });

const interAspect = z
  .object({
    a: point.meta({ description: 'Point of person_a.' }),
    b: point.meta({ description: 'Point of person_b.' }),
    aspect: aspectId,
    angle: z.number().meta(degrees),
    separation: z.number().min(0).max(180).meta(degrees),
    orb,
    allowed_orb: z.number().meta(degrees),
    exactness,
    nature,
    out_of_sign: z.boolean(),
    double_whammy: z
      .boolean()
      .meta({ description: 'The same aspect joins the same two bodies the other way round too.' }),
    approximate,
  })
  .meta({ id: 'InterAspect' });

const overlay = z.record(bodyIdSchema, houseNumberSchema).nullable();

const score = z
  .object({
    value: z.number().min(0).max(100),
    raw_sum: z.number().meta({ description: 'Sum of the points of all factors.' }),
    clamped: z.boolean(),
    rating: z.enum(SCORE_RATINGS),
    factors: z
      .array(
        z.object({
          a: point,
          b: point,
          aspect: aspectId,
          orb,
          weight: z.number(),
          quality: z.number(),
          exactness,
          points: z.number().meta({ description: '2 · weight · quality · exactness.' }),
          category: z.enum(SCORE_CATEGORIES),
          approximate,
        }),
      )
      .meta({ description: 'Every term of the sum, heaviest first.' }),
    categories: z.record(z.enum(SCORE_CATEGORIES), z.number()),
    disclaimer: z.string(),
  })
  .meta({ id: 'CompatibilityScore', description: 'max(0, min(100, 50 + Σ points)).' });

const composite = z
  .object({
    composite_houses: z.enum(COMPOSITE_HOUSES),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'Geographic latitude of derived houses.', ...degrees }),
    points: z.record(
      bodyIdSchema,
      z.object({
        id: bodyIdSchema,
        ...zodiacShape,
        dms: z.string(),
        speed: z.null().meta({ description: 'A midpoint does not move.' }),
        house: houseNumberSchema,
        house_position: z.number().nullable(),
        flipped: z.literal(true).optional().meta({ description: 'The far midpoint, with composite_sun_proximity.' }),
        approximate,
      }),
    ),
    houses: derivedHousesSchema.nullable(),
    aspects: z.array(aspectSchema.omit({ motion: true })),
  })
  .meta({ id: 'Composite' });

const davison = z
  .object({
    datetime_utc: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
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
    ...natalChartShape,
  })
  .meta({ id: 'Davison', description: 'The real chart of the moment and place halfway between the two births.' });

const both = <T extends z.ZodType>(schema: T) => z.object({ person_a: schema, person_b: schema });

/** Parts not asked for are absent; what needs a birth time is null without it. */
export const synastryResponseSchema = z.object({
  product: z.literal('synastry'),
  mode: z.enum(SYNASTRY_MODES),
  charts: both(z.object(natalChartShape)).optional(),
  aspects: z.array(interAspect).optional(),
  double_whammies: z
    .array(z.object({ point_1: point, point_2: point, aspect: aspectId, orb_1: orb, orb_2: orb }))
    .optional(),
  declination_aspects: z
    .array(
      z.object({
        a: bodyIdSchema,
        b: bodyIdSchema,
        aspect: z.enum(['parallel', 'contraparallel']),
        orb: z.number().min(0).meta(degrees),
        declination_a: z.number().meta(degrees),
        declination_b: z.number().meta(degrees),
        approximate,
      }),
    )
    .optional(),
  overlays: z
    .object({ a_in_b: overlay, b_in_a: overlay })
    .optional()
    .meta({ description: 'Houses of the one in which the bodies of the other stand.' }),
  score: score.optional(),
  composite: composite.optional(),
  davison: davison.optional(),
  guna_milan: z.object(matchShape).optional(),
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
  ...answerShape,
});

/** The same with `system` vedic. */
export const vedicPairRequestSchema = z.object({
  person_a: person,
  person_b: person,
  system: z.literal('vedic'),
  mode: z.enum(['synastry', 'relationship']).optional(),
  settings: vedicRequestSchema.shape.settings,
  include: includeField(VEDIC_PAIR_INCLUDES, VEDIC_PAIR_INCLUDES).optional(),
  apply_exceptions: booleanField
    .optional()
    .meta({ description: 'Kootas excused by an exception count in full.', default: false }),
});

const vedicShape: Readonly<Record<string, z.ZodType>> = vedicResponseSchema.shape;
const { ayanamsa, lagna, moon_sign, nakshatra, houses_from } = vedicResponseSchema.shape;
const vedicChartSchema = z
  .object({
    ayanamsa,
    lagna,
    moon_sign,
    nakshatra,
    houses_from,
    points: vedicShape['points']!,
    houses: vedicShape['houses']!,
  })
  .meta({ id: 'VedicPairChart', description: 'Points and houses as /natal/vedic gives them.' });

export const vedicPairResponseSchema = z.object({
  product: z.literal('synastry'),
  mode: z.enum(SYNASTRY_MODES),
  system: z.literal('vedic'),
  charts: both(vedicChartSchema).optional(),
  guna_milan: z.object(matchShape).optional(),
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
  ...answerShape,
});
