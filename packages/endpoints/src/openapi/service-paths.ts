import { problemRefs } from './problem-responses.ts';

const json = (description: string, schema: Record<string, unknown>): Record<string, unknown> => ({
  description,
  content: { 'application/json': { schema } },
});
const status = { type: 'object', required: ['status'], properties: { status: { type: 'string' } } };

const SKY = {
  type: 'object',
  required: ['product', 'utc', 'points', 'aspects'],
  properties: {
    product: { const: 'sky' },
    utc: { type: 'string' },
    julian_day_ut: { type: 'number' },
    points: { type: 'object' },
    aspects: { type: 'array', items: { $ref: '#/components/schemas/Aspect' } },
    lunar_phase: { $ref: '#/components/schemas/LunarPhase' },
    meta: { $ref: '#/components/schemas/Meta' },
  },
};

/** Paths of the server itself, beside the catalogue; all without a key. */
export const SERVICE_PATHS: Readonly<Record<string, unknown>> = {
  '/health': {
    get: {
      operationId: 'get_health',
      summary: 'The process lives',
      security: [],
      responses: { 200: json('It lives.', status) },
    },
  },
  '/ready': {
    get: {
      operationId: 'get_ready',
      summary: 'Database, ephemeris and migrations are ready',
      security: [],
      responses: { 200: json('Ready.', status), ...problemRefs([503]) },
    },
  },
  '/sky.json': {
    get: {
      operationId: 'get_sky',
      summary: 'The sky right now',
      security: [],
      description:
        'Positions, aspects and lunar phase of the current minute, geocentric and tropical. Free; public caches may keep it until the minute ends.',
      responses: { 200: json('The sky of this minute.', SKY), ...problemRefs([429]) },
    },
  },
  '/sky.svg': {
    get: {
      operationId: 'get_sky_picture',
      summary: 'The sky right now, drawn',
      security: [],
      description: 'The same sky as a wheel with 0° Aries at nine o’clock.',
      parameters: [
        {
          name: 'theme',
          in: 'query',
          required: false,
          schema: { enum: ['light', 'dark', 'print', 'css'], default: 'light' },
        },
        {
          name: 'compact',
          in: 'query',
          required: false,
          description: 'Drawn larger and with less detail.',
          schema: { type: 'boolean', default: false },
        },
      ],
      responses: {
        200: { description: 'The picture.', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
        ...problemRefs([400, 429]),
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'get_openapi',
      summary: 'This document',
      security: [],
      responses: { 200: json('OpenAPI 3.1.', { type: 'object' }) },
    },
  },
};
