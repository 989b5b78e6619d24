import { separationDeg } from '../angle/normalize.ts';

export interface EclipseContact<Id extends string> {
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
export const ECLIPSE_ORB_DEG = 3;

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
