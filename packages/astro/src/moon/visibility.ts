import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';

/** True altitude of the Moon's centre at a place, degrees, without refraction: parallax (up to 1°) included. */
export function moonAltitudeDeg(ephemeris: Ephemeris, jdUt: number, place: GeoPosition): number {
  const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.ecliptic(jdUt, 'moon', {
    ...GEOCENTRIC_APPARENT,
    center: 'topocentric',
    observer: place,
  });
  return ephemeris.horizontal(jdUt, place, longitudeDeg, latitudeDeg, distanceAu).altitudeDeg;
}
