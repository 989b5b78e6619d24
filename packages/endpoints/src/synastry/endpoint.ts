import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateSynastry } from './calculate.ts';
import { calculateVedicPair } from './calculate-vedic.ts';
import { synastryExample } from './example.ts';
import { parseSynastry, synastryFields, synastryParts, type SynastryRequest } from './request.ts';
import { synastryAnswerSchema } from './schema.ts';
import { type VedicPairRequest, vedicPairFields } from './vedic-request.ts';

/** POST /synastry (docs/methods/synastry.md). */
export const synastryEndpoint: Endpoint<SynastryRequest | VedicPairRequest, typeof synastryAnswerSchema> = {
  name: 'synastry',
  path: '/synastry',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Two people: synastry, composite, Davison',
  description:
    'Aspects between two charts, house overlays, a compatibility score (with include details every term of its sum), ' +
    'the composite chart of midpoints and the Davison chart of the midpoint in time and space. Without a birth time there are no houses and angles. With system vedic: guna milan and both Vedic charts; composite, Davison and western parts requested by name use the Vedic defaults.',
  requestWords: ['synastry', 'relationship', 'composite', 'davison'],
  requestSchema: z.union([synastryFields.schema, vedicPairFields.schema]),
  responseSchema: synastryAnswerSchema,
  example: synastryExample,
  parse: parseSynastry,
  need: ({ mode }) =>
    need(mode === 'composite' || mode === 'davison' ? 'composite' : 'synastry', 'professional', false),
  markdownOptions: { leftOut: ['reason', 'disclaimer', 'raw_sum', 'rudhyar', 'references'] },
  parts: synastryParts,
  calculate: (context, request) =>
    request.form === 'vedic_pair' ? calculateVedicPair(context, request) : calculateSynastry(context, request),
};
