import { z } from 'zod';
import { signSchema } from '../wire/wire.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { lagnaSchema } from '../vedic-parts/graha-point.ts';
import { nakshatraIdSchema } from '../vedic-parts/wire.ts';
import { conventionsSchema, sourcesSchema } from './conventions.ts';
import { vedicPartsShape } from './parts.ts';

/** The fields of a Vedic chart before its parts. */
export const vedicHeadShape = {
  ayanamsa: z.object({
    id: z.string(),
    value: z.number().meta({ description: 'With nutation; the value that is subtracted.', 'x-unit': 'degrees' }),
    mean: z.number().meta({ description: 'Without nutation.', 'x-unit': 'degrees' }),
  }),
  lagna: lagnaSchema.nullable().meta({ description: 'Null without a birth time.' }),
  moon_sign: signSchema,
  nakshatra: nakshatraIdSchema.meta({ description: 'Sign of the Moon.' }),
  bhavas_from: z
    .enum(['lagna', 'moon'])
    .meta({ description: 'What the bhavas are counted from; moon without a birth time.' }),
};
export const vedicHeadSchema = z.object(vedicHeadShape);

export const vedicResponseSchema = z.object({
  product: z.literal('vedic'),
  at: instantSchema,
  analysis_at: instantSchema.meta({ description: 'The instant of analysis, for current dashas and Sade Sati.' }),
  ...vedicHeadShape,
  ...vedicPartsShape,
  conventions: conventionsSchema,
  sources: sourcesSchema,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
