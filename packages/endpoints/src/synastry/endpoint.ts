import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { z } from 'zod';
import { need } from '../limits/cost.ts';
import { calculateSynastry } from './calculate.ts';
import { calculateVedicPair } from './calculate-vedic.ts';
import {
  parseSynastry,
  synastryFields,
  synastryParts,
  type SynastryRequest,
  vedicPairFields,
  type VedicPairRequest,
} from './request.ts';
import { synastryAnswerSchema } from './schema.ts';

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
  /** The charts NY90 and LN88. */
  example: {
    request: {
      person_a: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', gender: 'male' },
      person_b: { birth_date: '1988-11-03', birth_time: '07:15', location: 'London', gender: 'female' },
      mode: 'relationship',
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseSynastry,
  need: ({ mode }) =>
    need(mode === 'composite' || mode === 'davison' ? 'composite' : 'synastry', 'professional', false),
  markdownOptions: { leftOut: ['reason', 'disclaimer', 'raw_sum', 'rudhyar', 'references'] },
  parts: synastryParts,
  calculate: (context, request) =>
    request.form === 'vedic_pair' ? calculateVedicPair(context, request) : calculateSynastry(context, request),
};
