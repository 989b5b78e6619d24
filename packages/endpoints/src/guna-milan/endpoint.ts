import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateGunaMilan } from './calculate.ts';
import { gunaMilanExample } from './example.ts';
import { parseGunaMilan, type GunaMilanRequest } from './request.ts';
import { gunaMilanRequestSchema, gunaMilanResponseSchema } from './schema.ts';

/** POST /guna_milan, contract §8.4. */
export const gunaMilanEndpoint: Endpoint<GunaMilanRequest> = {
  name: 'guna_milan',
  path: '/guna_milan',
  methods: ['POST'],
  summary: 'Marriage matching by the Moons',
  description:
    'Ashtakoota: eight kootas of 36 points between two sidereal Moons, each with its reason and what excuses its loss; ' +
    'mahendra, vedha, rajju, stree dirgha; Mars of both.',
  requestWords: ['guna_milan'],
  open: false,
  requestSchema: gunaMilanRequestSchema,
  responseSchema: gunaMilanResponseSchema,
  example: gunaMilanExample,
  parse: parseGunaMilan,
  need: () => need('guna_milan', 'professional', false),
  calculate: calculateGunaMilan,
};
