import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateSadeSati } from './calculate.ts';
import { sadeSatiExample } from './example.ts';
import { sadeSatiForReaders } from './markdown-options.ts';
import { parseSadeSati, type SadeSatiRequest, sadeSatiFields } from './request.ts';
import { sadeSatiResponseSchema } from './schema.ts';

/** POST /sade_sati (docs/methods/gochara.md). */
export const sadeSatiEndpoint: Endpoint<SadeSatiRequest, typeof sadeSatiResponseSchema> = {
  name: 'sade_sati',
  path: '/sade_sati',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Sade sati: Saturn over the natal Moon',
  description:
    'Sade sati and dhaiya: every stay of sidereal Saturn in the 12th, 1st, 2nd, 4th and 8th signs from the Moon’s sign, with separate stays for retrograde returns, ' +
    'thirty years on either side of the analysis, in a range, or in a whole life, with ages.',
  requestWords: ['sade_sati'],
  requestSchema: sadeSatiFields.schema,
  responseSchema: sadeSatiResponseSchema,
  example: sadeSatiExample,
  parse: parseSadeSati,
  need: () => need('vedic', 'starter', false, 'vedic'),
  markdownOptions: sadeSatiForReaders,
  calculate: calculateSadeSati,
};
