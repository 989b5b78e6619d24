import { wrap180 } from '../../angle/normalize.ts';
import type { Ephemeris, Frame } from '../../ephemeris.ts';

const SIDEREAL_YEAR_DAYS = 365.256363;
/** A thousandth of a second. */
const CONVERGED_DAYS = 1e-8;

/**
 * When the sidereal Sun comes back to its natal longitude for the `years`-th time (0: the birth itself), Julian day
 * UT1. The frame must be the natal chart's, sidereal. Newton's method; the Sun's speed varies by 3 % and the Sun never
 * turns.
 * @throws DateOutOfRangeError
 */
export function siderealSolarReturn(
  ephemeris: Ephemeris,
  frame: Frame,
  natalSunDeg: number,
  birthJdUt: number,
  years: number,
): number {
  if (years === 0) return birthJdUt;
  let jdUt = birthJdUt + years * SIDEREAL_YEAR_DAYS;
  for (let iteration = 0; iteration < 20; iteration++) {
    const { longitudeDeg, speedDegPerDay } = ephemeris.ecliptic(jdUt, 'sun', frame);
    const step = wrap180(natalSunDeg - longitudeDeg) / speedDegPerDay;
    jdUt += step;
    if (Math.abs(step) < CONVERGED_DAYS) break;
  }
  return jdUt;
}

/** Whole returns completed at an instant after the birth. @throws DateOutOfRangeError */
export function returnsCompleted(
  ephemeris: Ephemeris,
  frame: Frame,
  natalSunDeg: number,
  birthJdUt: number,
  jdUt: number,
): number {
  const about = Math.floor((jdUt - birthJdUt) / SIDEREAL_YEAR_DAYS);
  const at = (years: number): number => siderealSolarReturn(ephemeris, frame, natalSunDeg, birthJdUt, years);
  if (at(about) > jdUt) return about - 1;
  return at(about + 1) <= jdUt ? about + 1 : about;
}
