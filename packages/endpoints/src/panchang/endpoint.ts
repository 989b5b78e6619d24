import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculatePanchang } from './calculate.ts';
import { panchangExample } from './example.ts';
import { parsePanchang, type PanchangRequest } from './request.ts';
import { panchangRequestSchema, panchangResponseSchema } from './schema.ts';

/** POST /panchang, contract §6.9. */
export const panchangEndpoint: Endpoint<PanchangRequest> = {
  name: 'panchang',
  path: '/panchang',
  methods: ['POST'],
  summary: 'The day of a place by Sun and Moon',
  description:
    'Vara, tithi, nakshatra, yoga and karana with start and end of each that touches the day; risings by a named definition; ' +
    'kalams, choghadiya, hora, muhurtas; lunar month with adhika, amanta and purnimanta, eras, season.',
  requestWords: ['panchang'],
  open: false,
  requestSchema: panchangRequestSchema,
  responseSchema: panchangResponseSchema,
  example: panchangExample,
  parse: parsePanchang,
  need: () => need('vedic', 'starter', false, 'vedic'),
  calculate: calculatePanchang,
};
