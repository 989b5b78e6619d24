import type { Endpoint } from '../endpoint.ts';
import { atLength, need } from '../shared/need.ts';
import { calculateEclipses } from './calculate.ts';
import { eclipsesExample } from './example.ts';
import { parseEclipses, type EclipsesRequest } from './request.ts';
import { eclipsesRequestSchema, eclipsesResponseSchema } from './schema.ts';

/** A range that is searched for longer than an instant. */
const LONG_MS = 3 * 366 * 86_400_000;

/** GET and POST /eclipses, contract §10.3. */
export const eclipsesEndpoint: Endpoint<EclipsesRequest> = {
  name: 'eclipses',
  path: '/eclipses',
  methods: ['GET', 'POST'],
  summary: 'Solar and lunar eclipses',
  description: 'Every eclipse of a range with its type, contacts, magnitudes, Saros and greatest point; with a place what is seen from there, with birth data the natal points it falls on.',
  requestWords: ['eclipses'],
  open: false,
  requestSchema: eclipsesRequestSchema,
  responseSchema: eclipsesResponseSchema,
  example: eclipsesExample,
  parse: parseEclipses,
  need: ({ fromMs, toMs, settings }) => atLength(toMs - fromMs > LONG_MS, need('eclipses', 'growth', settings.sidereal)),
  calculate: calculateEclipses,
};
