import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateTransits } from './calculate.ts';
import { transitsCost } from './cost.ts';
import { transitsExample } from './example.ts';
import { transitsSearch } from './range-fields.ts';
import { parseTransits, type TransitsRequest, transitsFields, transitsParts } from './request.ts';
import { transitsResponseSchema } from './schema.ts';

/** POST /transits (docs/methods/transits-and-searches.md). */
export const transitsEndpoint: Endpoint<TransitsRequest, typeof transitsResponseSchema> = {
  name: 'transits',
  path: '/transits',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Transits to a birth chart, or among the moving bodies',
  description:
    'With transit_date: the sky of one instant over the birth chart. With from and to: every exact hit, time in orb, ingress, station, ' +
    'lunation and eclipse of the range, to the second. Hits are searched between stations, where the longitude only grows or only falls, so none is missed.',
  requestWords: ['transits'],
  requestSchema: transitsFields.schema,
  responseSchema: transitsResponseSchema,
  example: transitsExample,
  parse: parseTransits,
  need: ({ settings }) => need('transits', 'growth', settings.sidereal),
  cost: transitsCost,
  searches: transitsSearch,
  parts: () => transitsParts,
  calculate: calculateTransits,
};
