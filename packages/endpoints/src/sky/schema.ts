import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { aspectSchema } from '../wire/aspect.ts';
import { lunarPhaseSchema } from '../wire/chart-figures.ts';
import { instantSchema } from '../wire/time.ts';
import { pointsSchema } from '../wire/point.ts';

export const skyResponseSchema = z.object({
  product: z.literal('sky'),
  at: instantSchema.meta({ description: 'The start of the current minute.' }),
  julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  points: pointsSchema,
  aspects: z.array(aspectSchema).meta({ description: 'Major aspects among Sun to Pluto.' }),
  lunar_phase: lunarPhaseSchema.nullable(),
  svg: z.string().optional().meta({ description: 'The picture; only with format svg.' }),
  ...answerShape,
});
