import type { Cost } from '../endpoint.ts';
import type { PrimaryDirectionsRequest } from './request.ts';

/** Milliseconds of processor time; evidence: the slowest of five computations each of 12 kinds of requests, rounded up. */
const BASE_MS = 30;
/** A ray brought to a significator by one motion. */
const ARC_MS = 0.003;
const RAYS_OF_ASPECT = 2;
const RAYS_OF_PARALLELS = 4;

/** Estimated processor time of POST /primary_directions. */
export function primaryDirectionsCost({ choice, promissors, significators }: PrimaryDirectionsRequest): Cost {
  const rays = choice.aspects.length * RAYS_OF_ASPECT + (choice.parallels ? RAYS_OF_PARALLELS : 0);
  return { milliseconds: BASE_MS + promissors.length * rays * significators.length * choice.motions.length * ARC_MS };
}
