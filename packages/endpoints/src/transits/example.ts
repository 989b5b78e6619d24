import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };

/** Saturn over the Moon of the chart NY90: a threefold passage. */
export const transitsExample: Endpoint['example'] = {
  request: {
    birth_date: '1990-06-15',
    birth_time: '14:30',
    location: 'New York',
    from: '2024-01-01',
    to: '2026-01-01',
    bodies: ['saturn'],
    targets: ['moon'],
    aspects: ['conjunction'],
    events: ['exact'],
  },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};
