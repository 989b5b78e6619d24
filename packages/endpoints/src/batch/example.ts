import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** A table that is answered and a birth that is not; computed truth, compared with a fresh computation in the tests. */
export const batchExample: Endpoint['example'] = {
  request: {
    items: [
      { id: 'sky', path: '/ephemeris', body: { bodies: ['sun', 'moon'], from: '2024-01-01', to: '2024-01-03' } },
      {
        id: 'birth',
        path: '/swiss/natal',
        body: { birth_date: '1990-02-30', birth_time: '14:30', location: 'New York' },
      },
    ],
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
