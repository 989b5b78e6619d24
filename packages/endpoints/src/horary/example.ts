import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** A question about a child, the fifth house; computed truth, compared with a fresh computation in the tests. */
export const horaryExample: Endpoint['example'] = {
  request: { birth_date: '2024-09-10', birth_time: '14:30', location: 'London', question_house: 5 },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
