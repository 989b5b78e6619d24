import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateElections } from './calculate.ts';
import { electionsCost } from './cost.ts';
import { electionsExample } from './example.ts';
import { electionsFields, parseElections, type ElectionsRequest } from './request.ts';
import { electionsResponseSchema } from './schema.ts';

/** POST /elections (docs/methods/electional.md). */
export const electionsEndpoint: Endpoint<ElectionsRequest, typeof electionsResponseSchema> = {
  name: 'elections',
  path: '/elections',
  methods: ['POST'],
  tag: 'Sky',
  summary: 'Moments that satisfy conditions',
  description:
    'Every window of a range in which conditions hold, to the second, with what begins or ends at its edges. Conditions with a weight give a score.',
  requestWords: ['elections'],
  requestSchema: electionsFields.schema,
  responseSchema: electionsResponseSchema,
  example: electionsExample,
  parse: parseElections,
  need: ({ settings }) => need('elections', 'growth', settings.sidereal),
  cost: (request) => electionsCost(request),
  markdownOptions: { leftOut: ['starts_at_local', 'ends_at_local'] },
  calculate: calculateElections,
};
