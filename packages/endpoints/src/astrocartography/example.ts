import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The chart NY90: three bodies, and the lines near London; computed truth, compared with a fresh computation in the tests. */
export const astrocartographyExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
    relocation: { location: 'London' },
    within_km: 2500,
    settings: { bodies: ['sun', 'moon', 'venus'] },
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
