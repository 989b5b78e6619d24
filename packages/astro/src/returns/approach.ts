import { normalizeDeg } from '../angle/normalize.ts';
import type { LongitudeMotion } from '../search/motion.ts';
import type { Loops } from '../transits/passes.ts';

/** Nearer than this the search looks closely; also the end of the approach, which only ever comes closer by a share of what is left. */
const NEAR_DEG = 3;

/**
 * The last instant, going on from `fromJdUt` in time (`side` 1) or back (−1), before which the motion cannot reach the target: at its fastest it
 * needs that long for the arc in front of it, and it never comes back by more than its loops. Julian days UT1, not beyond `limitJdUt`.
 */
export function approach(
  motion: LongitudeMotion,
  { maxReturnDeg, progress }: Loops,
  targetDeg: number,
  fromJdUt: number,
  limitJdUt: number,
  side: 1 | -1,
): number {
  const [slowest, fastest] = motion.speedRangeDegPerDay;
  const speed = progress === 1 ? fastest : -slowest;
  if (progress === 0 || speed <= 0) return fromJdUt;
  let jdUt = fromJdUt;
  while ((limitJdUt - jdUt) * side > 0) {
    const aheadDeg = normalizeDeg(progress * side * (targetDeg - motion.at(jdUt).longitudeDeg));
    if (aheadDeg < NEAR_DEG || 360 - aheadDeg <= maxReturnDeg) return jdUt;
    jdUt += (side * aheadDeg) / speed;
  }
  return limitJdUt;
}
