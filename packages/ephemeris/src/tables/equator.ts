import type { EquatorialPosition } from '@theia-astro/astro/ephemeris';

const RADIANS = Math.PI / 180;
const FULL_TURN_DEG = 360;

/** The ecliptic of date over the equator of date. */
export interface Tilt {
  readonly cosObliquity: number;
  readonly sinObliquity: number;
}

/** A direction and its motion on the ecliptic, seen from the equator; degrees and degrees a day. */
export function turnToEquator(
  { cosObliquity, sinObliquity }: Tilt,
  cosLongitude: number,
  sinLongitude: number,
  cosLatitude: number,
  sinLatitude: number,
  longitudeSpeed: number,
  latitudeSpeed: number,
): EquatorialPosition {
  const x = cosLatitude * cosLongitude;
  const yEcliptic = cosLatitude * sinLongitude;
  const y = cosObliquity * yEcliptic - sinObliquity * sinLatitude;
  const z = sinObliquity * yEcliptic + cosObliquity * sinLatitude;
  const xSpeed = -sinLatitude * cosLongitude * latitudeSpeed - yEcliptic * longitudeSpeed;
  const ySpeedEcliptic = -sinLatitude * sinLongitude * latitudeSpeed + x * longitudeSpeed;
  const zSpeedEcliptic = cosLatitude * latitudeSpeed;
  const ySpeed = cosObliquity * ySpeedEcliptic - sinObliquity * zSpeedEcliptic;
  const zSpeed = sinObliquity * ySpeedEcliptic + cosObliquity * zSpeedEcliptic;
  const toAxisSquared = x * x + y * y;
  const toAxis = Math.sqrt(toAxisSquared);
  const rightAscensionDeg = Math.atan2(y, x) / RADIANS;
  return {
    rightAscensionDeg: rightAscensionDeg < 0 ? rightAscensionDeg + FULL_TURN_DEG : rightAscensionDeg,
    declinationDeg: Math.atan2(z, toAxis) / RADIANS,
    rightAscensionSpeedDegPerDay: (x * ySpeed - y * xSpeed) / toAxisSquared,
    declinationSpeedDegPerDay: zSpeed / toAxis,
  };
}
