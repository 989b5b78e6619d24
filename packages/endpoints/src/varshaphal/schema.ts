import { z } from 'zod';
import { uncertaintyShape } from '../resolve/uncertainty.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { placeSchema } from '../wire/place.ts';
import { timeSchema } from '../wire/time.ts';
import { varshaphalConventionsSchema, varshaphalSourcesSchema } from './conventions.ts';
import { yearShape } from './year-schema.ts';

export const varshaphalResponseSchema = z.object({
  product: z.literal('varshaphal'),
  year: z.int(),
  starts_at_local: z.string().meta({ description: 'Wall clock at the place of the year’s chart, with offset.' }),
  span: uncertaintyShape.span.meta({
    description: 'Without a birth time: earliest and latest start, over the day of birth.',
  }),
  ...yearShape,
  conventions: varshaphalConventionsSchema,
  sources: varshaphalSourcesSchema,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
