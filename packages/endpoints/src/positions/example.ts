import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The sky of 2024-06-15 noon UTC; computed truth, compared with a fresh computation in the tests. */
export const positionsExample: Endpoint['example'] = {
  request: { utc: '2024-06-15T12:00:00Z' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
