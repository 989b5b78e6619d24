import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The chart NY90 with Saturn and Jupiter in 2024; computed truth, compared with a fresh computation in the tests. */
export const gocharaExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
    analysis_date: '2024-06-15',
    from: '2024-01-01',
    to: '2025-01-01',
    points: ['jupiter', 'saturn'],
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
