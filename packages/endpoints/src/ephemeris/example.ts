import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** Three midnights of Sun and Moon; computed truth, compared with a fresh computation in the tests. */
export const ephemerisExample: Endpoint['example'] = {
  request: { bodies: ['sun', 'moon'], from: '2024-01-01', to: '2024-01-03', step: '1d' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
