import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** The ekadashis of 2023, a year with an adhika month, in Varanasi; computed truth, compared with a fresh computation in the tests. */
export const festivalsExample: Endpoint['example'] = {
  request: { year: 2023, location: 'Varanasi', kinds: ['ekadashi'], include: ['festivals'] },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
