import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculatePanchang, panchangResponseSchema } from './calculate.ts';
import { panchangFields, panchangParts, type PanchangRequest, parsePanchang } from './request.ts';

/** POST /panchang (docs/methods/panchang.md). */
export const panchangEndpoint: Endpoint<PanchangRequest, typeof panchangResponseSchema> = {
  name: 'panchang',
  path: '/panchang',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Panchang of a day at a place',
  description:
    'Vara, tithi, nakshatra, yoga and karana with their times; rise and set times; kalams; lunar month, season. ' +
    '`include` adds every limb of the day, varjyam, choghadiya, hora, muhurtas, named periods, rising signs.',
  requestWords: ['panchang'],
  requestSchema: panchangFields.schema,
  responseSchema: panchangResponseSchema,
  /** The day of NY90, 1990-06-15 in New York. */
  example: {
    request: { date: '1990-06-15', location: 'New York' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parsePanchang,
  need: () => need('vedic', 'starter', false, 'vedic'),
  markdownOptions: {
    leftOut: [
      'index',
      'fraction',
      'sunrise_definition',
      'reference',
      'next_sunrise_at',
      'vikram_kartikadi',
      'kali',
      'purnimanta',
      'amanta',
      'system',
      'paksha',
      'drik',
    ],
  },
  parts: () => panchangParts,
  calculate: calculatePanchang,
};
