import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateProgressions } from './calculate.ts';
import { progressionsExample } from './example.ts';
import { parseProgressions, type ProgressionsRequest } from './request.ts';
import { progressionsRequestSchema, progressionsResponseSchema } from './schema.ts';

const INSTANT_MS = 20;
/** A lifetime of events of all bodies, aspects and kinds; the span is bounded by what it takes of the ephemeris. */
const EVENTS_MS = 700;

/** POST /progressions, contract §9. */
export const progressionsEndpoint: Endpoint<ProgressionsRequest> = {
  name: 'progressions',
  path: '/progressions',
  methods: ['POST'],
  summary: 'Progressions and solar arcs',
  description:
    'Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the ' +
    'birth chart, the progressed lunation cycle, and with from and to every ingress, station and exact aspect of the range.',
  requestWords: ['progressions'],
  open: false,
  requestSchema: progressionsRequestSchema,
  responseSchema: progressionsResponseSchema,
  example: progressionsExample,
  parse: parseProgressions,
  need: ({ settings }) => need('progressions', 'growth', settings.sidereal),
  cost: ({ range }) => ({ milliseconds: range === null ? INSTANT_MS : EVENTS_MS }),
  calculate: calculateProgressions,
};
