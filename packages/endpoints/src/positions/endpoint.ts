import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculatePositions } from './calculate.ts';
import { positionsExample } from './example.ts';
import { parsePositions, type PositionsRequest } from './request.ts';
import { positionsRequestSchema, positionsResponseSchema } from './schema.ts';

/** GET and POST /positions, contract §10.1. */
export const positionsEndpoint: Endpoint<PositionsRequest> = {
  name: 'positions',
  path: '/positions',
  methods: ['GET', 'POST'],
  summary: 'Positions of the sky at an instant',
  description:
    'Longitudes, latitudes, declinations and speeds of the bodies, tropical or sidereal, and the lunar phase; with a place also houses and angles.',
  requestWords: ['positions'],
  open: false,
  requestSchema: positionsRequestSchema,
  responseSchema: positionsResponseSchema,
  example: positionsExample,
  parse: parsePositions,
  need: ({ sidereal }) => need('positions', 'starter', sidereal),
  calculate: calculatePositions,
};
