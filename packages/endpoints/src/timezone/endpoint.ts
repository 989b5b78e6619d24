import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { FREE } from '../limits/cost.ts';
import { calculateTimezone, timezoneResponseSchema } from './calculate.ts';
import { parseTimezoneQuery, timezoneFields, type TimezoneRequest } from './request.ts';

/** GET /timezone (docs/methods/time-and-place.md). */
export const timezoneEndpoint: Endpoint<TimezoneRequest, typeof timezoneResponseSchema> = {
  name: 'timezone',
  path: '/timezone',
  methods: ['GET'],
  tag: 'Places',
  summary: 'Time zone and clock of a place at a moment',
  description:
    'IANA zone of a place or point with its full history (tzdb with backzone), the offset in force, both readings of a local time that occurred twice or was skipped, and the clock changes before and after. Free of charge.',
  requestWords: [],
  requestSchema: timezoneFields.schema,
  responseSchema: timezoneResponseSchema,
  /** New York when the clocks went back in 2024 (docs/methods/time-and-place.md); compared with a fresh computation in the tests. */
  example: {
    request: { location: 'New York', local: '2024-11-03T01:30' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseTimezoneQuery,
  need: () => FREE,
  markdownOptions: { leftOut: ['country_code', 'offset', 'abbreviation', 'candidates'] },
  calculate: calculateTimezone,
};
