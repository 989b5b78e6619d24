import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The birth NY90 as a North Indian navamsa: the smallest picture of all, compared with a fresh one in the tests. */
export const chartExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
    style: 'north_indian',
    varga: 9,
    format: 'json',
    size: 400,
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
