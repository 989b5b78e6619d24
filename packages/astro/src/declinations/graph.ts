import { normalizeDeg, RAD, wrap180 } from '../angle/angle.ts';
import type { PointId } from '../points/point-id.ts';
import { rightAscensionOfEclipticDeg } from '../houses/from-armc.ts';

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

/** A point of the sphere of stars: the primary motion carries it round and keeps both. Degrees. */
export interface SpherePoint {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** A point of the ecliptic or beside it, by tropical longitude and latitude. Degrees. */
export function spherePoint(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): SpherePoint {
  const [longitude, latitude, obliquity] = [longitudeDeg * RAD, latitudeDeg * RAD, obliquityDeg * RAD];
  const sine =
    Math.sin(latitude) * Math.cos(obliquity) + Math.cos(latitude) * Math.sin(obliquity) * Math.sin(longitude);
  return {
    rightAscensionDeg: rightAscensionOfEclipticDeg(longitudeDeg, obliquityDeg, latitudeDeg),
    declinationDeg: Math.asin(Math.max(-1, Math.min(1, sine))) / RAD,
  };
}

/** Tropical longitudes of the two degrees of the ecliptic that have this declination; none beyond the obliquity. */
export function eclipticDegreesOfDeclination(declinationDeg: number, obliquityDeg: number): readonly number[] {
  const sine = Math.sin(declinationDeg * RAD) / Math.sin(obliquityDeg * RAD);
  if (Math.abs(sine) >= 1) return [];
  const longitude = Math.asin(sine) / RAD;
  return [normalizeDeg(longitude), normalizeDeg(180 - longitude)];
}
