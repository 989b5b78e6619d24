import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculateElections, electionsCost } from './calculate.ts';
import { electionsFields, type ElectionsRequest, parseElections } from './request.ts';
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
  /** Moments to begin something in a month: a waxing Moon in an earth or water sign that is not void, in daylight, better in an hour of Jupiter or Venus. */
  example: {
    request: {
      location: 'New York',
      from: '2026-05-15',
      to: '2026-06-01',
      conditions: [
        { type: 'phase', phases: ['waxing'] },
        { type: 'sign', body: 'moon', signs: ['cancer', 'virgo'] },
        { type: 'void_of_course', negated: true },
        { type: 'local_time', from_time: '08:00', to_time: '20:00' },
        { type: 'hour_ruler', planets: ['jupiter', 'venus'], weight: 2 },
        { type: 'aspect', body: 'moon', to_body: 'jupiter', orb: 5, motion: 'applying', weight: 3 },
      ],
      minimum_minutes: 30,
      order: 'score',
      limit: 5,
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseElections,
  need: ({ settings }) => need('elections', 'growth', settings.sidereal),
  cost: (request) => electionsCost(request),
  markdownOptions: { leftOut: ['starts_at_local', 'ends_at_local'] },
  calculate: calculateElections,
};
