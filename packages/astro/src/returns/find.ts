import { normalizeDeg } from '../angle/angle.ts';
import type { LongitudeMotion } from '../search/motion.ts';
import { type Loops, type Pass, passCounter } from '../transits/passes.ts';
import { type Crossing, crossings } from '../search/crossings.ts';
import { tracePath } from '../search/path.ts';
import type { NatalLeeway } from './uncertain.ts';
import { BODY_IDS, type BodyId } from '../bodies/body-id.ts';
import type { AsteroidId } from '../ephemeris.ts';

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
function approach(
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

/** What returns: a motion, the longitude it returns to, and the birth, which does not count as a return. */
export interface Returning {
  readonly motion: LongitudeMotion;
  readonly loops: Loops;
  readonly targetDeg: number;
  readonly birthJdUt: number;
  /** How far `targetDeg` may be off; null when the birth time is known. */
  readonly leeway: NatalLeeway | null;
}

export interface BodyReturn extends Pass {
  readonly jdUt: number;
  readonly motion: 'direct' | 'retrograde';
}

/** A search goes no further than this. */
export const MAX_SEARCH_DAYS = 200 * 365.25;
/** A crossing this close to the birth is the birth itself. */
const BIRTH_DAYS = 1e-4;
const A_MOMENT = 1 / 86_400;

/** All returns in [from, until), Julian days UT1, every retrograde pass, in order of time. */
export function returnsBetween(returning: Returning, fromJdUt: number, untilJdUt: number): BodyReturn[] {
  const [first, last] = returning.motion.coverage;
  return search(returning, Math.max(fromJdUt, first), Math.min(untilJdUt, last), Infinity, 1);
}

/** The next `count` returns at or after an instant; fewer when the ephemeris or the 200 years end first. */
export function nextReturns(returning: Returning, fromJdUt: number, count: number): BodyReturn[] {
  return search(returning, fromJdUt, Math.min(fromJdUt + MAX_SEARCH_DAYS, returning.motion.coverage[1]), count, 1);
}

/** The last `count` returns before an instant, the latest first; none before `notBeforeJdUt`. */
export function previousReturns(
  returning: Returning,
  beforeJdUt: number,
  count: number,
  notBeforeJdUt: number,
): BodyReturn[] {
  const limit = Math.max(beforeJdUt - MAX_SEARCH_DAYS, notBeforeJdUt, returning.motion.coverage[0]);
  return search(returning, beforeJdUt, limit, count, -1);
}

/** Number of cells sampled closely before the next jump. */
const CLOSE_CELLS = 8;

function search(returning: Returning, startJdUt: number, limitJdUt: number, count: number, side: 1 | -1): BodyReturn[] {
  const { motion, loops, targetDeg } = returning;
  const closeDays = CLOSE_CELLS * motion.stepDays;
  const found: Crossing[] = [];
  let from = startJdUt;
  while (found.length < count && (limitJdUt - from) * side > 0) {
    const near = approach(motion, loops, targetDeg, from, limitJdUt, side);
    const far = side === 1 ? Math.min(near + closeDays, limitJdUt) : Math.max(near - closeDays, limitJdUt);
    const hits = crossings(tracePath(motion, Math.min(near, far), Math.max(near, far)), [targetDeg]).filter(
      (hit) => !isBirth(returning, hit),
    );
    found.push(...(side === 1 ? hits : hits.toReversed()));
    from = far;
  }
  const wanted = found.slice(0, count);
  const withTimeout = counted(returning, side === 1 ? wanted : wanted.toReversed());
  return side === 1 ? withTimeout : withTimeout.toReversed();
}

function isBirth({ birthJdUt }: Returning, { jdUt }: Crossing): boolean {
  return Math.abs(jdUt - birthJdUt) < BIRTH_DAYS;
}

/** Hits further apart than this never belong to one encounter and are counted separately. */
const APART_DAYS = 420;

/**
 * Numbers the passes of consecutive crossings in order of time. Also searches beyond each cluster for further passes.
 */
function counted({ motion, loops, targetDeg, birthJdUt }: Returning, hits: readonly Crossing[]): BodyReturn[] {
  const clusters: Crossing[][] = [];
  for (const hit of hits) {
    const cluster = clusters.at(-1);
    const last = cluster?.at(-1);
    const acrossBirth = last !== undefined && last.jdUt < birthJdUt && birthJdUt < hit.jdUt;
    if (cluster !== undefined && last !== undefined && hit.jdUt - last.jdUt <= APART_DAYS && !acrossBirth)
      cluster.push(hit);
    else clusters.push([hit]);
  }
  return clusters.flatMap((cluster) => {
    const path = tracePath(motion, cluster[0]!.jdUt - A_MOMENT, cluster.at(-1)!.jdUt + A_MOMENT);
    const passes = passCounter(path, loops).count(targetDeg, cluster);
    return cluster.map(({ jdUt, motion }, index) => ({ jdUt, motion, ...passes[index]! }));
  });
}

/** Kinds of return: `solar` and `lunar`, or any body by its id. */
export const RETURN_TYPES = ['solar', 'lunar', ...BODY_IDS.filter((id) => id !== 'sun' && id !== 'moon')] as const;
export type ReturnType = (typeof RETURN_TYPES)[number] | AsteroidId;

/** The body of a return type: the Sun for `solar`, the Moon for `lunar`, else the body itself. */
export function returningBody(type: ReturnType): BodyId {
  if (type === 'solar') return 'sun';
  return type === 'lunar' ? 'moon' : type;
}
