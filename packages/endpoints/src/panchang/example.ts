import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The day of NY90, 1990-06-15 in New York; computed truth, compared with a fresh computation in the tests. */
export const panchangExample: Endpoint['example'] = {
  request: { date: '1990-06-15', location: 'New York' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
