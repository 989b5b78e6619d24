import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateProgressions } from './calculate.ts';
import { progressionsExample } from './example.ts';
import { parseProgressions, type ProgressionsRequest, progressionsFields, progressionsParts } from './request.ts';
import { progressionsResponseSchema } from './schema.ts';

const INSTANT_MS = 20;
/**
 * Milliseconds for a lifetime of events of all bodies, aspects and kinds. The span is limited by the ephemeris days it
 * covers.
 */
const EVENTS_MS = 700;

/** POST /progressions, contract §9. */
export const progressionsEndpoint: Endpoint<ProgressionsRequest, typeof progressionsResponseSchema> = {
  name: 'progressions',
  path: '/progressions',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Progressions and solar arcs',
  description:
    'Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the ' +
    'birth chart, and the progressed lunation cycle. With from and to, every ingress, station and exact aspect of the range.',
  requestWords: ['progressions'],
  open: false,
  requestSchema: progressionsFields.schema,
  responseSchema: progressionsResponseSchema,
  example: progressionsExample,
  parse: parseProgressions,
  need: ({ settings }) => need('progressions', 'growth', settings.sidereal),
  cost: ({ range }) => ({ milliseconds: range === null ? INSTANT_MS : EVENTS_MS }),
  parts: progressionsParts,
  calculate: calculateProgressions,
};
