import { DEFAULT_NATAL_INCLUDES, NATAL_INCLUDES } from '@theia/astro/natal/settings';
import { z } from 'zod';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { birthDataShape, includeField, settingsSchema, siderealField } from '../shared/request-schemas.ts';
import {
  antisciaSchema,
  aspectSchema,
  balanceSchema,
  declinationAspectSchema,
  dispositorsSchema,
  housesSchema,
  lotsSchema,
  lunarPhaseSchema,
  midpointSchema,
  patternSchema,
  receptionSchema,
  starSchema,
} from './part-schemas.ts';
import { pointsSchema, signSchema } from './point-schema.ts';

export const natalRequestSchema = z.object({
  ...birthDataShape,
  system: z
    .literal('western')
    .optional()
    .meta({ description: 'Astrological system; vedic answers what /natal/vedic answers.', default: 'western' }),
  sidereal: siderealField.optional(),
  settings: settingsSchema(1).optional(),
  include: includeField(NATAL_INCLUDES, DEFAULT_NATAL_INCLUDES).optional(),
});

/** Parts not asked for are absent; parts that cannot exist (no birth time, heliocentric) are null. */
export const natalChartShape = {
  sect: z.enum(['day', 'night']).nullable(),
  sun_sign: signSchema.nullable(),
  moon_sign: signSchema.nullable(),
  rising_sign: signSchema.nullable(),
  points: pointsSchema.optional(),
  houses: housesSchema.nullable().optional(),
  aspects: z.array(aspectSchema).optional(),
  declination_aspects: z.array(declinationAspectSchema).optional(),
  lots: lotsSchema.nullable().optional(),
  patterns: z.array(patternSchema).optional(),
  balance: balanceSchema.optional(),
  lunar_phase: lunarPhaseSchema.nullable().optional(),
  receptions: z.array(receptionSchema).nullable().optional(),
  dispositors: dispositorsSchema.nullable().optional(),
  stars: z.array(starSchema).optional(),
  midpoints: z.array(midpointSchema).optional(),
  antiscia: antisciaSchema.optional(),
};

export const natalResponseSchema = z.object({
  product: z.literal('natal'),
  datetime_utc: instantSchema,
  ...natalChartShape,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
