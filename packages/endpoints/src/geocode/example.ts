import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** Two of the Springfields; computed truth, compared with a fresh computation in the tests. */
export const geocodeExample: Endpoint['example'] = {
  request: { q: 'Springfield', limit: 2, country: 'US' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
