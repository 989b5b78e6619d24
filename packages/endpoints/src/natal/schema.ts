import { z } from 'zod';
import { answerShape } from '../wire/answer.ts';
import { instantSchema } from '../wire/instant.ts';
import { placeSchema } from '../wire/place.ts';
import { timeSchema } from '../wire/time.ts';
import { chartShape } from '../wire/chart.ts';

export const natalResponseSchema = z.object({
  product: z.literal('natal'),
  at: instantSchema,
  ...chartShape,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
