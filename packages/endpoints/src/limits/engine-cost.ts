import type { EngineBody } from '@theia-astro/astro/ephemeris';
import { hasParallax } from '@theia-astro/astro/search/scan-steps';

export interface EngineQuestion {
  /** Outside the years of the files, where the analytical ephemeris is used. */
  readonly reduced: boolean;
  readonly topocentric: boolean;
}

const FILES_FROM_MS = Date.UTC(1800, 0, 1);
const FILES_TO_MS = Date.UTC(2400, 0, 1);

/**
 * Milliseconds of processor time of one position. Evidence: 1,500 calls each on a core that computes about 100,000
 * geocentric positions of planets a second: planets 0.008–0.010, from the analytical theory 0.015–0.022; osculating
 * node and apogee 0.013 and 0.040; interpolated apogee 0.125; mean ones 0.006; topocentric positions take 2.6 to 3.7
 * times as long.
 */
export function positionMs(body: EngineBody, { reduced, topocentric }: EngineQuestion): number {
  if (body === 'interpolated_lilith') return 0.125 * (topocentric ? 2.9 : 1);
  if (body === 'mean_node' || body === 'mean_lilith') return 0.006 * (topocentric ? 2.4 : 1);
  if (!hasParallax(body)) return (reduced ? 0.04 : 0.013) * (topocentric ? 2.9 : 1);
  return (reduced ? 0.02 : 0.01) * (topocentric ? 3.7 : 1);
}

/** Whether any instant of [from, to] lies outside the years of the files. */
export function leavesFiles(fromMs: number, toMs: number): boolean {
  return fromMs < FILES_FROM_MS || toMs > FILES_TO_MS;
}

/** Whether all of [from, to] lies outside the years of the files. */
export function isOutsideFiles(fromMs: number, toMs: number): boolean {
  return toMs <= FILES_FROM_MS || fromMs >= FILES_TO_MS;
}
