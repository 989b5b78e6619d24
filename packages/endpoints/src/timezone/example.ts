import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** New York when the clocks went back in 2024 (docs/methods/time-and-place.md); compared with a fresh computation in the tests. */
export const timezoneExample: Endpoint['example'] = {
  request: { location: 'New York', local: '2024-11-03T01:30' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
