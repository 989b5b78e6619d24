import type { Endpoint } from '../endpoint.ts';
import { atLength, need } from '../shared/need.ts';
import { calculateProgressions } from './calculate.ts';
import { progressionsExample } from './example.ts';
import { parseProgressions, type ProgressionsRequest } from './request.ts';
import { progressionsRequestSchema, progressionsResponseSchema } from './schema.ts';

/** POST /progressions, contract §9. */
export const progressionsEndpoint: Endpoint<ProgressionsRequest> = {
  name: 'progressions',
  path: '/progressions',
  methods: ['POST'],
  summary: 'Progressions and solar arcs',
  description: 'Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the '
    + 'birth chart, the progressed lunation cycle, and with from and to every ingress, station and exact aspect of the range.',
  requestWords: ['progressions'],
  open: false,
  requestSchema: progressionsRequestSchema,
  responseSchema: progressionsResponseSchema,
  example: progressionsExample,
  parse: parseProgressions,
  need: ({ range, settings }) => atLength(range !== null, need('progressions', 'growth', settings.sidereal)),
  calculate: calculateProgressions,
};
