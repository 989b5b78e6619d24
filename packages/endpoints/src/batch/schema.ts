import { z } from 'zod';
import { plainMetaSchema } from '../wire/meta.ts';
import { problemSchema } from '../wire/problem.ts';
import { warningSchema } from '../wire/warning.ts';

const id = z.union([z.string().max(512), z.number()]).nullable();
const body = z.record(z.string(), z.unknown());
/** An amount as decimal text. */
export const usdSchema = z
  .string()
  .regex(/^\d+\.\d{4}$/)
  .meta({ description: 'Decimal text.', 'x-unit': 'US dollars' });

export const batchResultSchema = z
  .object({
    id,
    status: z.int(),
    body: body.optional().meta({ description: 'The answer of the endpoint.' }),
    markdown: z
      .string()
      .optional()
      .meta({ description: 'Instead of body when the item has `format` llm: the answer as Markdown.' }),
    problem: problemSchema.optional().meta({ description: 'Instead of body when the call failed.' }),
    next_page: z.string().optional().meta({
      description:
        'Where next or previous is not null: next_page of the item that asks for the following page, which is free.',
    }),
    cost_usd: usdSchema,
  })
  .meta({ id: 'BatchResult' });

export const batchResponseSchema = z.object({
  product: z.literal('batch'),
  results: z.array(batchResultSchema).meta({ description: 'Results in the order of the items.' }),
  succeeded: z.int(),
  failed: z.int(),
  cost_usd: usdSchema.meta({ description: 'Total of all items.' }),
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});
