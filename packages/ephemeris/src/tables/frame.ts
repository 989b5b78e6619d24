import type { EngineBody, Frame } from '@theia-astro/astro/ephemeris';
import { isPlainAyanamsa } from './ayanamsa-shift.ts';

const FULL_TURN_DEG = 360;

/** Their latitude is 0 by definition. The engine does not turn it with the nutation, except for the mean node on the equator. */
export const IN_THE_ECLIPTIC: ReadonlySet<EngineBody> = new Set(['mean_node', 'true_node']);

/** Whether the tables serve positions in this frame. */
export function isServedFrame({ ayanamsa, center, positions }: Frame): boolean {
  return center === 'geocentric' && positions === 'apparent' && (ayanamsa === null || isPlainAyanamsa(ayanamsa));
}

/** [0, 360) of an angle within a few turns of it. */
export function normalized(deg: number): number {
  const rest = deg >= 0 && deg < FULL_TURN_DEG ? deg : deg % FULL_TURN_DEG;
  if (rest < 0) return rest + FULL_TURN_DEG === FULL_TURN_DEG ? 0 : rest + FULL_TURN_DEG;
  return rest;
}
