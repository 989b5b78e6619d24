import type { Ephemeris } from '../ephemeris.ts';
import { changesBetween, type Quantity } from '../search/changes.ts';
import { GEOCENTRIC_TRUE } from '../frames/geocentric.ts';
import { moonDistanceKm } from './distance.ts';

export interface Apsis {
  readonly kind: 'perigee' | 'apogee';
  readonly jdUt: number;
  readonly distanceKm: number;
}

/** Consecutive apsides are 11.72 to 16.09 days apart (all 10,604 of 1900–2299). */
const STEP_DAYS = 4;
export const LONGEST_APSIS_STRETCH_DAYS = 17;

/**
 * The Moon's perigees and apogees in [from, until), Julian days UT1: roots of the rate of change of its distance, to
 * 0.1 s.
 */
export function lunarApsides(ephemeris: Ephemeris, fromJdUt: number, untilJdUt: number): Apsis[] {
  const [first, end] = ephemeris.range.reduced;
  const distanceSpeed: Quantity = {
    valueAt: (jdUt) => ephemeris.ecliptic(jdUt, 'moon', GEOCENTRIC_TRUE).distanceSpeedAuPerDay,
    stepDays: STEP_DAYS,
    coverage: [first, end - 1e-6],
  };
  return changesBetween(distanceSpeed, fromJdUt, untilJdUt).map(({ jdUt, rising }) => ({
    kind: rising ? 'perigee' : 'apogee',
    jdUt,
    distanceKm: moonDistanceKm(ephemeris, jdUt),
  }));
}
