import type { Cost, Endpoint } from '../endpoint.ts';
import {
  astrocartographyFields,
  astrocartographyParts,
  type AstrocartographyRequest,
  parseAstrocartography,
} from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { pictureOnRequest } from '../forms/picture-forms.ts';
import { need } from '../limits/cost.ts';
import { calculateAstrocartography, MAP_PX } from './calculate.ts';
import { astrocartographyResponseSchema } from './schema.ts';

/** Milliseconds of processor time; evidence: the slowest of five computations each of eight kinds of requests, rounded up. */
const BASE_MS = 20;
const LINE_MS = 0.5;
const NEAREST_MS = 0.5;
const PARANS_MS = 0.02;
const ANGLES = 4;
/** Two sides of an aspect to two angles. */
const ASPECT_LINES = 4;

/** Estimated processor time of POST /astrocartography. */
function astrocartographyCost({ include, settings: { chart } }: AstrocartographyRequest): Cost {
  const bodies = chart.bodies.length;
  const aspects = include.has('aspects') ? bodies * chart.aspects.length * ASPECT_LINES : 0;
  const lines = bodies * ANGLES + aspects + (include.has('local_space') ? bodies : 0);
  return {
    milliseconds:
      BASE_MS +
      lines * LINE_MS +
      (include.has('nearest') ? bodies * ANGLES * NEAREST_MS : 0) +
      (include.has('parans') ? bodies * bodies * PARANS_MS : 0),
  };
}

/** POST /astrocartography (docs/methods/astrocartography.md). */
export const astrocartographyEndpoint: Endpoint<AstrocartographyRequest, typeof astrocartographyResponseSchema> = {
  name: 'astrocartography',
  path: '/astrocartography',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Astrocartography',
  description:
    'Where on Earth each body of a birth rises, sets and culminates, as GeoJSON or drawn on a map, and the lines nearest to a city; `include` adds aspects to the angles, parans, local space and the relocated chart.',
  requestWords: ['astrocartography'],
  requestSchema: astrocartographyFields.schema,
  responseSchema: astrocartographyResponseSchema,
  /** The chart NY90: three bodies, and the lines near London. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      relocation: { location: 'London' },
      within_km: 2500,
      settings: { bodies: ['sun', 'moon', 'venus'] },
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseAstrocartography,
  need: ({ settings }) => need('astrocartography', 'growth', settings.sidereal),
  cost: astrocartographyCost,
  parts: () => astrocartographyParts,
  markdownOptions: { leftOut: ['lines', 'geometry', 'svg'] },
  calculate: calculateAstrocartography,
  forms: pictureOnRequest(MAP_PX),
};
