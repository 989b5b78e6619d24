import { COMPOSITE_HOUSES } from '@theia-astro/astro/synastry/composite-houses';
import { SCORE_RATINGS } from '@theia-astro/astro/synastry/score';
import { SCORE_CATEGORIES } from '@theia-astro/astro/synastry/score-weights';
import { z } from 'zod';
import { vedicHeadShape, vedicResponseSchema } from '../vedic-chart/schema.ts';
import { matchSchema } from '../vedic-parts/match-shape.ts';
import { answerShape } from '../wire/answer.ts';
import { aspectSchema, chartsAspectSchema, pairShape } from '../wire/aspect.ts';
import { byBody, byEveryId } from '../wire/by-id.ts';
import { bodyIdSchema } from '../wire/body-schemas.ts';
import { chartShape } from '../wire/chart.ts';
import { chartsDeclinationAspectSchema } from '../wire/declination-aspect.ts';
import { housesSchema } from '../wire/houses.ts';
import { instantSchema } from '../wire/instant.ts';
import { placeSchema } from '../wire/place.ts';
import { timeSchema } from '../wire/time.ts';
import { houseNumberSchema, zodiacShape } from '../wire/zodiac.ts';
import { SYNASTRY_MODES } from './request.ts';

const degrees = { 'x-unit': 'degrees' };

const approximate = z
  .literal(true)
  .optional()
  .meta({ description: 'The Moon of a person whose birth time is unknown.' });
const orb = z.number().meta({ description: 'Separation minus the aspect’s angle.', ...degrees });

export const interAspectSchema = chartsAspectSchema
  .extend({
    double_whammy: z
      .literal(true)
      .optional()
      .meta({ description: 'The same aspect also exists between the same two bodies with the people swapped.' }),
  })
  .meta({
    id: 'InterAspect',
    description:
      'point_1 belongs to person_a (chart a), point_2 to person_b (chart b). Neither chart moves, so applying is null.',
  });

export const doubleWhammySchema = z
  .object({
    ...pairShape,
    orb_1: orb.meta({ description: 'Orb from point_1 of person_a to point_2 of person_b.', ...degrees }),
    orb_2: orb.meta({ description: 'Orb from point_2 of person_a to point_1 of person_b.', ...degrees }),
  })
  .meta({ id: 'DoubleWhammy' });

export const overlaySchema = byBody(houseNumberSchema).meta({
  id: 'HouseOverlay',
  description: 'House overlays: the houses of one person that contain the bodies of the other.',
});

export const scoreFactorSchema = chartsAspectSchema
  .extend({
    weight: z.number(),
    quality: z.number(),
    exactness: z.number().min(0).max(1),
    points: z.number().meta({ description: '2 · weight · quality · exactness.' }),
    category: z.enum(SCORE_CATEGORIES),
  })
  .meta({ id: 'ScoreFactor' });

export const scoreSchema = z
  .object({
    value: z.number().min(0).max(100),
    raw_sum: z.number().meta({ description: 'Sum of the points of all factors.' }),
    clamped: z.boolean(),
    rating: z.enum(SCORE_RATINGS),
    categories: byEveryId(SCORE_CATEGORIES, z.number()),
    factors: z
      .array(scoreFactorSchema)
      .optional()
      .meta({ description: 'With include details: every term of the sum, heaviest first.' }),
    disclaimer: z.string(),
  })
  .meta({ id: 'CompatibilityScore', description: 'max(0, min(100, 50 + Σ points)).' });

export const compositePointSchema = z
  .object({
    ...zodiacShape,
    house: houseNumberSchema,
    flipped: z
      .literal(true)
      .optional()
      .meta({ description: 'The far midpoint was used, with composite_sun_proximity.' }),
    approximate,
    id: bodyIdSchema.optional(),
    dms: z.string().optional(),
    house_position: z.number().nullable().optional(),
  })
  .meta({ id: 'CompositePoint', description: 'id, dms and house_position come with include details.' });
export const compositePointsSchema = byBody(compositePointSchema).meta({ id: 'CompositePoints' });

export const compositeSchema = z
  .object({
    composite_houses: z.enum(COMPOSITE_HOUSES),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'Geographic latitude of the derived houses.', ...degrees }),
    points: compositePointsSchema,
    houses: housesSchema.nullable(),
    aspects: z.array(aspectSchema).optional().meta({ description: 'Only with include composite_aspects.' }),
  })
  .meta({ id: 'Composite', description: 'The chart of the midpoints. Its points have no speed.' });

export const davisonSchema = z
  .object({
    at: instantSchema,
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
    ...chartShape,
  })
  .meta({
    id: 'Davison',
    description:
      'The real chart of the moment and place halfway between the two births; aspects only with include davison_aspects.',
  });

const both = <T extends z.ZodType>(schema: T) => z.object({ person_a: schema, person_b: schema });
const personChartSchema = z
  .object(chartShape)
  .meta({ id: 'PersonChart', description: 'Points and houses as in POST /swiss/natal.' });

/**
 * The relationship of two charts. Parts that were not requested are absent; parts that need a birth time are null
 * without it.
 */
const betweenShape = {
  aspects: z.array(interAspectSchema).optional(),
  double_whammies: z.array(doubleWhammySchema).optional(),
  declination_aspects: z.array(chartsDeclinationAspectSchema).optional(),
  overlays: z.object({ a_in_b: overlaySchema.nullable(), b_in_a: overlaySchema.nullable() }).optional(),
  score: scoreSchema.optional(),
};
export const betweenSchema = z.object(betweenShape);

export const synastryResponseSchema = z.object({
  product: z.literal('synastry'),
  mode: z.enum(SYNASTRY_MODES),
  charts: both(personChartSchema).optional(),
  ...betweenShape,
  composite: compositeSchema.optional(),
  davison: davisonSchema.optional(),
  guna_milan: matchSchema.optional(),
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
  ...answerShape,
});

const { points, bhavas } = vedicResponseSchema.shape;
export const vedicPairChartSchema = z
  .object({ ...vedicHeadShape, points, bhavas })
  .meta({ id: 'VedicPairChart', description: 'Points and bhavas as in /natal/vedic.' });

export const vedicPairResponseSchema = z.object({
  product: z.literal('synastry'),
  mode: z.enum(SYNASTRY_MODES),
  system: z.literal('vedic'),
  charts: both(vedicPairChartSchema).optional(),
  guna_milan: matchSchema.optional(),
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
  ...answerShape,
});

export const synastryAnswerSchema = z.union([synastryResponseSchema, vedicPairResponseSchema]);
