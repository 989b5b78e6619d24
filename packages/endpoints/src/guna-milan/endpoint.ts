import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculateGunaMilan, gunaMilanResponseSchema } from './calculate.ts';
import { gunaMilanFields, gunaMilanParts, type GunaMilanRequest, parseGunaMilan } from './request.ts';

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
  /** The couple NY90 and LN88. */
  example: {
    request: {
      person_a: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', gender: 'male' },
      person_b: { birth_date: '1988-11-03', birth_time: '07:15', location: 'London', gender: 'female' },
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseGunaMilan,
  need: () => need('guna_milan', 'professional', false),
  markdownOptions: { leftOut: ['reason', 'index', 'fraction'] },
  parts: () => gunaMilanParts,
  calculate: calculateGunaMilan,
};
