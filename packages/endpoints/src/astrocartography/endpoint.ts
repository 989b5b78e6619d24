import { SVG_ON_REQUEST } from '../forms/svg-on-request.ts';
import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateAstrocartography } from './calculate.ts';
import { astrocartographyCost } from './cost.ts';
import { astrocartographyExample } from './example.ts';
import {
  astrocartographyFields,
  astrocartographyParts,
  parseAstrocartography,
  type AstrocartographyRequest,
} from './request.ts';
import { astrocartographyResponseSchema } from './schema.ts';

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
  example: astrocartographyExample,
  parse: parseAstrocartography,
  need: ({ settings }) => need('astrocartography', 'growth', settings.sidereal),
  cost: astrocartographyCost,
  parts: () => astrocartographyParts,
  markdownOptions: { leftOut: ['lines', 'geometry', 'svg'] },
  calculate: calculateAstrocartography,
  forms: SVG_ON_REQUEST,
};
