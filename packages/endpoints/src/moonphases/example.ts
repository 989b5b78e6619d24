import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** June 2024 with the Moon void of course; computed truth, compared with a fresh computation in the tests. */
export const moonphasesExample: Endpoint['example'] = {
  request: { from: '2024-06-01', to: '2024-07-01', include: ['phases', 'void_of_course', 'eclipses'] },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
