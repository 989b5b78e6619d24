import { z } from 'zod';
import { metaSchema } from './meta.ts';
import { namesSchema } from './names.ts';
import { warningSchema } from './warning.ts';

/** The fields of every answer in addition to those of the product. */
export const answerShape = {
  input: z
    .record(z.string(), z.unknown())
    .meta({ id: 'Input', description: 'The request as interpreted: canonical names and values.' }),
  meta: metaSchema,
  warnings: z.array(warningSchema),
  names: namesSchema.optional(),
};
