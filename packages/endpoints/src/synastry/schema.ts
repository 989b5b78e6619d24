import { SCORE_CATEGORIES, SCORE_RATINGS } from '@theia-astro/astro/synastry/score';
import { z } from 'zod';
import { vedicHeadShape, vedicResponseSchema } from '../vedic-chart/schema.ts';
import { matchSchema } from '../vedic-parts/match.ts';
import {
  compositeSchema,
  davisonSchema,
  doubleWhammySchema,
  interAspectSchema,
  personChartSchema,
} from '../western/relationship/schemas.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { chartsAspectSchema, chartsDeclinationAspectSchema } from '../wire/aspect.ts';
import { byBody, byEveryId } from '../wire/point.ts';
import { placeSchema, timeSchema } from '../wire/place-and-time.ts';
import { houseNumberSchema } from '../wire/wire.ts';
import { SYNASTRY_MODES } from './request.ts';

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

const both = <T extends z.ZodType>(schema: T) => z.object({ person_a: schema, person_b: schema });
export const timesAndPlacesShape = {
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
};

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
  ...timesAndPlacesShape,
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
  ...timesAndPlacesShape,
  ...answerShape,
});

export const synastryAnswerSchema = z.union([synastryResponseSchema, vedicPairResponseSchema]);
