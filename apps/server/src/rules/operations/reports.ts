import { z } from 'zod';
import { listOf, type Operation } from './operation.ts';

const texts = listOf(z.string());
const fields = z.record(z.string(), z.unknown());

/** The part of a report that is shown before it is paid for. */
const reportPreview = z.strictObject({
  /** Repeated orders with this id return the report of the first order. */
  id: z.string(),
  title: z.string(),
  subtitle: texts,
  paragraph: z.string(),
  /** The facts behind the paragraph, as words. */
  notes: texts,
  sections: texts,
  words: z.number(),
  limits: texts,
  price_usd: z.string(),
});

export type ReportPreview = z.infer<typeof reportPreview>;

export const reportOperations = {
  'preview-report': { input: z.object({ request: fields }), output: reportPreview },
  'buy-report': {
    input: z.object({
      preview_id: z.uuid(),
      request: fields,
      voice: z.enum(['composed', 'model']).default('composed'),
    }),
    output: z.strictObject({ id: z.string() }),
  },
} as const satisfies Readonly<Record<string, Operation>>;
