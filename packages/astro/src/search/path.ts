import { TIME_TOLERANCE_DAYS } from './changes.ts';
import { DIP_MARGIN, extremeSlope, hermiteCubic, sampleInstants } from './grid.ts';
import { canTurn, type LongitudeMotion } from './motion.ts';
import { refineRoot } from './root.ts';
import { wrap180 } from '../angle/angle.ts';

/**
 * THE ONE SEARCH.
 *
 *   motion  (motion.ts)     what moves: a body in a frame, an angle between two, a progressed body; longitude and speed in one evaluation,
 *                           with a largest safe step; the evidence for it is in scan-steps.ts
 *   path    (this file)     the motion sampled once over a range and split at its stations: between two nodes it is monotone
 *   events  (crossings.ts)  every passage over any set of longitudes, `nextCrossing`/`previousCrossing`
 *           (windows.ts)    stays within an orb, with their exact hits and their closest point
 *           (changes.ts)    other quantities: roots of distance speed (apsides), of latitude (nodes)
 *
 * A range is half-open, [from, until). Samples lie on a grid fixed in time (multiples of the step), never on the range's own ends, and
 * events are found on whole cells and then filtered. An event has the same time to the last bit in every range that contains it, so two halves * equal the whole and pages of a cursor join exactly. Trace once, then query many times: `crossings`, `pathStations` and `orbWindows` reuse the samples.
 *
 *   const path = tracePath(bodyMotion(ephemeris, 'saturn', frame), fromJdUt, untilJdUt);
 *   pathStations(path); crossings(path, [0, 30, 60, …]); orbWindows(path, 348.99, 1);
 */
export interface PathNode {
  readonly jdUt: number;
  /** [0, 360). */
  readonly longitudeDeg: number;
  /** Whole turns since the path's first node: `longitudeDeg` + 360 `turn` is continuous along the path. */
  readonly turn: number;
  readonly speedDegPerDay: number;
  readonly station: StationKind | null;
}

export type StationKind = 'station_retrograde' | 'station_direct';

export interface Path {
  readonly motion: LongitudeMotion;
  readonly fromJdUt: number;
  readonly untilJdUt: number;
  /**
   * In order of time, from before `fromJdUt` to after `untilJdUt` (within the motion's coverage); monotone between
   * neighbours.
   */
  readonly nodes: readonly PathNode[];
}

export interface PathStation {
  readonly kind: StationKind;
  readonly jdUt: number;
  /** [0, 360). */
  readonly longitudeDeg: number;
}

/** Samples a motion over [from, until), Julian days UT1, and finds all its stations to 0.1 s. Empty where the motion has no coverage. */
export function tracePath(motion: LongitudeMotion, fromJdUt: number, untilJdUt: number): Path {
  const nodes: PathNode[] = [];
  const turning = canTurn(motion);
  for (const jdUt of sampleInstants(motion, fromJdUt, untilJdUt, turning ? 1 : 0)) {
    const last = nodes.at(-1);
    const node = nodeAt(motion, jdUt, last);
    if (turning && last !== undefined) pushStations(nodes, motion, last, node);
    nodes.push(node);
  }
  return { motion, fromJdUt, untilJdUt, nodes };
}

/** The stations within the path's range, in order of time. */
export function pathStations({ nodes, fromJdUt, untilJdUt }: Path): PathStation[] {
  return nodes.flatMap(({ station, jdUt, longitudeDeg }) =>
    station !== null && jdUt >= fromJdUt && jdUt < untilJdUt ? [{ kind: station, jdUt, longitudeDeg }] : [],
  );
}

/** The distance from one node to a later one in degrees, including whole turns; negative when retrograde. */
export function advanceDeg(from: PathNode, to: PathNode): number {
  return 360 * (to.turn - from.turn) + (to.longitudeDeg - from.longitudeDeg);
}

interface MonotonePiece {
  readonly from: PathNode;
  readonly to: PathNode;
  readonly motion: 'direct' | 'retrograde';
}

/**
 * The path split at its stations. In each piece the longitude only grows or only falls. The first and last piece extend
 * to the ends of the path.
 */
export function monotonePieces({ nodes }: Path): MonotonePiece[] {
  const ends = nodes.filter((node, index) => node.station !== null || index === 0 || index === nodes.length - 1);
  return ends.slice(1).map((to, index) => {
    const from = ends[index]!;
    return { from, to, motion: advanceDeg(from, to) < 0 ? 'retrograde' : 'direct' };
  });
}

/** The turn count continues from the node before: a cell is far less than half a circle. */
function nodeAt(
  motion: LongitudeMotion,
  jdUt: number,
  before?: PathNode,
  station: StationKind | null = null,
): PathNode {
  const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
  const turn = before === undefined ? 0 : before.turn + Math.round((before.longitudeDeg - longitudeDeg) / 360);
  return { jdUt, longitudeDeg, turn, speedDegPerDay, station };
}

function pushStations(nodes: PathNode[], motion: LongitudeMotion, a: PathNode, b: PathNode): void {
  if (turns(a, b)) {
    nodes.push(stationBetween(motion, a, b));
    return;
  }
  const dip = dipBetween(motion, a, b);
  if (dip !== null && turns(a, dip)) nodes.push(stationBetween(motion, a, dip), stationBetween(motion, dip, b));
}

function turns(a: PathNode, b: PathNode): boolean {
  return a.speedDegPerDay < 0 !== b.speedDegPerDay < 0;
}

function stationBetween(motion: LongitudeMotion, a: PathNode, b: PathNode): PathNode {
  const speedAt = (jdUt: number): number => motion.at(jdUt).speedDegPerDay;
  const jdUt = refineRoot(speedAt, a.jdUt, a.speedDegPerDay, b.jdUt, b.speedDegPerDay, TIME_TOLERANCE_DAYS);
  return nodeAt(motion, jdUt, a, b.speedDegPerDay < 0 ? 'station_retrograde' : 'station_direct');
}

/** Where the speed comes close to zero or passes it between two samples of the same sign; null when it does not. */
function dipBetween(motion: LongitudeMotion, a: PathNode, b: PathNode): PathNode | null {
  const width = b.jdUt - a.jdUt;
  const extreme = extremeSlope(hermiteCubic(advanceDeg(a, b), a.speedDegPerDay, b.speedDegPerDay, width));
  if (extreme === null) return null;
  const towards = a.speedDegPerDay < 0 ? -extreme.slope / width : extreme.slope / width;
  if (towards > DIP_MARGIN * Math.max(Math.abs(a.speedDegPerDay), Math.abs(b.speedDegPerDay))) return null;
  return nodeAt(motion, a.jdUt + extreme.s * width, a);
}

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
