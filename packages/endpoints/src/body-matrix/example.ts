import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The chart NY90 on 2024-06-15; computed truth, compared with a fresh computation in the tests. */
export const bodyMatrixExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    latitude: 40.71427,
    longitude: -74.00597,
    analysis_date: '2024-06-15',
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
