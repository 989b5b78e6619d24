import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** Venus, Jupiter and Sirius over Cairo in 2024; computed truth, compared with a fresh computation in the tests. */
export const heliacalExample: Endpoint['example'] = {
  request: { location: 'Cairo', from: '2024-01-01', to: '2025-01-01', bodies: ['venus', 'jupiter', 'sirius'] },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
