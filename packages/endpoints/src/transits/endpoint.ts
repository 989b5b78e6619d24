import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateTransits } from './calculate.ts';
import { transitsCost } from './cost.ts';
import { transitsExample } from './example.ts';
import { parseTransits, type TransitsRequest } from './request.ts';
import { transitsRequestSchema, transitsResponseSchema } from './schema.ts';

/** POST /transits, contract §7. */
export const transitsEndpoint: Endpoint<TransitsRequest> = {
  name: 'transits',
  path: '/transits',
  methods: ['POST'],
  summary: 'Transits to a birth chart, or among the moving bodies',
  description:
    'With transit_date the sky of one instant over the birth chart; with from and to every exact hit, stay in orb, ingress, station, ' +
    'lunation and eclipse of the range, to the second. Hits are found between stations, where a longitude only grows or only falls: none is missed.',
  requestWords: ['transits'],
  open: false,
  requestSchema: transitsRequestSchema,
  responseSchema: transitsResponseSchema,
  example: transitsExample,
  parse: parseTransits,
  need: ({ settings }) => need('transits', 'growth', settings.sidereal),
  cost: transitsCost,
  calculate: calculateTransits,
};
