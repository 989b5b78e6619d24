import type { Endpoint } from '../endpoint.ts';
import { FREE } from '../shared/need.ts';
import { calculateTimezone } from './calculate.ts';
import { timezoneExample } from './example.ts';
import { parseTimezoneQuery, type TimezoneRequest } from './request.ts';
import { timezoneRequestSchema, timezoneResponseSchema } from './schema.ts';

/** GET /timezone, contract §14. */
export const timezoneEndpoint: Endpoint<TimezoneRequest> = {
  name: 'timezone',
  path: '/timezone',
  methods: ['GET'],
  summary: 'Time zone and clock of a place at a moment',
  description:
    'IANA zone of a place or point with its full history (tzdb with backzone), the offset in force, both readings of a local time that was twice or never, and the changes of the clocks before and after. Free of charge.',
  requestWords: [],
  open: false,
  requestSchema: timezoneRequestSchema,
  responseSchema: timezoneResponseSchema,
  example: timezoneExample,
  parse: parseTimezoneQuery,
  need: () => FREE,
  calculate: calculateTimezone,
};
