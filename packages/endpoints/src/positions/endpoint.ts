import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculatePositions } from './calculate.ts';
import { positionsExample } from './example.ts';
import { parsePositions, type PositionsRequest, positionsFields, positionsParts } from './request.ts';
import { positionsResponseSchema } from './schema.ts';

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
  example: positionsExample,
  parse: parsePositions,
  need: ({ sidereal }) => need('positions', 'starter', sidereal),
  parts: () => positionsParts,
  calculate: calculatePositions,
};
