import { z } from 'zod';
import { almutenSchema } from '../western/traditional/wire-almuten.ts';
import { hylegSchema } from '../western/traditional/wire-hyleg.ts';
import { strengthsSchema } from '../western/traditional/wire-strengths.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { chartShape } from '../wire/chart.ts';

export const natalResponseSchema = z.object({
  product: z.literal('natal'),
  at: instantSchema,
  ...chartShape,
  strengths: strengthsSchema.nullable().optional(),
  almuten: almutenSchema.nullable().optional(),
  hyleg: hylegSchema.nullable().optional(),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
