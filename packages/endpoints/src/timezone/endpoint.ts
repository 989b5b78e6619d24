import type { Endpoint } from '../endpoint.ts';
import { FREE } from '../limits/need.ts';
import { calculateTimezone } from './calculate.ts';
import { timezoneExample } from './example.ts';
import { parseTimezoneQuery, type TimezoneRequest, timezoneFields } from './request.ts';
import { timezoneResponseSchema } from './schema.ts';

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
  example: timezoneExample,
  parse: parseTimezoneQuery,
  need: () => FREE,
  markdownOptions: { leftOut: ['country_code', 'offset', 'abbreviation', 'candidates'] },
  calculate: calculateTimezone,
};
