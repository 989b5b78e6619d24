import { headerRefs } from './parameters.ts';
import { API_VERSION } from '../wire/meta.ts';
import { DEFAULT_RESPONSE, problemRefs } from './problem-responses.ts';

type Json = Record<string, unknown>;

/** An operation of the server itself; without a key. */
function serviceOperation(
  name: string,
  texts: { readonly summary: string; readonly description: string },
  more: Json,
): Json {
  const { responses, ...rest } = more as { responses: Json };
  return {
    get: {
      operationId: `get_${name}`,
      tags: ['Service'],
      ...texts,
      security: [],
      ...rest,
      responses: { ...responses, '4XX': { $ref: `#/components/responses/${DEFAULT_RESPONSE}` }, ...problemRefs([]) },
    },
  };
}

const json = (description: string, schema: Json, example: Json, headers?: Json): Json => ({
  description,
  ...(headers === undefined ? {} : { headers }),
  content: { 'application/json': { schema, example } },
});

const object = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const text = { type: 'string' };
const isReady = { type: 'boolean', const: true };

/** Paths of the server itself, beside the catalogue. */
export const SERVICE_PATHS: Readonly<Record<string, Json>> = {
  '/health': serviceOperation(
    'health',
    { summary: 'The process lives', description: 'Answers as long as the process runs, and tells its release.' },
    {
      responses: {
        200: json('It lives.', object({ status: { type: 'string', const: 'ok' }, version: text }), {
          status: 'ok',
          version: '0.1.0',
        }),
      },
    },
  ),
  '/ready': serviceOperation(
    'ready',
    {
      summary: 'Calls can be answered and booked now',
      description:
        'For load balancers: 503 as long as calls cannot be answered and booked, and when the server is being stopped; `checks` of the problem says why.',
    },
    {
      responses: {
        200: json(
          'Ready.',
          object({
            status: { type: 'string', const: 'ready' },
            checks: object({
              database: isReady,
              migrations: isReady,
              ephemeris: isReady,
              booking: isReady,
              serving: isReady,
            }),
          }),
          {
            status: 'ready',
            checks: { database: true, migrations: true, ephemeris: true, booking: true, serving: true },
          },
        ),
      },
    },
  ),
  '/openapi.json': serviceOperation(
    'openapi',
    { summary: 'This document', description: 'The OpenAPI document of this very server.' },
    {
      parameters: [{ $ref: '#/components/parameters/IfNoneMatch' }],
      responses: {
        200: json(
          'OpenAPI 3.1.',
          { type: 'object', additionalProperties: true },
          { openapi: '3.1.1', info: { title: 'Theia', version: API_VERSION }, paths: {} },
          headerRefs(['ETag']),
        ),
        304: { description: 'Unchanged since the ETag in If-None-Match.', headers: headerRefs(['ETag']) },
      },
    },
  ),
};
