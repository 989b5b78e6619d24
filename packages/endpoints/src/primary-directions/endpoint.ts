import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculatePrimaryDirections } from './calculate.ts';
import { primaryDirectionsCost } from './cost.ts';
import { primaryDirectionsExample } from './example.ts';
import {
  directionsParts,
  parsePrimaryDirections,
  primaryDirectionsFields,
  type PrimaryDirectionsRequest,
} from './request.ts';
import { primaryDirectionsResponseSchema } from './schema.ts';

/** POST /primary_directions (docs/methods/primary-directions.md). */
export const primaryDirectionsEndpoint: Endpoint<PrimaryDirectionsRequest, typeof primaryDirectionsResponseSchema> = {
  name: 'primary_directions',
  path: '/primary_directions',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Primary directions',
  description:
    'Arcs of direction of a life with their dates, by Placidus (semi-arcs) or Regiomontanus, zodiacal or mundane, direct and converse; `include` adds parallels, terms and the speculum.',
  requestWords: ['primary_directions'],
  requestSchema: primaryDirectionsFields.schema,
  responseSchema: primaryDirectionsResponseSchema,
  example: primaryDirectionsExample,
  parse: parsePrimaryDirections,
  need: ({ settings }) => need('primary_directions', 'growth', settings.sidereal),
  cost: primaryDirectionsCost,
  markdownOptions: { leftOut: ['age_years'] },
  parts: () => directionsParts,
  calculate: calculatePrimaryDirections,
};
