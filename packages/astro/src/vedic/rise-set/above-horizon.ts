import type { EquatorialPosition } from '../../ephemeris.ts';

const RAD = Math.PI / 180;

/**
 * Whether a body's centre is above the horizon, without refraction and parallax (docs/methods/dignities.md). Uses equatorial
 * coordinates, so it is also right where the ecliptic rises backwards. `armcDeg` is the right ascension of the
 * meridian.
 */
export function isAboveHorizon(
  { rightAscensionDeg, declinationDeg }: Pick<EquatorialPosition, 'rightAscensionDeg' | 'declinationDeg'>,
  armcDeg: number,
  geoLatitudeDeg: number,
): boolean {
  const [latitude, declination, hourAngle] = [
    geoLatitudeDeg * RAD,
    declinationDeg * RAD,
    (armcDeg - rightAscensionDeg) * RAD,
  ];
  return (
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle) >= 0
  );
}
