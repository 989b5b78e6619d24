import * as fc from 'fast-check';
import { catalog } from '../catalog.ts';
import { type CalculationContext, type Endpoint, productOf } from '../endpoint.ts';
import { EXAMPLE_ACCOUNT } from '../me/endpoint.ts';
import { Problem } from '../problem.ts';
import { problemDocument } from '../wire/problem.ts';
import { randomCalls } from './random-calls.ts';

type Json = Readonly<Record<string, unknown>>;

/** A call and what it was answered: the answer in JSON and in the other form it asks for, or the problem. */
export interface RandomAnswer {
  readonly endpoint: Endpoint;
  readonly call: Json;
  readonly status: number;
  readonly body: unknown;
  /** The answer in another form. */
  readonly other: { readonly mediaType: string; readonly text: string } | null;
}

/** Random instants at which calls are made. */
const NOW_MS = [Date.UTC(2026, 0, 10, 12), Date.UTC(1999, 11, 31, 23, 59), Date.UTC(2150, 6, 1)];
const ITEMS_MAX = 4;

export type Services = Pick<CalculationContext, 'ephemeris' | 'places'>;

/** How many calls, from which seed, of at most so much processor time each. */
export interface Sample {
  readonly count: number;
  readonly seed: number;
  readonly mostMs: number;
}

/** Calls at random over every line of the catalogue, each answered or refused. */
export function* randomAnswers(services: Services, { count, seed, mostMs }: Sample): Generator<RandomAnswer> {
  const products = catalog.filter(({ name }) => name !== 'swiss' && name !== 'batch');
  const arbitraries = catalog.map((endpoint): fc.Arbitrary<Json> => {
    if (endpoint.name === 'batch') return randomBatches(products);
    if (endpoint.name === 'swiss') return fc.oneof(...products.filter(hasWord).map(randomSwissCalls));
    return randomCalls(endpoint);
  });
  const perEndpoint = Math.ceil(count / catalog.length);
  const samples = arbitraries.map((one, index) => fc.sample(one, { seed: seed + index, numRuns: perEndpoint }));
  for (let index = 0; index < count; index++) {
    const at = index % catalog.length;
    const nowMs = NOW_MS[index % NOW_MS.length]!;
    const call = samples[at]![Math.floor(index / catalog.length)]!;
    const found = answer(catalog[at]!, call, { ...services, nowMs, account: EXAMPLE_ACCOUNT }, mostMs);
    if (found !== null) yield found;
  }
}

/** Null where it would take too long. */
function answer(endpoint: Endpoint, call: Json, context: CalculationContext, mostMs: number): RandomAnswer | null {
  try {
    const product = productOf(endpoint, call);
    const request = product.parse(call, context.nowMs);
    if ((product.cost?.(request).milliseconds ?? 0) > mostMs) return null;
    const body = JSON.parse(JSON.stringify(product.calculate(context, request))) as Json;
    const { asked, offered } = product.forms?.of(request) ?? { asked: null, offered: [] };
    const form = offered.find(({ mediaType }) => mediaType === asked) ?? offered[0];
    const other = form?.write == null ? null : { mediaType: form.mediaType, text: form.write(body) };
    return { endpoint, call, status: 200, body, other };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const problem = problemDocument(error, endpoint.path, 'req_01J00000000000000000000000');
    return { endpoint, call, status: error.status, body: JSON.parse(JSON.stringify(problem)), other: null };
  }
}

function hasWord({ requestWords }: Endpoint): boolean {
  return requestWords.length > 0;
}

function randomSwissCalls(endpoint: Endpoint): fc.Arbitrary<Json> {
  return fc
    .tuple(fc.constantFrom(...endpoint.requestWords), randomCalls(endpoint))
    .map(([request, call]) => ({ request, ...call }));
}

function randomBatches(products: readonly Endpoint[]): fc.Arbitrary<Json> {
  const item = fc
    .constantFrom(...products)
    .chain((endpoint) => randomCalls(endpoint).map((body): Json => ({ id: endpoint.name, path: endpoint.path, body })));
  return fc.array(item, { minLength: 1, maxLength: ITEMS_MAX }).map((items) => ({ items }));
}
