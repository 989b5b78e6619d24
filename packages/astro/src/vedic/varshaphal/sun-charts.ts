import { normalizeDeg, wrap180 } from '../../angle/normalize.ts';
import type { Ephemeris, Frame } from '../../ephemeris.ts';

const MEAN_DEG_PER_DAY = 360 / 365.256363;
/** A thousandth of a second. */
const CONVERGED_DAYS = 1e-8;

/** A part of a Tajika year. Julian days UT1. */
export interface SunSpan {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/**
 * The parts of a year in which the sidereal Sun advances by equal arcs from its natal longitude: 12 months of 30°, or 144 parts of sixty hours of 2°30′.
 * They fill the year from its first instant to its last. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), 27.3–4. @throws DateOutOfRangeError
 */
export function sunSpans(
  ephemeris: Ephemeris,
  frame: Frame,
  natalSunDeg: number,
  { startJdUt, endJdUt }: SunSpan,
  parts: 12 | 144,
): SunSpan[] {
  const starts = Array.from({ length: parts }, (_, index) =>
    index === 0 ? startJdUt : sunAt(ephemeris, frame, natalSunDeg, startJdUt, (360 / parts) * index),
  );
  return starts.map((start, index) => ({ startJdUt: start, endJdUt: starts[index + 1] ?? endJdUt }));
}

/** When the Sun has advanced by an arc, at most a turn. */
function sunAt(ephemeris: Ephemeris, frame: Frame, natalSunDeg: number, startJdUt: number, arcDeg: number): number {
  const targetDeg = normalizeDeg(natalSunDeg + arcDeg);
  let jdUt = startJdUt + arcDeg / MEAN_DEG_PER_DAY;
  for (let iteration = 0; iteration < 20; iteration++) {
    const { longitudeDeg, speedDegPerDay } = ephemeris.ecliptic(jdUt, 'sun', frame);
    const step = wrap180(targetDeg - longitudeDeg) / speedDegPerDay;
    jdUt += step;
    if (Math.abs(step) < CONVERGED_DAYS) break;
  }
  return jdUt;
}
