import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The couple NY90 and LN88; computed truth, compared with a fresh computation in the tests. */
export const gunaMilanExample: Endpoint['example'] = {
  request: {
    person_a: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', gender: 'male' },
    person_b: { birth_date: '1988-11-03', birth_time: '07:15', location: 'London', gender: 'female' },
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
