import { wrap180 } from '../angle/angle.ts';
import { crossings, type Crossing } from '../search/crossings.ts';
import { canTurn, type LongitudeMotion } from '../search/motion.ts';
import { tracePath, type Path, type PathNode } from '../search/path.ts';

export interface Pass {
  readonly pass: number;
  readonly passCount: number;
}

/**
 * How far a motion goes back behind the farthest point it has reached, degrees. Evidence: paths of Swiss Ephemeris
 * 2.10.03 over 250 years (Pluto 500, true node 8, osculating Lilith 5): the largest among planets and asteroids are
 * Mars 19.51 and Pallas 19.44; true node 0.11, Lilith 48.1.
 */
export interface Loops {
  readonly maxReturnDeg: number;
  /** Direction of progress in the long run; 0 for pairs of slow bodies where each is the faster in turn. */
  readonly progress: 1 | -1 | 0;
}

export const PLANETARY_LOOPS: Loops = { maxReturnDeg: 21, progress: 1 };
export const NODE_LOOPS: Loops = { maxReturnDeg: 1, progress: -1 };
export const LILITH_LOOPS: Loops = { maxReturnDeg: 65, progress: 1 };
export const RELATIVE_LOOPS: Loops = { maxReturnDeg: 90, progress: 0 };

/**
 * Two passes of one encounter are never further apart than this: loops happen once a year, and those of Mars and Venus
 * last less than a year.
 */
const LONGEST_PAUSE_DAYS = 420;
const CHUNK_DAYS = 105;
/** Neptune and Pluto can stay in aspect for decades. Passes beyond this many chunks are not counted. */
const MOST_CHUNKS = 40;

/** Counts passes for one path. Chunks beyond its range are traced once and used for every target. */
export interface PassCounter {
  /** `hits`: all crossings of one target within the path's range, in order of time. */
  count(targetDeg: number, hits: readonly Crossing[]): readonly Pass[];
}

/**
 * Groups hits of one target that are separated only by loops: each hit soon follows the one before, in the opposite
 * direction. The time beyond the range is searched until the motion can no longer come back to the target.
 * @param steady the motion used beyond the range of the path
 */
export function passCounter(path: Path, loops: Loops, steady: LongitudeMotion = path.motion): PassCounter {
  const turning = canTurn(path.motion);
  const beyond = { after: lazyChunks(path, steady, 1), before: lazyChunks(path, steady, -1) };
  return {
    count: (targetDeg, hits) => {
      const [first, last] = [hits[0], hits.at(-1)];
      if (!turning || first === undefined || last === undefined) return hits.map(() => ({ pass: 1, passCount: 1 }));
      const before = follow(first, targetDeg, beyond.before, loops, -1).toReversed();
      const after = follow(last, targetDeg, beyond.after, loops, 1);
      return numbered([...before, ...hits, ...after]).slice(before.length, before.length + hits.length);
    },
  };
}

/** Groups a complete sequence of crossings of one longitude into encounters. */
export function numbered(sequence: readonly Crossing[]): Pass[] {
  const groups: Crossing[][] = [];
  for (const hit of sequence) {
    const group = groups.at(-1);
    if (group !== undefined && sameEncounter(group.at(-1)!, hit)) group.push(hit);
    else groups.push([hit]);
  }
  return groups.flatMap((group) => group.map((_, index) => ({ pass: index + 1, passCount: group.length })));
}

/** A body that touches a target at a station arrives in one direction and leaves in the other. */
function sameEncounter(earlier: Crossing, later: Crossing): boolean {
  const leavesDirect = (earlier.motion === 'direct') !== earlier.touch;
  return leavesDirect !== (later.motion === 'direct') && later.jdUt - earlier.jdUt <= LONGEST_PAUSE_DAYS;
}

type Chunks = (index: number) => Path | null;

/** The path itself, then the chunks that follow it (or come before it). */
function lazyChunks(path: Path, motion: LongitudeMotion, side: 1 | -1): Chunks {
  const { fromJdUt, untilJdUt } = path;
  const known: Path[] = [path];
  return (index) => {
    if (index < known.length) return known[index]!;
    const near = side === 1 ? untilJdUt + (index - 1) * CHUNK_DAYS : fromJdUt - index * CHUNK_DAYS;
    const [first, last] = motion.coverage;
    if (near + CHUNK_DAYS <= first || near >= last) return null;
    known[index] = tracePath(motion, near, near + CHUNK_DAYS);
    return known[index];
  };
}

/** The passes of the same encounter beyond the range, nearest first. */
function follow(edge: Crossing, targetDeg: number, chunks: Chunks, loops: Loops, side: 1 | -1): Crossing[] {
  const found: Crossing[] = [];
  let newest = edge;
  for (let index = 0; index <= MOST_CHUNKS; index++) {
    const chunk = chunks(index);
    if (chunk === null) break;
    const partedJd = partedAt(chunk, newest.jdUt, targetDeg, loops, side);
    const passes = index === 0 ? [] : crossings(chunk, [targetDeg]);
    for (const pass of side === 1 ? passes : passes.toReversed()) {
      if ((pass.jdUt - partedJd) * side > 0) return found;
      if (!(side === 1 ? sameEncounter(newest, pass) : sameEncounter(pass, newest))) return found;
      found.push(pass);
      newest = pass;
    }
    const reachedJd = side === 1 ? chunk.untilJdUt : chunk.fromJdUt;
    if (
      Number.isFinite(partedAt(chunk, newest.jdUt, targetDeg, loops, side)) ||
      (reachedJd - newest.jdUt) * side > LONGEST_PAUSE_DAYS
    )
      break;
  }
  return found;
}

/**
 * The instant after `sinceJdUt` from which the motion certainly does not come back to the target in this encounter;
 * ±Infinity when that is not within this chunk. Turns caused by the daily swing are ignored.
 */
function partedAt({ motion, nodes }: Path, sinceJdUt: number, targetDeg: number, loops: Loops, side: 1 | -1): number {
  const away = loops.progress * side;
  const turn =
    loops !== PLANETARY_LOOPS || motion.swing !== undefined
      ? null
      : side === 1
        ? 'station_direct'
        : 'station_retrograde';
  const isParted = ({ longitudeDeg, station }: PathNode): boolean => {
    const offDeg = wrap180(longitudeDeg - targetDeg);
    if (away === 0) return Math.abs(offDeg) > loops.maxReturnDeg;
    return offDeg * away > loops.maxReturnDeg || (turn !== null && station === turn && offDeg * away > 0);
  };
  const end = side === 1 ? nodes.length : -1;
  for (let index = side === 1 ? 0 : nodes.length - 1; index !== end; index += side) {
    const node = nodes[index]!;
    if ((node.jdUt - sinceJdUt) * side > 0 && isParted(node)) return node.jdUt;
  }
  return side * Infinity;
}
