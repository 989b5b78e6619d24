import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The eclipses of 2024 for the chart NY90; computed truth, compared with a fresh computation in the tests. */
export const eclipsesExample: Endpoint['example'] = {
  request: {
    from: '2024-01-01',
    to: '2025-01-01',
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
