import { normalizeDeg, wrap180 } from '../angle/normalize.ts';
import type { PointId } from '../points/point-id.ts';

export interface MidpointHit {
  readonly point: PointId;
  /** Distance from the axis in degrees on the 90° dial, signed. */
  readonly orbDeg: number;
  /** The point's angle from the near midpoint. */
  readonly angleDeg: 0 | 45 | 90 | 135 | 180;
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

/** Every pair's near midpoint with the other points on its axis at multiples of 45° (Ebertin, The Combination of Stellar Influences, 1940). */
export function findMidpoints(points: readonly MidpointPoint[], maxOrbDeg: number): Midpoint[] {
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
        const nearestDeg = 45 * Math.round(offsetDeg / 45);
        if (Math.abs(offsetDeg - nearestDeg) <= maxOrbDeg)
          hits.push({
            point: point.id,
            orbDeg: offsetDeg - nearestDeg,
            angleDeg: Math.abs(nearestDeg) as MidpointHit['angleDeg'],
          });
      }
      found.push({ pointA: a.id, pointB: b.id, longitudeDeg, hits });
    }
  }
  return found;
}
