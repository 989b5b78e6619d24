import { z } from 'zod';
import { plainMetaSchema, problemSchema, warningSchema } from '../shared/answer-schemas.ts';
import { MAX_ITEMS } from './request.ts';

const id = z.union([z.string().max(512), z.number()]).nullable();
const body = z.record(z.string(), z.unknown());
const usd = z
  .string()
  .regex(/^\d+\.\d{4}$/)
  .meta({ description: 'Decimal text.', 'x-unit': 'US dollars' });

export const batchRequestSchema = z.object({
  items: z
    .array(
      z.object({
        id: id.optional().meta({ description: 'Your own name for the call, given back with its result.' }),
        path: z
          .string()
          .optional()
          .meta({ description: 'The endpoint; either path or request.', examples: ['/swiss/natal'] }),
        request: z
          .string()
          .optional()
          .meta({ description: 'The product, as on POST /swiss.', examples: ['natal'] }),
        body: body.optional().meta({ description: 'The fields of the call.' }),
      }),
    )
    .min(1)
    .max(MAX_ITEMS)
    .meta({ description: 'Calls, each answered, refused and charged on its own.' }),
});

export const batchResponseSchema = z.object({
  product: z.literal('batch'),
  results: z
    .array(
      z.object({
        id,
        status: z.int(),
        body: body.optional().meta({ description: 'The answer, as the endpoint gives it.' }),
        problem: problemSchema.optional().meta({ description: 'Instead of body when the call failed.' }),
        cost_usd: usd,
      }),
    )
    .meta({ description: 'In the order of the items.' }),
  succeeded: z.int(),
  failed: z.int(),
  cost_usd: usd.meta({ description: 'Of all items together.' }),
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});
