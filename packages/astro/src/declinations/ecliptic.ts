import { normalizeDeg } from '../angle/normalize.ts';
import { rightAscensionOfEclipticDeg } from '../houses/from-armc.ts';

const RAD = Math.PI / 180;

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
