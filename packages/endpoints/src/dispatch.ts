import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { callOptionsSchema } from './openapi/parameters.ts';
import { readFields } from './request/reader.ts';
import { quote, typeName } from './request/issue-list.ts';

/** A request on POST /swiss once its product is known. */
export interface Dispatched {
  readonly endpoint: Endpoint;
  readonly request: unknown;
}

/**
 * POST /swiss: `request` names the product; all other fields and the answer are those of the product.
 * Words of products outside the catalogue are unknown.
 */
export function dispatcher(products: readonly Endpoint[]): Endpoint<Dispatched> {
  const byWord = new Map(
    products.flatMap((endpoint) => endpoint.requestWords.map((word): [string, Endpoint] => [word, endpoint])),
  );
  const [first] = byWord.values();
  if (first === undefined) throw new TypeError('No product has a request word');
  const served = products.filter((endpoint) => endpoint.requestWords.length > 0);
  return {
    name: 'swiss',
    path: '/swiss',
    methods: ['POST'],
    tag: 'Any product',
    summary: 'Any product by name',
    description: `The same as the path of the product, chosen by \`request\`: the last word of the path, or ${otherWords(served)}.`,
    requestWords: [],
    requestSchema: z.union(served.map(requestWithWord)),
    responseSchema: z.union(listResponses(served)),
    example: { ...first.example, request: { request: first.requestWords[0], ...first.example.request } },
    ...(served.some(({ paged }) => paged === true) ? { paged: true } : {}),
    dispatch: { products: served, productOf: (input) => named(input, byWord) },
    parse: (input, nowMs) => {
      const endpoint = findEndpoint(input, byWord);
      return { endpoint, request: endpoint.parse(input, nowMs) };
    },
    need: ({ endpoint, request }) => endpoint.need(request),
    calculate: (context, { endpoint, request }) => endpoint.calculate(context, request),
  };
}

function named(input: unknown, byWord: ReadonlyMap<string, Endpoint>): Endpoint | null {
  const word: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'request') : undefined;
  return (typeof word === 'string' ? byWord.get(word.toLowerCase()) : undefined) ?? null;
}

function requestWithWord(endpoint: Endpoint): z.ZodType {
  const request = z.object({
    request: z.enum(endpoint.requestWords).meta({ description: 'The product.' }),
    ...callOptionsSchema.shape,
  });
  const schema = endpoint.requestSchema;
  return schema instanceof z.ZodUnion
    ? z.union(schema.options.map((branch) => z.intersection(request, branch)))
    : z.intersection(request, schema);
}

/** The responses of the products, each once: a response that another product has too is left to that product, so that `product` tells them apart. */
function listResponses(served: readonly Endpoint[]): readonly Endpoint['responseSchema'][] {
  const whole = new Set<unknown>(served.map(({ responseSchema }) => responseSchema));
  return served.flatMap(({ responseSchema }) => {
    const branches = branchesOf(responseSchema);
    const own = branches.filter((one) => !whole.has(one));
    return own.length === branches.length ? [responseSchema] : own;
  });
}

function branchesOf(schema: Endpoint['responseSchema']): readonly Endpoint['responseSchema'][] {
  return schema instanceof z.ZodUnion ? (schema.options as readonly Endpoint['responseSchema'][]) : [];
}

/** @throws Problem `missing_field`, `invalid_type_of_field` or `unknown_request` on field `request`. */
function findEndpoint(input: unknown, byWord: ReadonlyMap<string, Endpoint>): Endpoint {
  const fields = readFields(input);
  const hint = `Use one of ${[...byWord.keys()].join(', ')}.`;
  const word = fields.raw('request');
  const endpoint = named(input, byWord);
  if (endpoint !== null) return endpoint;
  if (word === undefined) fields.missing('request', 'request is required: it names the product.', hint);
  else if (typeof word === 'string')
    fields.issue('unknown_request', 'request', `request ${quote(word)} is not a product of this server.`, hint);
  else fields.issue('invalid_type_of_field', 'request', `request must be a string, got ${typeName(word)}.`, hint);
  fields.finish(false);
  throw new TypeError('An issue was recorded and finish() did not throw');
}

/** The words of `request` that are not the last of the path they lead to. */
function otherWords(served: readonly Endpoint[]): string {
  return served
    .map(({ requestWords, path }) => ({ path, words: requestWords.filter((word) => !path.endsWith(`/${word}`)) }))
    .filter(({ words }) => words.length > 0)
    .map(({ words, path }) => `${words.join(', ')} → ${path}`)
    .join('; ');
}
