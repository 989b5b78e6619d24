import { z } from 'zod';
import { eclipseSchema } from '../wire/eclipse.ts';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { ECLIPSE_KINDS } from './request.ts';

export const eclipsesResponseSchema = z.object({
  product: z.literal('eclipses'),
  starts_at: instantSchema.meta({ description: 'Start of the searched range.' }),
  ends_at: instantSchema.meta({
    description:
      'End of the searched range, exclusive. Both differ from the request when there is a range_clipped warning.',
  }),
  kind: z.enum(ECLIPSE_KINDS),
  eclipses: z.array(eclipseSchema),
  svg: z.string().optional().meta({ description: 'With format svg: the map.' }),
  ...nextShape,
  time: timeSchema.nullable().meta({ description: 'Time of the birth; null without birth data.' }),
  place: placeSchema.nullable(),
  ...answerShape,
});
