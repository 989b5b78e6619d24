import { z } from 'zod';
import { accountFactsSchema } from '../wire/account-facts.ts';
import { plainMetaSchema } from '../wire/meta.ts';
import { warningSchema } from '../wire/warning.ts';

export const meResponseSchema = z
  .object({
    product: z.literal('me'),
    ...accountFactsSchema.shape,
    meta: plainMetaSchema,
    warnings: z.array(warningSchema),
  })
  .meta({ id: 'MeAnswer', description: 'Plan, quota, balance and limits of the calling key.' });
