import type { Batch, BatchItem, CalculationContext } from '../endpoint.ts';
import { Problem, problemDocument } from '../problem.ts';
import { buildPlainMeta } from '../shared/meta.ts';
import { batchText, type BatchResult } from './answer.ts';

const FREE = '0.0000';

/** The batch without its bookkeeping, which is the server's: every item as if it were asked alone, and free. */
export function calculateBatch(context: CalculationContext, request: Batch): Record<string, unknown> {
  const results = request.items.map((item) => resultOf(context, item));
  return JSON.parse(
    batchText(results, { costUsd: FREE, meta: buildPlainMeta(context), warnings: request.warnings }),
  ) as Record<string, unknown>;
}

function resultOf(context: CalculationContext, { id, path, input, endpoint }: BatchItem): BatchResult {
  try {
    if (endpoint instanceof Problem) throw endpoint;
    const answer = endpoint.calculate(context, endpoint.parse(input, context.nowMs));
    return { id, status: 200, text: JSON.stringify(answer), costUsd: FREE };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id, status: error.status, text: JSON.stringify(problemDocument(error, path, '')), costUsd: FREE };
  }
}
