import { normalizeDeg } from '../angle/normalize.ts';
import type { LongitudeMotion } from '../search/motion.ts';
import type { Loops } from '../transits/passes.ts';

/**
 * Within this distance the search samples closely. It also ends the approach, because each step covers only part of the
 * remaining arc.
 */
const NEAR_DEG = 3;

/**
 * The latest instant, going forwards (`side` 1) or backwards (−1) from `fromJdUt`, before which the motion cannot reach
 * the target. Even at top speed it needs that long for the arc ahead, and retrograde loops never take it back further
 * than `maxReturnDeg`. Julian days UT1, not beyond `limitJdUt`.
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
