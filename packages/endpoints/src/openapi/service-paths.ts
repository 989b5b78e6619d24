import { problemRefs } from './problem-responses.ts';

const json = (description: string, schema: Record<string, unknown>): Record<string, unknown> => ({ description, content: { 'application/json': { schema } } });
const status = { type: 'object', required: ['status'], properties: { status: { type: 'string' } } };

/** Paths of the server itself, beside the catalogue; all without a key. */
export const SERVICE_PATHS: Readonly<Record<string, unknown>> = {
  '/health': { get: { operationId: 'get_health', summary: 'The process lives', security: [], responses: { 200: json('It lives.', status) } } },
  '/ready': { get: { operationId: 'get_ready', summary: 'Database, ephemeris and migrations are ready', security: [], responses: { 200: json('Ready.', status), ...problemRefs([503]) } } },
  '/openapi.json': { get: { operationId: 'get_openapi', summary: 'This document', security: [], responses: { 200: json('OpenAPI 3.1.', { type: 'object' }) } } },
};
