import type { Batch, BatchItem } from '../endpoint.ts';
import { Problem } from '../problem.ts';

/** All items of a batch together: it must be answered within its time even where others wait for the same threads. */
export const BATCH_COST_MS_MAX = 15_000;

/** The batch, where all of it can be answered in time. @throws Problem 400 batch_too_large that names how many of its first calls would do */
export function refuseCostlyBatch(batch: Batch, nowMs: number): Batch {
  let milliseconds = 0;
  let most = 0;
  for (const item of batch.items) {
    milliseconds += costOf(item, nowMs);
    if (milliseconds <= BATCH_COST_MS_MAX) most += 1;
  }
  if (milliseconds <= BATCH_COST_MS_MAX) return batch;
  throw new Problem({
    code: 'batch_too_large',
    field: 'items',
    message: `The calls would take about ${(milliseconds / 1_000).toFixed(1)} s of computing together; ${BATCH_COST_MS_MAX / 1_000} s are the most.`,
    hint: `Send at most the first ${most} of them together.`,
    extra: { largest_items: most },
  });
}

/** Nothing where the item will be refused: its problem stands in its place. */
function costOf({ endpoint, input }: BatchItem, nowMs: number): number {
  if (endpoint instanceof Problem || endpoint.cost === undefined) return 0;
  const { dry_run: dryRun, ...fields } = input;
  if (dryRun === true) return 0;
  try {
    return endpoint.cost(endpoint.parse(fields, nowMs)).milliseconds;
  } catch (error) {
    if (error instanceof Problem) return 0;
    throw error;
  }
}
