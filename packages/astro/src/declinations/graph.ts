import { eclipticDegreesOfDeclination } from './ecliptic.ts';
import { normalizeDeg, wrap180 } from '../angle/normalize.ts';
import type { PointId } from '../points/point-id.ts';

/** A point by its declination, with the longitudes of the zodiac that have the same one. */
export interface DeclinationPlace {
  readonly id: PointId;
  /** In the zodiac of the chart. */
  readonly longitudeDeg: number;
  readonly declinationDeg: number;
  /** Beyond the Sun's greatest declination. */
  readonly outOfBounds: boolean;
  /** Longitudes at which the Sun has this declination, the nearer to the point first; none out of bounds. */
  readonly equivalentsDeg: readonly number[];
}

/**
 * The declination of a point and its equivalents in longitude: sin λ = sin δ / sin ε (Boehrer, Declination: The Other
 * Dimension, 1994). The zodiac of the chart begins the ayanamsa after the equinox. Degrees.
 */
export function declinationPlace(
  id: PointId,
  longitudeDeg: number,
  declinationDeg: number,
  obliquityDeg: number,
  ayanamsaDeg: number,
): DeclinationPlace {
  const distance = (deg: number): number => Math.abs(wrap180(deg - longitudeDeg));
  return {
    id,
    longitudeDeg,
    declinationDeg,
    outOfBounds: Math.abs(declinationDeg) > obliquityDeg,
    equivalentsDeg: eclipticDegreesOfDeclination(declinationDeg, obliquityDeg)
      .map((deg) => normalizeDeg(deg - ayanamsaDeg))
      .toSorted((one, other) => distance(one) - distance(other)),
  };
}
