import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The sky at the beginning of 2024; computed truth, compared with a fresh computation in the tests. */
export const skyExample: Endpoint['example'] = {
  request: {},
  response,
  nowMs: Date.UTC(2024, 0, 1, 0, 0, 30),
};
