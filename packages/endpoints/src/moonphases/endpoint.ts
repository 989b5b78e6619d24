import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateMoonphases } from './calculate.ts';
import { moonphasesCost } from './cost.ts';
import { moonphasesExample } from './example.ts';
import { parseMoonphases, type MoonphasesRequest, moonphasesFields, moonphasesParts } from './request.ts';
import { moonphasesResponseSchema } from './schema.ts';

/** GET and POST /moonphases (docs/methods/moon-phases.md). */
export const moonphasesEndpoint: Endpoint<MoonphasesRequest, typeof moonphasesResponseSchema> = {
  name: 'moonphases',
  path: '/moonphases',
  methods: ['GET', 'POST'],
  tag: 'Sky',
  summary: 'Moon calendar',
  description:
    'Phases with their eclipses, sign ingresses, void of course in three definitions, apsides and supermoons of a year, a range, or the next and previous ones.',
  requestWords: ['moonphases', 'moon_phases', 'moon'],
  requestSchema: moonphasesFields.schema,
  responseSchema: moonphasesResponseSchema,
  example: moonphasesExample,
  parse: parseMoonphases,
  need: ({ settings }) => need('moonphases', 'starter', settings.sidereal),
  paged: true,
  cost: moonphasesCost,
  markdownOptions: { leftOut: ['next_sign'] },
  parts: () => moonphasesParts,
  calculate: calculateMoonphases,
};
