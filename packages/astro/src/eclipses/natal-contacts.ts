import { separationDeg } from '../angle/normalize.ts';

export interface EclipseContact {
  readonly point: string;
  readonly aspect: 'conjunction' | 'opposition' | 'square';
  /** Separation less the aspect's angle, signed, degrees. */
  readonly orbDeg: number;
}

const HARD_ASPECTS = [
  ['conjunction', 0],
  ['opposition', 180],
  ['square', 90],
] as const;
export const ECLIPSE_ORB_DEG = 3;

/** Natal points an eclipse falls on: conjunction, opposition or square within 3° (contract §12), in the order of the points. */
export function eclipseContacts(
  eclipseLongitudeDeg: number,
  points: readonly { readonly id: string; readonly longitudeDeg: number }[],
  maxOrbDeg: number = ECLIPSE_ORB_DEG,
): EclipseContact[] {
  return points.flatMap(({ id, longitudeDeg }) =>
    HARD_ASPECTS.flatMap(([aspect, angleDeg]): EclipseContact[] => {
      const orbDeg = separationDeg(eclipseLongitudeDeg, longitudeDeg) - angleDeg;
      return Math.abs(orbDeg) <= maxOrbDeg ? [{ point: id, aspect, orbDeg }] : [];
    }),
  );
}
