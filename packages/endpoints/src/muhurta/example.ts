import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** A month in New York for a couple; computed truth, compared with a fresh computation in the tests. */
export const muhurtaExample: Endpoint['example'] = {
  request: { purpose: 'marriage', location: 'New York', from: '2026-04-20', to: '2026-05-05' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
