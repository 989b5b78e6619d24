import { type Batch, type BatchItem, type Endpoint, productOf } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import response from './example-response.json' with { type: 'json' };
import { z } from 'zod';
import { type KnownFields, knownFields } from '../misplaced/reject-misplaced.ts';
import { calculateBatch, batchResponseSchema } from './calculate.ts';
import { batchSchema, MAX_ITEMS, parseBatch, readItem } from './request.ts';

/** Most a whole batch may take, so that it finishes in time even when others wait for the same threads. */
const BATCH_COST_MS_MAX = 15_000;

/**
 * Returns the batch when all of it can be answered in time.
 * @throws Problem 400 batch_too_large, which says how many of the first calls would fit
 */
function rejectCostlyBatch(batch: Batch, nowMs: number): Batch {
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

/** Estimated milliseconds of processor time. 0 for an item that will be rejected; its result is the problem. */
function itemCost({ endpoint, input }: BatchItem, nowMs: number): number {
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

const BODY_BYTES_MAX = 2 * 1024 * 1024;

/** POST /batch over these endpoints. The batch itself costs nothing; its items do. */
export function batchEndpoint(
  swiss: Endpoint,
  products: readonly Endpoint[],
): Endpoint<Batch, typeof batchResponseSchema> {
  let known: KnownFields | null = null;
  const fieldOfCall = (name: string): string | undefined => {
    known ??= knownFields(z.union(products.map(({ requestSchema }) => requestSchema)));
    return known.home(name);
  };
  const targets = {
    swiss,
    fieldOfCall,
    byPath: new Map([swiss, ...products].map((endpoint) => [endpoint.path, endpoint])),
  };
  return {
    name: 'batch',
    path: '/batch',
    methods: ['POST'],
    tag: 'Any product',
    summary: 'Up to 100 calls in one request, or 10,000 as a job',
    description: `1 to ${MAX_ITEMS} calls of any endpoints, answered in order. Each is checked, computed, logged and charged separately. The result of a failed call is its problem, and it is free. As NDJSON (a call a line, up to 10,000), or with \`Prefer: respond-async\`, the batch becomes a job: it is answered 202 at once, goes on by itself, and its results are read at /jobs/ID/results, as they come. The price of its calls is the same.`,
    requestWords: [],
    requestSchema: batchSchema,
    responseSchema: batchResponseSchema,
    /** A table that is answered and a birth that is not. */
    example: {
      request: {
        items: [
          { id: 'sky', path: '/ephemeris', body: { bodies: ['sun', 'moon'], from: '2024-01-01', to: '2024-01-03' } },
          {
            id: 'birth',
            path: '/swiss/natal',
            body: { birth_date: '1990-02-30', birth_time: '14:30', location: 'New York' },
          },
        ],
      },
      response,
      nowMs: Date.UTC(2026, 0, 1),
    },
    parse: (input, nowMs) => rejectCostlyBatch(parseBatch(input, targets), nowMs),
    need: () => ({ priceTier: null, minimumPlan: 'professional', natalSystem: null }),
    calculate: calculateBatch,
    batch: {
      calls: (request) => request,
      item: (value, index, warnings) => readItem(value, `items[${index}]`, targets, warnings),
      bodyBytesMax: BODY_BYTES_MAX,
    },
  };
}
