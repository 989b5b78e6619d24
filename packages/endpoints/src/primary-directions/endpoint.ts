import type { Cost, Endpoint } from '../endpoint.ts';
import {
  directionsParts,
  parsePrimaryDirections,
  primaryDirectionsFields,
  type PrimaryDirectionsRequest,
} from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculatePrimaryDirections } from './calculate.ts';
import { primaryDirectionsResponseSchema } from './schema.ts';

/** Milliseconds of processor time; evidence: the slowest of five computations each of 12 kinds of requests, rounded up. */
const BASE_MS = 30;
/** A ray brought to a significator by one motion. */
const ARC_MS = 0.003;
const RAYS_OF_ASPECT = 2;
const RAYS_OF_PARALLELS = 4;

/** Estimated processor time of POST /primary_directions. */
function primaryDirectionsCost({ choice, promissors, significators }: PrimaryDirectionsRequest): Cost {
  const rays = choice.aspects.length * RAYS_OF_ASPECT + (choice.parallels ? RAYS_OF_PARALLELS : 0);
  return { milliseconds: BASE_MS + promissors.length * rays * significators.length * choice.motions.length * ARC_MS };
}

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
  /** The chart NY90, the first half of its life. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      significators: ['asc', 'mc'],
      include: ['directions', 'bounds'],
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parsePrimaryDirections,
  need: ({ settings }) => need('primary_directions', 'growth', settings.sidereal),
  cost: primaryDirectionsCost,
  markdownOptions: { leftOut: ['age_years'] },
  parts: () => directionsParts,
  calculate: calculatePrimaryDirections,
};
