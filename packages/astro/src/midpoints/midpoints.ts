import { normalizeDeg, wrap180 } from '../angle/angle.ts';
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

/** As many pictures as a dial lists; wide orbs of many points have millions. */
export const MOST_PICTURES = 500;

export interface DialPlace {
  readonly id: PointId;
  readonly longitudeDeg: number;
  /** [0, dial). */
  readonly placeDeg: number;
}

export interface DialMidpoint {
  readonly pointA: PointId;
  readonly pointB: PointId;
  /** Of the near midpoint, [0, dial); the other end of the axis is half a dial away. */
  readonly placeDeg: number;
}

/** Two pairs with one axis: pointA + pointB = pointC + pointD on the dial. */
export interface PlanetaryPicture {
  readonly pointA: PointId;
  readonly pointB: PointId;
  readonly pointC: PointId;
  readonly pointD: PointId;
  /** Axis of C and D minus axis of A and B, degrees of the zodiac, signed. */
  readonly orbDeg: number;
}

export interface Dial {
  readonly dialDeg: DialDeg;
  readonly places: readonly DialPlace[];
  readonly midpoints: readonly DialMidpoint[];
  /** The closest, at most `MOST_PICTURES`. */
  readonly pictures: readonly PlanetaryPicture[];
  readonly picturesInOrb: number;
}

/** Place of a longitude on a dial, degrees in [0, dial): the circle folded so that points a whole dial apart coincide. */
export function dialPlaceDeg(longitudeDeg: number, dialDeg: number): number {
  const placeDeg = longitudeDeg % dialDeg;
  return placeDeg < 0 ? placeDeg + dialDeg : placeDeg;
}

/**
 * A dial: points and midpoints in the order of their places on it, and the pairs that share an axis within the orb, the
 * closest first. Pairs with a common point are left out: their picture only means that the other two points are together.
 * Witte and Lefeldt, Rules for Planetary Pictures (1928); Ebertin (1940) for the dial of 90°.
 */
export function castDial(points: readonly MidpointPoint[], dialDeg: DialDeg, pictureOrbDeg: number): Dial {
  const places = points.map(({ id, longitudeDeg }) => ({
    id,
    longitudeDeg,
    placeDeg: dialPlaceDeg(longitudeDeg, dialDeg),
  }));
  const midpoints = points.flatMap((a, index) =>
    points.slice(index + 1).map((b) => ({
      pointA: a.id,
      pointB: b.id,
      placeDeg: dialPlaceDeg(nearMidpointDeg(a.longitudeDeg, b.longitudeDeg), dialDeg),
    })),
  );
  const byPlace = <T extends { readonly placeDeg: number }>(list: readonly T[]): T[] =>
    list.toSorted((one, other) => one.placeDeg - other.placeDeg);
  return {
    dialDeg,
    places: byPlace(places),
    midpoints: byPlace(midpoints),
    ...findPictures(midpoints, dialDeg, pictureOrbDeg),
  };
}

/** Axes are compared modulo half a dial, scaled to the circle so that one wrap serves every dial. */
function findPictures(
  midpoints: readonly DialMidpoint[],
  dialDeg: number,
  orbDeg: number,
): Pick<Dial, 'pictures' | 'picturesInOrb'> {
  const scale = 720 / dialDeg;
  let closest: PlanetaryPicture[] = [];
  let widestDeg = orbDeg;
  let picturesInOrb = 0;
  const keepClosest = (): void => {
    closest = closest.toSorted((one, other) => Math.abs(one.orbDeg) - Math.abs(other.orbDeg)).slice(0, MOST_PICTURES);
  };
  midpoints.forEach((one, index) => {
    for (let next = index + 1; next < midpoints.length; next++) {
      const other = midpoints[next]!;
      const apartDeg = wrap180((other.placeDeg - one.placeDeg) * scale) / scale;
      if (Math.abs(apartDeg) > orbDeg || shareAPoint(one, other)) continue;
      picturesInOrb += 1;
      if (Math.abs(apartDeg) > widestDeg) continue;
      const { pointA, pointB } = one;
      closest.push({ pointA, pointB, pointC: other.pointA, pointD: other.pointB, orbDeg: apartDeg });
      if (closest.length < 4 * MOST_PICTURES) continue;
      keepClosest();
      widestDeg = Math.abs(closest.at(-1)!.orbDeg);
    }
  });
  keepClosest();
  return { pictures: closest, picturesInOrb };
}

function shareAPoint(one: DialMidpoint, other: DialMidpoint): boolean {
  return (
    one.pointA === other.pointA ||
    one.pointA === other.pointB ||
    one.pointB === other.pointA ||
    one.pointB === other.pointB
  );
}
