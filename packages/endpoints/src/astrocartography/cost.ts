import type { Cost } from '../endpoint.ts';
import type { AstrocartographyRequest } from './request.ts';

/** Milliseconds of processor time; evidence: the slowest of five computations each of eight kinds of requests, rounded up. */
const BASE_MS = 20;
const LINE_MS = 0.5;
const NEAREST_MS = 0.5;
const PARANS_MS = 0.02;
const ANGLES = 4;
/** Two sides of an aspect to two angles. */
const ASPECT_LINES = 4;

/** Estimated processor time of POST /astrocartography. */
export function astrocartographyCost({ include, settings: { chart } }: AstrocartographyRequest): Cost {
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
