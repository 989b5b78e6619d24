import { z } from 'zod';
import { lunarPhaseSchema } from '../wire/chart-figures.ts';
import { housesSchema } from '../wire/houses.ts';
import { pointsSchema } from '../wire/point.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { starPositionSchema } from '../wire/star.ts';

export const positionsResponseSchema = z.object({
  product: z.literal('positions'),
  at: instantSchema,
  julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  points: pointsSchema.optional(),
  lunar_phase: lunarPhaseSchema.nullable().optional(),
  star_positions: z.array(starPositionSchema).optional(),
  houses: housesSchema.optional().meta({ description: 'Only with a place.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
