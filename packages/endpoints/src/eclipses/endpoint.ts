import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateEclipses } from './calculate.ts';
import { eclipsesCost } from './cost.ts';
import { eclipsesExample } from './example.ts';
import { parseEclipses, type EclipsesRequest } from './request.ts';
import { eclipsesRequestSchema, eclipsesResponseSchema } from './schema.ts';

/** GET and POST /eclipses, contract §10.3. */
export const eclipsesEndpoint: Endpoint<EclipsesRequest> = {
  name: 'eclipses',
  path: '/eclipses',
  methods: ['GET', 'POST'],
  summary: 'Solar and lunar eclipses',
  description:
    'Every eclipse of a range with its type, contacts, magnitudes, Saros and greatest point; with a place what is seen from there, with birth data the natal points it falls on.',
  requestWords: ['eclipses'],
  open: false,
  requestSchema: eclipsesRequestSchema,
  responseSchema: eclipsesResponseSchema,
  example: eclipsesExample,
  parse: parseEclipses,
  need: ({ settings }) => need('eclipses', 'growth', settings.sidereal),
  cost: eclipsesCost,
  calculate: calculateEclipses,
};
