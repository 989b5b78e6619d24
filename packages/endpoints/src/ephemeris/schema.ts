import { z } from 'zod';
import { bodyIdSchema } from '../wire/point.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { COLUMN_IDS } from './columns.ts';

export const ephemerisResponseSchema = z.object({
  product: z.literal('ephemeris'),
  starts_at: instantSchema.meta({ description: 'Instant of the first row.' }),
  ends_at: instantSchema.meta({ description: 'Instant of the last row.' }),
  columns: z
    .array(z.enum(COLUMN_IDS))
    .meta({ description: 'Degrees, degrees per day (speed) and astronomical units (distance).' }),
  bodies: z.array(bodyIdSchema),
  rows: z
    .array(z.tuple([instantSchema], z.number()))
    .meta({ description: 'The instant, then the columns of the first body, of the second, and so on.' }),
  place: placeSchema.nullable(),
  ...answerShape,
});
