import { SVG_ON_REQUEST } from '../forms/svg-on-request.ts';
import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateEclipses } from './calculate.ts';
import { eclipsesCost } from './cost.ts';
import { eclipsesExample } from './example.ts';
import { eclipsesForReaders } from './markdown-options.ts';
import { MAX_SPAN_DAYS, parseEclipses, type EclipsesRequest, eclipsesFields, eclipsesParts } from './request.ts';
import { eclipsesResponseSchema } from './schema.ts';

/** GET and POST /eclipses (docs/methods/eclipses.md). */
export const eclipsesEndpoint: Endpoint<EclipsesRequest, typeof eclipsesResponseSchema> = {
  name: 'eclipses',
  path: '/eclipses',
  methods: ['GET', 'POST'],
  tag: 'Sky',
  summary: 'Solar and lunar eclipses',
  description:
    'Every eclipse of a range with its type, maximum, magnitude and Saros; with a place also what is seen from there, with birth data also the natal points it falls on. include details adds contacts, durations and the greatest point, path the central line and limits of solar eclipses as GeoJSON or, with format svg, on a map.',
  requestWords: ['eclipses'],
  requestSchema: eclipsesFields.schema,
  responseSchema: eclipsesResponseSchema,
  example: eclipsesExample,
  parse: parseEclipses,
  need: ({ settings }) => need('eclipses', 'growth', settings.sidereal),
  cost: eclipsesCost,
  searches: { list: 'eclipses', mostDays: [MAX_SPAN_DAYS], limit: null },
  markdownOptions: eclipsesForReaders,
  parts: () => eclipsesParts,
  calculate: calculateEclipses,
  forms: SVG_ON_REQUEST,
};
