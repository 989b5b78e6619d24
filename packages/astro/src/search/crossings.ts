import { type Cubic, hermiteCubic, solveCubic } from './grid.ts';
import type { LongitudeMotion } from './motion.ts';
import { advanceDeg, type Path, type PathNode, refineCrossing, tracePath } from './path.ts';
import { shifted, sortedTargets, targetsBetween, wayDeg, type Place } from './targets.ts';

export interface Crossing {
  readonly jdUt: number;
  /** Index into the requested targets. */
  readonly target: number;
  /** The longitude crossed, [0, 360). */
  readonly longitudeDeg: number;
  readonly motion: 'direct' | 'retrograde';
  readonly speedDegPerDay: number;
  /**
   * A station exactly on the target (within 1e-7°). It counts once, whether the body only touches the target or passes
   * it and returns. `motion` is the direction of arrival.
   */
  readonly touch: boolean;
}

/**
 * A crossing known by interpolation. `aboutJdUt` is accurate to seconds (minutes for slow bodies near a station).
 * `refine` turns it into a `Crossing`.
 */
export interface RoughCrossing {
  readonly aboutJdUt: number;
  readonly target: number;
  readonly refine: () => Crossing;
}

/** A target this close to a station's longitude counts as touched at the station, docs/methods/transits-and-searches.md. */
export const TOUCH_DEG = 1e-7;

/**
 * Every passage over the target longitudes (degrees, any turn) in [from, until) of the path, in order of time, each
 * accurate to well below 0.1 s. Between two stations a target is crossed at most once per revolution, so no passage is
 * missed or counted twice. 0° needs no special treatment.
 */
export function crossings(path: Path, targetsDeg: readonly number[]): Crossing[] {
  return roughCrossings(path, targetsDeg)
    .map(({ refine }) => refine())
    .filter(({ jdUt }) => jdUt >= path.fromJdUt && jdUt < path.untilJdUt)
    .toSorted((a, b) => a.jdUt - b.jdUt);
}

/**
 * The same passages without refinement, in order of time within each cell; needs no evaluation of the motion. Passages
 * in the first and last cell may lie outside the range. For searches that need only some passages to the second.
 */
export function roughCrossings({ motion, nodes }: Path, targetsDeg: readonly number[]): RoughCrossing[] {
  const targets = sortedTargets(targetsDeg);
  const found: RoughCrossing[] = [];
  const nextStation = stationsAhead(nodes);
  let behind: PathNode | null = null;
  for (const [index, b] of nodes.entries()) {
    const a = nodes[index - 1];
    if (a !== undefined) {
      const ahead = nextStation[index]!;
      const between = targetsBetween(targets, a, b);
      const cell = between.length === 0 ? null : cellBetween(motion, a, b);
      if (cell?.way === 'retrograde') between.reverse();
      for (const { target, place } of between)
        if (!touches(behind, place) && !touches(ahead, place)) found.push(roughCrossing(motion, cell!, target, place));
    }
    if (b.station !== null) {
      behind = b;
      for (const { target, place } of targetsBetween(targets, shifted(b, -2 * TOUCH_DEG), shifted(b, 2 * TOUCH_DEG))) {
        if (touches(b, place)) found.push(touch(b, target, place.longitudeDeg));
      }
    }
  }
  return found;
}

/** Number of cells that a search for the next event traces at a time. */
const CHUNK_CELLS = 32;

/** The first crossing of any target in [from, until), or null. */
export function nextCrossing(
  motion: LongitudeMotion,
  targetsDeg: readonly number[],
  fromJdUt: number,
  untilJdUt: number,
): Crossing | null {
  const chunkDays = CHUNK_CELLS * motion.stepDays;
  for (let from = fromJdUt; from < untilJdUt; from += chunkDays) {
    const found = crossings(tracePath(motion, from, Math.min(from + chunkDays, untilJdUt)), targetsDeg);
    if (found.length > 0) return found[0]!;
  }
  return null;
}

/** The last crossing of any target in [from, until), or null. Searches backwards from `untilJdUt`. */
export function previousCrossing(
  motion: LongitudeMotion,
  targetsDeg: readonly number[],
  fromJdUt: number,
  untilJdUt: number,
): Crossing | null {
  const chunkDays = CHUNK_CELLS * motion.stepDays;
  for (let until = untilJdUt; until > fromJdUt; until -= chunkDays) {
    const found = crossings(tracePath(motion, Math.max(until - chunkDays, fromJdUt), until), targetsDeg);
    if (found.length > 0) return found.at(-1)!;
  }
  return null;
}

/** For each node, the first station at or after it. */
function stationsAhead(nodes: readonly PathNode[]): (PathNode | null)[] {
  const ahead: (PathNode | null)[] = Array.from(nodes, () => null);
  let next: PathNode | null = null;
  for (let index = nodes.length - 1; index >= 0; index--) {
    if (nodes[index]!.station !== null) next = nodes[index]!;
    ahead[index] = next;
  }
  return ahead;
}

function touches(station: PathNode | null, place: Place): boolean {
  return station !== null && Math.abs(wayDeg(station, place)) < TOUCH_DEG;
}

function touch(station: PathNode, target: number, longitudeDeg: number): RoughCrossing {
  const crossing: Crossing = {
    jdUt: station.jdUt,
    target,
    longitudeDeg,
    speedDegPerDay: station.speedDegPerDay,
    motion: station.station === 'station_retrograde' ? 'direct' : 'retrograde',
    touch: true,
  };
  return { aboutJdUt: station.jdUt, target, refine: () => crossing };
}

/** Two neighbouring nodes, with the cubic between them. */
interface Cell {
  readonly a: PathNode;
  readonly b: PathNode;
  readonly cubic: Cubic;
  /** No more than this within the cell, degrees per day². */
  readonly accelerationDegPerDay2: number;
  readonly way: Crossing['motion'];
}

function cellBetween({ swing }: LongitudeMotion, a: PathNode, b: PathNode): Cell {
  const width = b.jdUt - a.jdUt;
  const advance = advanceDeg(a, b);
  const cubic = hermiteCubic(advance, a.speedDegPerDay, b.speedDegPerDay, width);
  const own = (Math.max(Math.abs(cubic.c2), Math.abs(cubic.c2 + 3 * cubic.c3)) * 2) / (width * width);
  return {
    a,
    b,
    cubic,
    accelerationDegPerDay2: own + (swing?.accelerationDegPerDay2 ?? 0),
    way: advance < 0 ? 'retrograde' : 'direct',
  };
}

function roughCrossing(motion: LongitudeMotion, cell: Cell, target: number, place: Place): RoughCrossing {
  const { a, b, cubic } = cell;
  const aboutJdUt = a.jdUt + (b.jdUt - a.jdUt) * solveCubic(cubic, wayDeg(a, place));
  return {
    aboutJdUt,
    target,
    refine: () => {
      const { longitudeDeg } = place;
      const { accelerationDegPerDay2, way } = cell;
      const { jdUt, speedDegPerDay } = refineCrossing(motion, a, b, longitudeDeg, aboutJdUt, accelerationDegPerDay2);
      return { jdUt, target, longitudeDeg, speedDegPerDay, motion: way, touch: false };
    },
  };
}
