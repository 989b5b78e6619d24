import { type Endpoint, ENDPOINT_TAGS, type EndpointTag, productsOf } from '../endpoint.ts';
import { MARKDOWN } from '../llm/write-markdown.ts';
import { headerRefs, parameterRefs, queryParameters } from './parameters.ts';
import { DRY_RUN_MEDIA_TYPE } from './dry-run.ts';
import { problemRefs } from './problem-responses.ts';
import { requirementsOf } from './required-fields.ts';
import type { JsonSchema, SchemaBook } from './schema-book.ts';

/** One operation of the document from a line of the catalogue. */
export function describeOperation(
  endpoint: Endpoint,
  method: 'GET' | 'POST',
  book: SchemaBook,
): Record<string, unknown> {
  const request = book.add(endpoint.requestSchema);
  return {
    operationId: `${method.toLowerCase()}_${endpoint.name}`,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    ...(endpoint.sharedForMs !== undefined ? { security: [] } : {}),
    ...exampleDocs(endpoint),
    ...requirementsOf(endpoint),
    ...(method === 'GET' ? describeQuery(endpoint, request, book) : describeBody(endpoint, request)),
    responses: {
      200: describeAnswer(endpoint, method, book),
      ...(method === 'GET' && hasTag(endpoint) ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...problemRefs(listStatuses(endpoint)),
    },
  };
}

/** No cache keeps responses with account data. */
function hasTag({ readsAccount }: Endpoint): boolean {
  return readsAccount !== true;
}

function otherMediaTypes(endpoint: Endpoint): readonly string[] {
  return [...new Set(productsOf(endpoint).flatMap(({ forms }) => forms?.mediaTypes ?? []))];
}

function listStatuses(endpoint: Endpoint): readonly number[] {
  return otherMediaTypes(endpoint).every((mediaType) => mediaType === MARKDOWN) ? [400] : [400, 406];
}

function describeAnswer(endpoint: Endpoint, method: 'GET' | 'POST', book: SchemaBook): Record<string, unknown> {
  const others = otherMediaTypes(endpoint);
  const headers = [
    ...(endpoint.paged === true ? ['Theia-Next-Page'] : []),
    ...(method === 'GET' && hasTag(endpoint) ? ['ETag'] : []),
  ];
  return {
    description: 'The answer.',
    ...(headers.length === 0 ? {} : { headers: headerRefs(headers) }),
    content: {
      'application/json': { schema: book.add(endpoint.responseSchema) },
      ...Object.fromEntries(others.map((mediaType) => [mediaType, { schema: schemaOfMediaType(mediaType) }])),
      [DRY_RUN_MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/DryRun' } },
    },
  };
}

/** Stands for the address of the server, which writes its own in its place. */
export const DOCUMENT_ORIGIN = 'https://theia.invalid';

/** The example answer; that of an operation without a product of its own stands where the product does. */
function exampleDocs({ example, requestWords, batch }: Endpoint): Record<string, unknown> {
  if (requestWords.length === 0 && batch === undefined && example.request['request'] !== undefined) return {};
  return { externalDocs: { url: `${DOCUMENT_ORIGIN}${examplePath(example)}` } };
}

/** Pictures of pixels are bytes, everything else is text. */
function schemaOfMediaType(mediaType: string): JsonSchema {
  return mediaType === 'image/png' ? { type: 'string', format: 'binary' } : { type: 'string' };
}

function describeQuery(endpoint: Endpoint, request: JsonSchema, book: SchemaBook): Record<string, unknown> {
  return {
    parameters: [
      ...parameterRefs([
        'TheiaVersion',
        'RequestId',
        'IdempotencyKey',
        ...(endpoint.paged === true ? (['NextPage'] as const) : []),
        ...(hasTag(endpoint) ? (['IfNoneMatch'] as const) : []),
        'DryRun',
      ]),
      ...queryParameters(book.resolve(request), book),
    ],
  };
}

function describeBody(endpoint: Endpoint, request: JsonSchema): Record<string, unknown> {
  return {
    parameters: parameterRefs([
      'TheiaVersion',
      'RequestId',
      'IdempotencyKey',
      ...(endpoint.paged === true ? (['NextPage'] as const) : []),
    ]),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: endpoint.dispatch ? request : { allOf: [request, { $ref: '#/components/schemas/CallOptions' }] },
          example: endpoint.example.request,
        },
      },
    },
  };
}

/** Where the example answer of a product is. The document only names the path: whole answers would be most of it, and tools read `externalValue` as a file that must be there. */
function examplePath({ response }: Pick<Endpoint['example'], 'response'>): string {
  return `/examples/${String(response['product'])}.json`;
}

/** Path → JSON text: the whole example answer of every product. */
export function exampleTexts(endpoints: readonly Endpoint[]): ReadonlyMap<string, string> {
  return new Map(endpoints.map(({ example }) => [examplePath(example), JSON.stringify(example.response)]));
}

const DESCRIPTIONS: Readonly<Record<EndpointTag, string>> = {
  Western: 'Charts, wheels, transits, progressions, returns and comparisons in the Western way.',
  Vedic: 'Kundli, panchang, varshaphal, guna milan and sade sati in the Indian way.',
  Sky: 'Positions, ephemerides, Moon phases and eclipses, with or without a birth.',
  Places: 'Places by name, and time zones with their history.',
  'Any product': 'Every product by name, one or many in one call.',
  Events: 'What will happen in the sky of a birth, sent to you when it does.',
  Account: 'The account that calls: its plan, quota and balance.',
  Service: 'The server itself: health, readiness and this document. No key needed.',
};

/** Groups of operations, in the order the reference shows them. */
export const TAGS: readonly { readonly name: string; readonly description: string }[] = ENDPOINT_TAGS.map((name) => ({
  name,
  description: DESCRIPTIONS[name],
}));
