import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The chart NY90 as a program shows it that uses the mean node, Koch houses, and whole minutes of arc; compared with a fresh computation in the tests. */
export const compareExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
    rows: {
      longitudes: { sun: '24 Gem 23', moon: '18 Pis 59', rahu: '9 Aqu 41' },
      ascendant: '13 Lib 41',
      midheaven: '15 Can 55',
      cusps: ['13 Lib 41', '12 Sco 43', '12 Sag 04'],
    },
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
