import { separationDeg } from '../angle/angle.ts';
import { crossings, type Crossing } from './crossings.ts';
import type { Path } from './path.ts';

/** One stay of a motion within an orb of a target. */
export interface OrbWindow {
  /** Null where the stay began before the path's range. */
  readonly entersJdUt: number | null;
  /** Null where it lasts beyond the range. */
  readonly leavesJdUt: number | null;
  /** Exact passages, in order of time; empty for a near miss. */
  readonly exact: readonly Crossing[];
  /** The smallest distance within the stay and the range, degrees, 0 when exact. */
  readonly closest: { readonly jdUt: number; readonly orbDeg: number };
}

/**
 * The stays of a path within `orbDeg` (0 < orb < 90) of one target longitude. Touching the edge of the orb from outside
 * is not a stay. For many targets see `findOrbWindows`.
 */
export function orbWindows(path: Path, targetDeg: number, orbDeg: number): OrbWindow[] {
  return findOrbWindows(path, [{ targetDeg, orbDeg }])[0]!;
}

export interface OrbTarget {
  readonly targetDeg: number;
  readonly orbDeg: number;
}

/** The stays for each of several targets, found in one pass over the path. */
export function findOrbWindows(path: Path, targets: readonly OrbTarget[]): OrbWindow[][] {
  const longitudes = targets.flatMap(({ targetDeg, orbDeg }) => [targetDeg, targetDeg - orbDeg, targetDeg + orbDeg]);
  const byTarget: Crossing[][] = targets.map(() => []);
  for (const crossing of crossings(path, longitudes)) byTarget[Math.floor(crossing.target / 3)]!.push(crossing);
  const startDeg = path.nodes.length === 0 ? null : path.motion.at(rangeStart(path)).longitudeDeg;
  return targets.map((target, index) => stays(path, startDeg, target, byTarget[index]!));
}

const EXACT = 0;
const LOWER_EDGE = 1;

/** @param startDeg where the path's range begins; null for an empty path */
function stays(
  path: Path,
  startDeg: number | null,
  { targetDeg, orbDeg }: OrbTarget,
  found: readonly Crossing[],
): OrbWindow[] {
  const windows: OrbWindow[] = [];
  const seenAtFirst = found.length === 0 ? null : startsInside(found[0]!);
  let inside = seenAtFirst ?? (startDeg !== null && separationDeg(startDeg, targetDeg) <= orbDeg);
  let entersJdUt: number | null = null;
  let exact: Crossing[] = [];
  const close = (leavesJdUt: number | null): void => {
    windows.push({
      entersJdUt,
      leavesJdUt,
      exact,
      closest: closestPoint(path, targetDeg, entersJdUt, leavesJdUt, exact),
    });
    exact = [];
  };
  for (const crossing of found) {
    if (crossing.target % 3 === EXACT) exact.push(crossing);
    else if (!crossing.touch) {
      if (inside) close(crossing.jdUt);
      inside = !inside;
      entersJdUt = inside ? crossing.jdUt : null;
    }
  }
  if (inside) close(null);
  return windows;
}

/** Whether the range starts within the orb, judged by the first event; null when the event does not show it. */
function startsInside(first: Crossing): boolean | null {
  const edge = first.target % 3;
  if (edge === EXACT) return true;
  if (first.touch) return null;
  return (edge === LOWER_EDGE) !== (first.motion === 'direct');
}

function closestPoint(
  path: Path,
  targetDeg: number,
  entersJdUt: number | null,
  leavesJdUt: number | null,
  exact: readonly Crossing[],
): OrbWindow['closest'] {
  if (exact.length > 0) return { jdUt: exact[0]!.jdUt, orbDeg: 0 };
  const from = entersJdUt ?? rangeStart(path);
  const until = leavesJdUt ?? rangeEnd(path);
  const candidates = [from, until].map((jdUt) => ({ jdUt, longitudeDeg: path.motion.at(jdUt).longitudeDeg }));
  const stations = path.nodes.filter(({ station, jdUt }) => station !== null && jdUt >= from && jdUt < until);
  return [...candidates, ...stations]
    .map(({ jdUt, longitudeDeg }) => ({ jdUt, orbDeg: separationDeg(longitudeDeg, targetDeg) }))
    .reduce((best, point) => (point.orbDeg < best.orbDeg ? point : best));
}

/** The ends of the range, limited to the coverage of the motion. */
function rangeStart({ fromJdUt, nodes }: Path): number {
  return Math.max(fromJdUt, nodes[0]!.jdUt);
}

function rangeEnd({ untilJdUt, nodes }: Path): number {
  return Math.min(untilJdUt, nodes.at(-1)!.jdUt);
}
