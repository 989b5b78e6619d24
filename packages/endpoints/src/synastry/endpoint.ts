import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateSynastry } from './calculate.ts';
import { synastryExample } from './example.ts';
import { parseSynastry, type SynastryRequest } from './request.ts';
import { synastryRequestSchema, synastryResponseSchema } from './schema.ts';

/** POST /synastry, contract §8. */
export const synastryEndpoint: Endpoint<SynastryRequest> = {
  name: 'synastry',
  path: '/synastry',
  methods: ['POST'],
  summary: 'Two people: synastry, composite, Davison',
  description: 'Aspects between two charts, the houses of the one the bodies of the other stand in, a compatibility score with every term of its sum, '
    + 'the composite chart of midpoints and the Davison chart of the middle in time and space. Without a birth time everything that hangs on the horizon is left out.',
  requestWords: ['synastry', 'relationship', 'composite', 'davison'],
  open: false,
  requestSchema: synastryRequestSchema,
  responseSchema: synastryResponseSchema,
  example: synastryExample,
  parse: parseSynastry,
  need: ({ mode, settings }) => need(mode === 'composite' || mode === 'davison' ? 'composite' : 'synastry', 'professional', settings.sidereal),
  calculate: calculateSynastry,
};
