import { productOf } from '../endpoint.ts';
import type { Batch, BatchItem } from '../endpoint.ts';
import { Problem } from '../problem.ts';

/** Most a whole batch may take, so that it finishes in time even when others wait for the same threads. */
export const BATCH_COST_MS_MAX = 15_000;

/**
 * Returns the batch when all of it can be answered in time.
 * @throws Problem 400 batch_too_large, which says how many of the first calls would fit
 */
export function refuseCostlyBatch(batch: Batch, nowMs: number): Batch {
  let milliseconds = 0;
  let most = 0;
  for (const item of batch.items) {
    milliseconds += itemCost(item, nowMs);
    if (milliseconds <= BATCH_COST_MS_MAX) most += 1;
  }
  if (milliseconds <= BATCH_COST_MS_MAX) return batch;
  throw new Problem({
    code: 'batch_too_large',
    field: 'items',
    message: `The calls would take about ${(milliseconds / 1_000).toFixed(1)} s of computing time together; the limit is ${BATCH_COST_MS_MAX / 1_000} s.`,
    hint: `Send at most the first ${most} of them in one batch.`,
    extra: { largest_items: most },
  });
}

/** Estimated milliseconds of processor time. 0 for an item that will be refused; its result is the problem. */
export function itemCost({ endpoint, input }: BatchItem, nowMs: number): number {
  if (endpoint instanceof Problem) return 0;
  const { dry_run: dryRun, ...fields } = input;
  const product = productOf(endpoint, fields);
  if (dryRun === true || product.cost === undefined) return 0;
  try {
    return product.cost(product.parse(fields, nowMs)).milliseconds;
  } catch (error) {
    if (error instanceof Problem) return 0;
    throw error;
  }
}
