import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The charts NY90 and LN88, and a third birth at the same moment as the first; computed truth, compared with a fresh computation in the tests. */
export const groupExample: Endpoint['example'] = {
  request: {
    people: [
      { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', name: 'Ada' },
      { birth_date: '1988-11-03', birth_time: '07:15', location: 'London', name: 'Ben' },
      { birth_date: '1992-02-29', birth_time: '08:45', location: 'Sydney', name: 'Cleo' },
    ],
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
