import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculatePanchang } from './calculate.ts';
import { panchangExample } from './example.ts';
import { parsePanchang, type PanchangRequest, panchangFields, panchangParts } from './request.ts';
import { panchangResponseSchema } from './schema.ts';

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
  example: panchangExample,
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
