import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculatePositions, positionsResponseSchema } from './calculate.ts';
import { parsePositions, positionsFields, positionsParts, type PositionsRequest } from './request.ts';

/** GET and POST /positions (docs/methods/positions.md). */
export const positionsEndpoint: Endpoint<PositionsRequest, typeof positionsResponseSchema> = {
  name: 'positions',
  path: '/positions',
  methods: ['GET', 'POST'],
  tag: 'Western',
  summary: 'Positions of the sky at an instant',
  description:
    'Longitudes, latitudes and speeds of the bodies, tropical or sidereal, and the lunar phase; with a place also houses and angles. ' +
    'With include details also declinations, right ascensions and distances.',
  requestWords: ['positions'],
  requestSchema: positionsFields.schema,
  responseSchema: positionsResponseSchema,
  /** The sky of 2024-06-15 noon UTC. */
  example: {
    request: { utc: '2024-06-15T12:00:00Z' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parsePositions,
  need: ({ sidereal }) => need('positions', 'starter', sidereal),
  parts: () => positionsParts,
  calculate: calculatePositions,
};
