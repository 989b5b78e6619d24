import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { panchangConventionsSchema, panchangSourcesSchema } from './conventions.ts';
import { panchangShape } from '../vedic-parts/panchang-shape.ts';

export const panchangResponseSchema = z.object({
  product: z.literal('panchang'),
  date: z.string(),
  at: instantSchema.meta({ description: 'The moment of vara, tithi, nakshatra, yoga and karana.' }),
  reference: z
    .enum(['sunrise', 'time', 'noon'])
    .meta({ description: 'Whether the moment is sunrise, the requested time or noon.' }),
  ...panchangShape,
  conventions: panchangConventionsSchema,
  sources: panchangSourcesSchema,
  time: timeSchema,
  place: placeSchema,
  ...answerShape,
});
