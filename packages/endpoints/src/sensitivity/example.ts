import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The chart NY90 with an hour either side; computed truth, compared with a fresh computation in the tests. */
export const sensitivityExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
    minutes: 60,
    include: ['signs', 'houses'],
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
