import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateGunaMilan } from './calculate.ts';
import { gunaMilanExample } from './example.ts';
import { parseGunaMilan, type GunaMilanRequest, gunaMilanFields, gunaMilanParts } from './request.ts';
import { gunaMilanResponseSchema } from './schema.ts';

/** POST /guna_milan (docs/methods/matching.md). */
export const gunaMilanEndpoint: Endpoint<GunaMilanRequest, typeof gunaMilanResponseSchema> = {
  name: 'guna_milan',
  path: '/guna_milan',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Marriage matching by the Moons',
  description:
    'Ashtakoota: eight kootas of 36 points between two sidereal Moons, each with its reason and exceptions; ' +
    'mahendra and stree dirgha; whether vedha and rajju are present and harmful; the manglik status of both; the ten poruthams.',
  requestWords: ['guna_milan'],
  requestSchema: gunaMilanFields.schema,
  responseSchema: gunaMilanResponseSchema,
  example: gunaMilanExample,
  parse: parseGunaMilan,
  need: () => need('guna_milan', 'professional', false),
  markdownOptions: { leftOut: ['reason', 'index', 'fraction'] },
  parts: () => gunaMilanParts,
  calculate: calculateGunaMilan,
};
