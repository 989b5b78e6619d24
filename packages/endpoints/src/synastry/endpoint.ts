import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateSynastry } from './calculate.ts';
import { calculateVedicPair } from './calculate-vedic.ts';
import { synastryExample } from './example.ts';
import { parseSynastry, type SynastryRequest } from './request.ts';
import {
  synastryRequestSchema,
  synastryResponseSchema,
  vedicPairRequestSchema,
  vedicPairResponseSchema,
} from './schema.ts';
import type { VedicPairRequest } from './vedic-request.ts';

/** POST /synastry, contract §8. */
export const synastryEndpoint: Endpoint<SynastryRequest | VedicPairRequest> = {
  name: 'synastry',
  path: '/synastry',
  methods: ['POST'],
  summary: 'Two people: synastry, composite, Davison',
  description:
    'Aspects between two charts, the houses of the one the bodies of the other stand in, a compatibility score with every term of its sum, ' +
    'the composite chart of midpoints and the Davison chart of the middle in time and space. Without a birth time everything that hangs on the horizon is left out. With system vedic: guna milan and both Vedic charts; composite, Davison and parts of synastry asked for by name are made with the Vedic defaults.',
  requestWords: ['synastry', 'relationship', 'composite', 'davison'],
  open: false,
  requestSchema: z.union([synastryRequestSchema, vedicPairRequestSchema]),
  responseSchema: z.union([synastryResponseSchema, vedicPairResponseSchema]),
  example: synastryExample,
  parse: parseSynastry,
  need: ({ mode }) =>
    need(mode === 'composite' || mode === 'davison' ? 'composite' : 'synastry', 'professional', false),
  calculate: (context, request) =>
    request.form === 'vedic_pair' ? calculateVedicPair(context, request) : calculateSynastry(context, request),
};
