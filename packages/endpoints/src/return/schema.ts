import { RETURN_TYPES } from '@theia-astro/astro/returns/find';
import { z } from 'zod';
import { asteroidIdSchema } from '../wire/point.ts';
import { longitudeSchema } from '../wire/zodiac.ts';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { placeSchema } from '../wire/place.ts';
import { timeSchema } from '../wire/time.ts';
import { returnSchema } from '../western/returns/returning.ts';

export const returnResponseSchema = z.object({
  product: z.literal('return'),
  type: z.union([z.enum(RETURN_TYPES), asteroidIdSchema]),
  natal_longitude: longitudeSchema,
  returns: z.array(returnSchema),
  ...nextShape,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
