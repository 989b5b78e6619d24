import type { Endpoint } from '../endpoint.ts';
import { headerRefs, STANDARD_HEADERS } from './headers.ts';
import { DRY_RUN, parameterRefs, queryParameters } from './parameters.ts';
import { problemRefs } from './problem-responses.ts';
import type { JsonSchema, SchemaBook } from './schema-book.ts';

const GET_STATUSES = [400, 401, 402, 403, 422, 429, 500, 503, 504];
const POST_STATUSES = [400, 401, 402, 403, 409, 413, 415, 422, 429, 500, 503, 504];

/** One operation of the document from a line of the catalogue. */
export function operationOf(endpoint: Endpoint, method: 'GET' | 'POST', book: SchemaBook): Record<string, unknown> {
  const request = book.add(endpoint.requestSchema);
  const others = otherForms(endpoint);
  const statuses = [...(method === 'GET' ? GET_STATUSES : POST_STATUSES), ...(others.length === 0 ? [] : [406])].filter(
    (status) => !endpoint.open || status !== 401,
  );
  return {
    operationId: `${method.toLowerCase()}_${endpoint.name}`,
    summary: endpoint.summary,
    description: endpoint.description,
    ...(endpoint.open ? { security: [] } : {}),
    ...(method === 'GET'
      ? {
          parameters: [
            ...parameterRefs(['TheiaVersion', 'RequestId', 'IfNoneMatch', 'DryRun']),
            ...queryParameters(book.resolve(request)),
          ],
        }
      : bodyOf(endpoint, request)),
    responses: {
      200: {
        description: endpoint.summary,
        headers: headerRefs([
          ...STANDARD_HEADERS,
          'Theia-Cost-Usd',
          'Theia-Balance-Usd',
          ...(method === 'GET' ? ['ETag'] : ['Idempotency-Replayed']),
        ]),
        content: {
          'application/json': { schema: book.add(endpoint.responseSchema), example: endpoint.example.response },
          ...Object.fromEntries(others),
        },
      },
      ...(method === 'GET' ? { 304: { description: 'Unchanged since the ETag in If-None-Match.' } } : {}),
      ...problemRefs(statuses),
    },
  };
}

/** The media types beside JSON in which the example's answer can be had. */
function otherForms(endpoint: Endpoint): readonly (readonly [string, Record<string, unknown>])[] {
  const { request, nowMs } = endpoint.example;
  const offered = endpoint.representations?.(endpoint.parse(request, nowMs))?.offered ?? [];
  return offered.flatMap(({ mediaType, write, rasterWidthPx }) =>
    write === null
      ? []
      : [
          [
            mediaType,
            { schema: { type: 'string', ...(rasterWidthPx === undefined ? {} : { format: 'binary' }) } },
          ] as const,
        ],
  );
}

function bodyOf(endpoint: Endpoint, request: JsonSchema): Record<string, unknown> {
  const key = {
    type: 'object',
    properties: {
      bearer: {
        type: 'string',
        description: 'API key, read only when the Authorization header is absent.',
        writeOnly: true,
      },
      dry_run: { type: 'boolean', default: false, description: DRY_RUN },
    },
  };
  return {
    parameters: parameterRefs(['TheiaVersion', 'RequestId', 'IdempotencyKey']),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { allOf: [request, key] }, example: endpoint.example.request } },
    },
  };
}
