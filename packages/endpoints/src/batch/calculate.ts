import { z } from 'zod';
import { plainMetaSchema, buildPlainMeta } from '../wire/meta.ts';
import { problemSchema, problemDocument, type WireProblem } from '../wire/problem.ts';
import { warningSchema } from '../wire/warning.ts';
import { type Batch, type BatchItem, type CalculationContext, productOf } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { askedMarkdown } from '../forms/offer-forms.ts';
import { arrayText, type JsonText, jsonText, objectText } from '../wire/byte-writer.ts';
import type { Wire } from '../wire/wire.ts';

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

const FREE = '0.0000';

/** Computes the items of a batch, each as a separate free call. Metering is done by the server. */
export function calculateBatch(context: CalculationContext, request: Batch): BatchAnswer {
  const results = request.items.map((item) => itemResult(context, item));
  return JSON.parse(
    batchText(results, { costUsd: FREE, meta: buildPlainMeta(context), warnings: request.warnings }),
  ) as BatchAnswer;
}

function itemResult(context: CalculationContext, { id, path, input, endpoint }: BatchItem): BatchResult {
  try {
    if (endpoint instanceof Problem) throw endpoint;
    const product = productOf(endpoint, input);
    const request = product.parse(input, context.nowMs);
    const answer = product.calculate(context, request);
    const markdown = askedMarkdown(product, request)?.write?.(answer) ?? null;
    return { id, status: 200, text: JSON.stringify(answer), markdown, costUsd: FREE };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id, status: error.status, text: JSON.stringify(problemDocument(error, path, '')), costUsd: FREE };
  }
}

type BatchAnswer = Wire<typeof batchResponseSchema>;
type WireResult = BatchAnswer['results'][number];

/** The result of one item. */
export interface BatchResult {
  readonly id: BatchItem['id'];
  readonly status: number;
  /** The product's answer when the status is a success, else the problem document; JSON text. */
  readonly text: string;
  /** The answer as Markdown, where the item asked for it; sent instead of the JSON. */
  readonly markdown?: string | null;
  /** The token of the following page. */
  readonly nextPage?: string | null;
  /** Decimal text, four places. */
  readonly costUsd: string;
}

/** The fields of the answer around the results. */
interface BatchFrame {
  readonly costUsd: string;
  readonly meta: BatchAnswer['meta'];
  readonly warnings: BatchAnswer['warnings'];
}

/** The response of a batch as JSON text, assembled from the texts of the items. */
export function batchText(
  results: readonly BatchResult[],
  { costUsd, meta, warnings }: BatchFrame,
): JsonText<BatchAnswer> {
  const succeeded = results.filter(({ status }) => isSuccess(status)).length;
  return objectText<BatchAnswer>({
    product: jsonText('batch'),
    results: arrayText(results.map(resultText)),
    succeeded: jsonText(succeeded),
    failed: jsonText(results.length - succeeded),
    cost_usd: jsonText(costUsd),
    meta: jsonText(meta),
    warnings: jsonText(warnings),
  });
}

/** One result. */
export function resultText({
  id,
  status,
  text,
  markdown = null,
  nextPage = null,
  costUsd,
}: BatchResult): JsonText<WireResult> {
  return objectText<WireResult>({
    id: jsonText(id),
    status: jsonText(status),
    ...(!isSuccess(status)
      ? { problem: text as JsonText<WireProblem> }
      : markdown === null
        ? { body: text as JsonText<NonNullable<WireResult['body']>> }
        : { markdown: jsonText(markdown) }),
    ...(nextPage === null ? {} : { next_page: jsonText(nextPage) }),
    cost_usd: jsonText(costUsd),
  });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
