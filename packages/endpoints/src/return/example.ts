import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The Jupiter return of the chart NY90: of its three passages two fall in 2026. */
export const returnExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
    type: 'jupiter',
    year: 2026,
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
