import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { sadeSatiShape } from '../vedic-parts/wire-sade-sati.ts';

export const sadeSatiResponseSchema = z.object({
  product: z.literal('sade_sati'),
  analysis_at: instantSchema,
  ...sadeSatiShape,
  conventions: z
    .object({
      ayanamsa: z.string(),
      positions: z.enum(['apparent', 'true']),
      counted_from: z.literal('natal_moon_sign'),
      sade_sati: z.array(z.int()).meta({ description: 'Houses from the Moon sign: rising, peak, setting.' }),
      dhaiya: z.array(z.int()).meta({ description: 'Houses from the Moon sign.' }),
      ingresses: z
        .literal('all_with_retrograde')
        .meta({ description: 'Each stay of Saturn in a sign, including re-entries.' }),
    })
    .meta({ description: 'Every reading the answer uses.' }),
  sources: z
    .object({ sade_sati: z.string(), dhaiya: z.string() })
    .meta({ description: 'The sources of each part of the answer.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
