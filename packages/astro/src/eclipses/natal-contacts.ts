import { separationDeg } from '../angle/angle.ts';
import { findMinimum, refineRoot } from '../search/root.ts';

interface EclipseContact<Id extends string> {
  readonly point: Id;
  readonly aspect: 'conjunction' | 'opposition' | 'square';
  /** Angle of the exact aspect, degrees. */
  readonly angleDeg: number;
  /** Separation minus the aspect's angle, signed, degrees. */
  readonly orbDeg: number;
}

const HARD_ASPECTS = [
  ['conjunction', 0],
  ['opposition', 180],
  ['square', 90],
] as const;
const ECLIPSE_ORB_DEG = 3;

/** Natal points an eclipse falls on: conjunction, opposition or square within 3°, in the order of the points. */
export function eclipseContacts<Id extends string>(
  eclipseLongitudeDeg: number,
  points: readonly { readonly id: Id; readonly longitudeDeg: number }[],
  maxOrbDeg: number = ECLIPSE_ORB_DEG,
): EclipseContact<Id>[] {
  return points.flatMap(({ id, longitudeDeg }) =>
    HARD_ASPECTS.flatMap(([aspect, angleDeg]): EclipseContact<Id>[] => {
      const orbDeg = separationDeg(eclipseLongitudeDeg, longitudeDeg) - angleDeg;
      return Math.abs(orbDeg) <= maxOrbDeg ? [{ point: id, aspect, angleDeg, orbDeg }] : [];
    }),
  );
}

/** Beginning and end of a phase, Julian days UT1. */
export interface Touches {
  readonly beginsJdUt: number;
  readonly endsJdUt: number;
}

const TOLERANCE_DAYS = 1e-8;
/** How far from the Earth-wide maximum a phase may be deepest. */
const DEEPEST_WITHIN_DAYS = 0.02;
const DEEPEST_TOLERANCE_DAYS = 1e-7;

/**
 * The span in which a gap that closes once around `maximumJdUt` is negative; null when it never closes.
 * @param reachDays distance from the maximum at which the gap is open again on both sides
 */
export function findTouches(
  gap: (jdUt: number) => number,
  maximumJdUt: number,
  reachDays: number,
  deepestWithinDays = DEEPEST_WITHIN_DAYS,
): Touches | null {
  let deepest = maximumJdUt;
  let depth = gap(deepest);
  if (depth >= 0) {
    deepest = findMinimum(
      gap,
      maximumJdUt - deepestWithinDays,
      maximumJdUt + deepestWithinDays,
      DEEPEST_TOLERANCE_DAYS,
    );
    depth = gap(deepest);
  }
  if (depth >= 0) return null;
  const edge = (direction: 1 | -1): number => {
    const far = maximumJdUt + direction * reachDays;
    return refineRoot(gap, deepest, depth, far, gap(far), TOLERANCE_DAYS);
  };
  return { beginsJdUt: edge(-1), endsJdUt: edge(1) };
}
