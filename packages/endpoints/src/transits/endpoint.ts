import response from './example-response.json' with { type: 'json' };
import type { CalculationContext, Endpoint } from '../endpoint.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { natalSide, snapshotAnswer } from './snapshot.ts';
import { rangeAnswer } from './range.ts';
import { type TransitsRequest, parseTransits, transitsFields, transitsParts } from './request.ts';
import type { Wire } from '../wire/wire.ts';
import { transitsResponseSchema } from './schema.ts';
import { need } from '../limits/cost.ts';
import { transitsCost } from './cost.ts';
import { transitsSearch } from './range-fields.ts';

/** The sky of one instant over the birth chart, or the events of a range. @throws Problem 422 */
function calculateTransits(context: CalculationContext, request: TransitsRequest): Wire<typeof transitsResponseSchema> {
  const birth = resolveBirth(context, request.birth, request.settings.resolution);
  const natal = natalSide(context.ephemeris, request, birth);
  return request.range === null
    ? snapshotAnswer(context, request, birth, natal)
    : rangeAnswer(context, request, request.range, birth, natal);
}

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
  /** Saturn over the Moon of the chart NY90: a threefold passage. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      from: '2024-01-01',
      to: '2026-01-01',
      bodies: ['saturn'],
      targets: ['moon'],
      aspects: ['conjunction'],
      events: ['exact'],
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseTransits,
  need: ({ settings }) => need('transits', 'growth', settings.sidereal),
  cost: transitsCost,
  searches: transitsSearch,
  parts: () => transitsParts,
  calculate: calculateTransits,
};
