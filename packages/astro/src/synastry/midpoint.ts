import { normalizeDeg, wrap180 } from '../angle/normalize.ts';

/**
 * Composite point of two longitudes: halfway along the shorter arc; of two opposite points the one 90° after the first
 * (Hand, Planets in Composite, 1975). Degrees, [0, 360).
 */
export function compositeDeg(aDeg: number, bDeg: number): number {
  return normalizeDeg(aDeg + shorterArcDeg(aDeg, bDeg) / 2);
}

/** Signed arc from the first to the second longitude, (−180, 180]. */
function shorterArcDeg(aDeg: number, bDeg: number): number {
  const arcDeg = wrap180(bDeg - aDeg);
  return arcDeg === -180 ? 180 : arcDeg;
}

/** Mean of two geographic longitudes on the shorter arc, degrees in [−180, 180). */
export function meanGeoLongitudeDeg(aDeg: number, bDeg: number): number {
  return wrap180(aDeg + shorterArcDeg(aDeg, bDeg) / 2);
}
