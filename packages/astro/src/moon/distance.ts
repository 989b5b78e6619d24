import type { Ephemeris } from '../ephemeris.ts';
import { GEOCENTRIC_TRUE } from '../frames/geocentric.ts';

/** IAU 2012 Resolution B2. */
export const KM_PER_AU = 149_597_870.7;

/** Distance in kilometres between the centres of Earth and Moon at an instant. */
export function moonDistanceKm(ephemeris: Ephemeris, jdUt: number): number {
  return ephemeris.ecliptic(jdUt, 'moon', GEOCENTRIC_TRUE).distanceAu * KM_PER_AU;
}
