import { wrap180 } from '../angle/normalize.ts';
import { TIME_TOLERANCE_DAYS } from './changes.ts';
import type { LongitudeMotion } from './motion.ts';
import { advanceDeg, type PathNode } from './path.ts';

/**
 * Newton's error after a step is about step² · acceleration / (2 · speed): below a hundredth of a second no further
 * evaluation is needed.
 */
const NEWTON_ERROR_DAYS = 0.01 / 86_400;

/** Newton's method from the interpolated instant, kept between the nodes by bisection. */
export function refineCrossing(
  motion: LongitudeMotion,
  a: PathNode,
  b: PathNode,
  longitudeDeg: number,
  aboutJdUt: number,
  accelerationDegPerDay2: number,
): { readonly jdUt: number; readonly speedDegPerDay: number } {
  if (a.longitudeDeg === longitudeDeg) return a;
  const startsBelow = advanceDeg(a, b) > 0;
  let [low, high] = [a.jdUt, b.jdUt];
  let jdUt = aboutJdUt;
  for (let iteration = 0; ; iteration++) {
    const sample = motion.at(jdUt);
    const { speedDegPerDay } = sample;
    const offDeg = wrap180(sample.longitudeDeg - longitudeDeg);
    if (offDeg === 0) return { jdUt, speedDegPerDay };
    if (offDeg < 0 === startsBelow) low = jdUt;
    else high = jdUt;
    const step = -offDeg / speedDegPerDay;
    const next = jdUt + step;
    const inside = next >= low && next <= high;
    const errorDays = (step * step * accelerationDegPerDay2) / Math.abs(2 * speedDegPerDay);
    if (inside && (errorDays < NEWTON_ERROR_DAYS || Math.abs(step) < NEWTON_ERROR_DAYS))
      return { jdUt: next, speedDegPerDay };
    if (high - low < TIME_TOLERANCE_DAYS / 2 || iteration === 80) return { jdUt: (low + high) / 2, speedDegPerDay };
    jdUt = inside ? next : (low + high) / 2;
  }
}
