import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { placeSchema } from '../wire/place.ts';
import { timeSchema } from '../wire/time.ts';
import { matchConventionsSchema, matchSourcesSchema } from './conventions.ts';
import { matchShape } from '../vedic-parts/match.ts';
import { partnerSchema } from './calculate.ts';

const both = <T extends z.ZodType>(schema: T): z.ZodObject<{ person_a: T; person_b: T }> =>
  z.object({ person_a: schema, person_b: schema });

export const gunaMilanResponseSchema = z.object({
  product: z.literal('guna_milan'),
  ...matchShape,
  ...both(partnerSchema).shape,
  conventions: matchConventionsSchema,
  sources: matchSourcesSchema,
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
  ...answerShape,
});
