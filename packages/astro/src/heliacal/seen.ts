import type { Sighting } from '../ephemeris.ts';
import { bisect, findMinimum } from '../search/root.ts';
import type { HalfNight, Side, Watch } from './watch.ts';

const MINUTE = 1 / 1440;
const SECOND = 1 / 86_400;
/** Step, while the body is about to come into sight. */
const LOOK = 3 * MINUTE;
/** Magnitudes by which the best instant may beat the best step. */
const NEAR = 1;
/** Once it is dark and a body has lost so many magnitudes, it only sinks further. */
const PAST = 1.5;
const DARK_DEG = -8;
/** A bright planet may be seen that long after sunrise or before sunset. */
const DAYLIGHT = 240 * MINUTE;

/** How much brighter than the faintest visible thing the body is; below the horizon none is bright enough. */
export function marginOf(sighting: Sighting | null): number {
  return sighting === null ? -Infinity : sighting.limitingMagnitude - sighting.magnitude;
}

export interface Looked {
  /** An instant at which the body is seen; null: not on that side of the day. */
  readonly seenJdUt: number | null;
  /** The largest margin found, magnitudes; at most 0 when it is not seen. */
  readonly margin: number;
}

/**
 * Whether the body is seen between the Sun's rise or set and midnight, looking from twilight into the night for as long
 * as the body stays up. At most 160 looks.
 */
export function lookFor({ halfNight, look }: Watch, day: number, side: Side): Looked {
  const night = halfNight(day, side);
  if (night === null) return { seenJdUt: null, margin: -Infinity };
  const marginAt = (jdUt: number): number => marginOf(look(jdUt));
  const inwards = Math.sign(night.midnightJdUt - night.sunJdUt);
  let [best, bestJdUt] = [-Infinity, night.sunJdUt];
  for (let jdUt = night.sunJdUt; (night.midnightJdUt - jdUt) * inwards > 0;) {
    const sighting = look(jdUt);
    if (sighting === null) break;
    const margin = marginOf(sighting);
    if (margin > 0) return { seenJdUt: jdUt, margin };
    if (margin > best) [best, bestJdUt] = [margin, jdUt];
    else if (margin < best - PAST && sighting.sunAltitudeDeg < DARK_DEG) break;
    jdUt += inwards * pauseAfter(margin);
  }
  if (best < -NEAR) return { seenJdUt: null, margin: best };
  const atJdUt = findMinimum((jdUt) => -marginAt(jdUt), bestJdUt - LOOK, bestJdUt + LOOK, 15 * SECOND);
  const margin = marginAt(atJdUt);
  const isInside = (night.midnightJdUt - atJdUt) * inwards > 0 && (atJdUt - night.sunJdUt) * inwards >= 0;
  return { seenJdUt: isInside && margin > 0 ? atJdUt : null, margin: Math.max(best, Math.min(0, margin)) };
}

/** Twilight fades by at most about a magnitude in three minutes: not even at the equator in less than four. */
function pauseAfter(margin: number): number {
  return LOOK * Math.min(6, Math.max(1, -margin));
}

export interface SeenSpan {
  /** The body is easiest to see. */
  readonly bestJdUt: number;
  readonly startsJdUt: number;
  readonly endsJdUt: number;
  readonly sighting: Sighting;
}

/**
 * The span of one twilight in which a body is seen, around the moment `seenJdUt` when it is. The Moon's is cut at the
 * Sun's rise or set, because she is often seen by day. To a second.
 */
export function seenSpan({ body, look }: Watch, night: HalfNight, seenJdUt: number): SeenSpan {
  const marginAt = (jdUt: number): number => marginOf(look(jdUt));
  const inwards = Math.sign(night.midnightJdUt - night.sunJdUt);
  const sunwardsEnd = body === 'moon' ? night.sunJdUt : night.sunJdUt - inwards * DAYLIGHT;
  let [best, bestJdUt] = [marginAt(seenJdUt), seenJdUt];
  const reach = (direction: number, endJdUt: number): number => {
    let lastJdUt = seenJdUt;
    for (;;) {
      const nextJdUt = lastJdUt + direction * LOOK;
      const atJdUt = (endJdUt - nextJdUt) * direction > 0 ? nextJdUt : endJdUt;
      const margin = marginAt(atJdUt);
      if (margin <= 0) return bisect((jdUt) => marginAt(jdUt) > 0, lastJdUt, atJdUt, SECOND / 2)[0];
      if (margin > best) [best, bestJdUt] = [margin, atJdUt];
      if (atJdUt === endJdUt) return endJdUt;
      lastJdUt = atJdUt;
    }
  };
  const inner = reach(inwards, night.midnightJdUt);
  const outer = reach(-inwards, sunwardsEnd);
  const [startsJdUt, endsJdUt] = inner < outer ? [inner, outer] : [outer, inner];
  const from = Math.max(startsJdUt, bestJdUt - LOOK);
  const found = findMinimum((jdUt) => -marginAt(jdUt), from, Math.min(endsJdUt, bestJdUt + LOOK), SECOND / 10);
  const at = marginAt(found) >= best ? found : bestJdUt;
  return { bestJdUt: at, startsJdUt, endsJdUt, sighting: look(at)! };
}
