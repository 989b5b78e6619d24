import { normalizeDeg, wrap180 } from '../../angle/angle.ts';
import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { crossings } from '../../search/crossings.ts';
import { bodyMotion, relativeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import { signIndexAt } from '../../zodiac/signs.ts';

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

const SIDEREAL_YEAR_DAYS = 365.256363;

/**
 * When the sidereal Sun returns to its natal longitude for the `years`-th time (0: the birth itself), Julian day
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

/** Longer than a solar month. */
const MONTH_DAYS = 33;

interface TithiPravesha {
  readonly jdUt: number;
  /** The Sun is in its natal sign; false where the angle does not come back in that solar month. */
  readonly inNatalMonth: boolean;
}

/**
 * When the angle from the Sun to the Moon returns to that of the birth in the solar month of the birth, in the year of a solar return: the first time
 * the Sun is in its natal sidereal sign; where there is none, the time nearest to the return. Rath and Narasimha Rao, Tithi Pravesha, Jyotish Digest (2002).
 * @throws DateOutOfRangeError
 */
export function tithiPravesha(
  ephemeris: Ephemeris,
  frame: Frame,
  natal: { readonly sunDeg: number; readonly moonDeg: number },
  returnJdUt: number,
): TithiPravesha {
  const motion = relativeMotion(bodyMotion(ephemeris, 'moon', frame), bodyMotion(ephemeris, 'sun', frame));
  const path = tracePath(motion, returnJdUt - MONTH_DAYS, returnJdUt + MONTH_DAYS);
  const times = crossings(path, [natal.moonDeg - natal.sunDeg]).map(({ jdUt }) => jdUt);
  const inMonth = times.find(
    (jdUt) => signIndexAt(ephemeris.ecliptic(jdUt, 'sun', frame).longitudeDeg) === signIndexAt(natal.sunDeg),
  );
  if (inMonth !== undefined) return { jdUt: inMonth, inNatalMonth: true };
  const jdUt = times.reduce((best, one) => (Math.abs(one - returnJdUt) < Math.abs(best - returnJdUt) ? one : best));
  return { jdUt, inNatalMonth: false };
}
