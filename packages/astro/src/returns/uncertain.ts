import { wrap180 } from '../angle/angle.ts';
import { crossings } from '../search/crossings.ts';
import type { LongitudeMotion } from '../search/motion.ts';
import { tracePath, type PathNode } from '../search/path.ts';

/** How far a natal longitude may lie from the one used, degrees: behind (≤ 0) and ahead (≥ 0). */
export interface NatalLeeway {
  readonly behindDeg: number;
  readonly aheadDeg: number;
}

/** Earliest and latest possible instant, Julian days UT1. */
export interface UncertainSpan {
  readonly fromJdUt: number;
  readonly untilJdUt: number;
}

/** A longitude crossed at an instant. */
export interface Crossed {
  readonly jdUt: number;
  readonly longitudeDeg: number;
  readonly motion: 'direct' | 'retrograde';
}

const CHUNK_CELLS = 8;
/** Longer than any motion is stationary. */
const FARTHEST_DAYS = 500;

/**
 * How far the longitude used may be off when the birth may have been at any time in [from, until], Julian days UT1, as far
 * as the motion is known there.
 */
export function natalLeeway(
  motion: LongitudeMotion,
  usedDeg: number,
  fromJdUt: number,
  untilJdUt: number,
): NatalLeeway {
  const [first, last] = motion.coverage;
  const [from, until] = [Math.max(fromJdUt, first), Math.min(untilJdUt, last)];
  const ends = [motion.at(from), motion.at(until), ...turnsWithin(motion, from, until)];
  const offsets = ends.map(({ longitudeDeg }) => wrap180(longitudeDeg - usedDeg));
  return { behindDeg: Math.min(0, ...offsets), aheadDeg: Math.max(0, ...offsets) };
}

/**
 * The span in which a crossing can happen when its longitude lies anywhere within the leeway. If the body turns before
 * the end of the leeway, the span ends at the station: there is no such crossing beyond it.
 */
export function uncertainSpan(
  motion: LongitudeMotion,
  crossed: Crossed,
  { behindDeg, aheadDeg }: NatalLeeway,
): UncertainSpan {
  const [earlier, later] = crossed.motion === 'direct' ? [behindDeg, aheadDeg] : [aheadDeg, behindDeg];
  return { fromJdUt: reach(motion, crossed, earlier, -1), untilJdUt: reach(motion, crossed, later, 1) };
}

function turnsWithin(motion: LongitudeMotion, fromJdUt: number, untilJdUt: number): readonly PathNode[] {
  return tracePath(motion, fromJdUt, untilJdUt).nodes.filter(
    ({ station, jdUt }) => station !== null && jdUt >= fromJdUt && jdUt <= untilJdUt,
  );
}

function reach(motion: LongitudeMotion, { jdUt, longitudeDeg }: Crossed, offsetDeg: number, side: 1 | -1): number {
  if (offsetDeg === 0) return jdUt;
  const [first, last] = motion.coverage;
  const chunkDays = CHUNK_CELLS * motion.stepDays;
  for (let from = jdUt; Math.abs(from - jdUt) < FARTHEST_DAYS; from += side * chunkDays) {
    const end = Math.min(last, Math.max(first, from + side * chunkDays));
    if (end === from) return end;
    const [begin, until] = side === 1 ? [from, end] : [end, from];
    const turns = turnsWithin(motion, begin, until).map((node) => node.jdUt);
    const hits = crossings(tracePath(motion, begin, until), [longitudeDeg + offsetDeg]).map((hit) => hit.jdUt);
    const ends = [...turns, ...hits].filter((at) => (at - jdUt) * side > 0);
    if (ends.length > 0) return side === 1 ? Math.min(...ends) : Math.max(...ends);
  }
  return jdUt + side * FARTHEST_DAYS;
}
