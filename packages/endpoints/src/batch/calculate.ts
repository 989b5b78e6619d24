import { productOf } from '../endpoint.ts';
import type { Batch, BatchItem, CalculationContext } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { buildPlainMeta } from '../wire/meta.ts';
import { problemDocument } from '../wire/problem.ts';
import { askedMarkdown } from '../forms/offer-markdown.ts';
import { type BatchAnswer, batchText, type BatchResult } from './answer.ts';

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
