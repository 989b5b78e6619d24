import type { PointId } from '../points/point-id.ts';
import type { Midpoint, MidpointHit } from './midpoints.ts';

/** A midpoint that falls on a point. */
export interface TreeBranch extends Pick<Midpoint, 'pointA' | 'pointB'>, Omit<MidpointHit, 'point'> {}

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
