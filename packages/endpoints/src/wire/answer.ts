import { z } from 'zod';
import { metaSchema } from './meta.ts';
import { namesSchema } from './names.ts';
import { warningSchema } from './warning.ts';

/** Where a search for the next or the last events continues. */
export const nextShape = {
  next: z.string().nullable().optional().meta({
    description: 'With after: what to send as after to continue; null where the ephemeris ends.',
  }),
  previous: z.string().nullable().optional().meta({
    description: 'With before: what to send as before to continue; null where the ephemeris begins.',
  }),
};

/** The fields of every answer in addition to those of the product. */
export const answerShape = {
  input: z
    .record(z.string(), z.unknown())
    .meta({ id: 'Input', description: 'The request as interpreted: canonical names and values.' }),
  meta: metaSchema,
  warnings: z.array(warningSchema),
  names: namesSchema.optional(),
};
