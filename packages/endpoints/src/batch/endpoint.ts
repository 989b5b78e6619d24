import { z } from 'zod';
import type { Batch, Endpoint } from '../endpoint.ts';
import { type KnownFields, knownFields } from '../misplaced/known-fields.ts';
import { calculateBatch } from './calculate.ts';
import { refuseCostlyBatch } from './cost.ts';
import { batchExample } from './example.ts';
import { batchSchema, MAX_ITEMS, parseBatch, readItem } from './request.ts';
import { batchResponseSchema } from './schema.ts';

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
    example: batchExample,
    parse: (input, nowMs) => refuseCostlyBatch(parseBatch(input, targets), nowMs),
    need: () => ({ priceTier: null, minimumPlan: 'professional', natalSystem: null }),
    calculate: calculateBatch,
    batch: {
      calls: (request) => request,
      item: (value, index, warnings) => readItem(value, `items[${index}]`, targets, warnings),
      bodyBytesMax: BODY_BYTES_MAX,
    },
  };
}
