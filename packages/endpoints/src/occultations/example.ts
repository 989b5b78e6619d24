import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** What London saw in December 2022, among it Mars; computed truth, compared with a fresh computation in the tests. */
export const occultationsExample: Endpoint['example'] = {
  request: { location: 'London', from: '2022-12-01', to: '2023-01-01', bodies: ['mars', 'uranus'] },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
