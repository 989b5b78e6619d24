import { normalizeDeg, wrap180 } from '../angle/normalize.ts';
import type { PointId } from '../points/point-id.ts';

/** The dials of cosmobiology and of the Hamburg school, in degrees; 360 is the whole circle. */
export const DIALS_DEG = [360, 180, 90, 45, 22.5] as const;
export type DialDeg = (typeof DIALS_DEG)[number];

interface MidpointHit {
  readonly point: PointId;
  /** Distance of the point from the axis on the dial in degrees of the zodiac, signed. */
  readonly orbDeg: number;
  /** The point's angle from the near midpoint: a multiple of half the dial, 0 to 180. */
  readonly angleDeg: number;
}

export interface Midpoint {
  readonly pointA: PointId;
  readonly pointB: PointId;
  readonly longitudeDeg: number;
  readonly hits: readonly MidpointHit[];
}

export interface MidpointPoint {
  readonly id: PointId;
  readonly longitudeDeg: number;
}

/** Near midpoint of two longitudes, degrees in [0, 360): halfway along the shorter arc (Hand, Planets in Composite, 1975). */
export function nearMidpointDeg(aDeg: number, bDeg: number): number {
  return normalizeDeg(aDeg + wrap180(bDeg - aDeg) / 2);
}

/**
 * Every pair's near midpoint with the other points on its axis. The axis has two ends on a dial, so its points are at
 * multiples of half the dial: 45° on that of 90° (Ebertin, The Combination of Stellar Influences, 1940).
 */
export function findMidpoints(points: readonly MidpointPoint[], maxOrbDeg: number, dialDeg: DialDeg = 90): Midpoint[] {
  const stepDeg = dialDeg / 2;
  const found: Midpoint[] = [];
  for (let first = 0; first < points.length; first++) {
    for (let second = first + 1; second < points.length; second++) {
      const a = points[first]!;
      const b = points[second]!;
      const longitudeDeg = nearMidpointDeg(a.longitudeDeg, b.longitudeDeg);
      const hits: MidpointHit[] = [];
      for (const point of points) {
        if (point === a || point === b) continue;
        const offsetDeg = wrap180(point.longitudeDeg - longitudeDeg);
        const nearestDeg = stepDeg * Math.round(offsetDeg / stepDeg);
        if (Math.abs(offsetDeg - nearestDeg) <= maxOrbDeg)
          hits.push({ point: point.id, orbDeg: offsetDeg - nearestDeg, angleDeg: Math.abs(nearestDeg) });
      }
      found.push({ pointA: a.id, pointB: b.id, longitudeDeg, hits });
    }
  }
  return found;
}

/** A midpoint that falls on a point. */
interface TreeBranch extends Pick<Midpoint, 'pointA' | 'pointB'>, Omit<MidpointHit, 'point'> {}

export interface MidpointTree {
  readonly point: PointId;
  /** The closest first. */
  readonly branches: readonly TreeBranch[];
}

/** The midpoints of a chart by the points they fall on, one tree for every point that has any (Ebertin, 1940, "structural picture"). */
export function midpointTrees(midpoints: readonly Midpoint[]): MidpointTree[] {
  const byPoint = new Map<PointId, TreeBranch[]>();
  for (const { pointA } of midpoints) byPoint.set(pointA, []);
  for (const { pointB } of midpoints) if (!byPoint.has(pointB)) byPoint.set(pointB, []);
  for (const { pointA, pointB, hits } of midpoints)
    for (const { point, orbDeg, angleDeg } of hits) byPoint.get(point)!.push({ pointA, pointB, orbDeg, angleDeg });
  return [...byPoint]
    .filter(([, branches]) => branches.length > 0)
    .map(([point, branches]) => ({
      point,
      branches: branches.toSorted((one, other) => Math.abs(one.orbDeg) - Math.abs(other.orbDeg)),
    }));
}
