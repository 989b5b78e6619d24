import type { GeoPoint, GeoPosition } from '../ephemeris.ts';
import { vectorLength, type Vector } from '../geometry/vector.ts';

/** The ellipsoid of WGS 84; lengths are in its equatorial radius. */
const FLATTENING = 1 / 298.257_223_563;
const EQUATORIAL_RADIUS_M = 6_378_137;
const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING);
const RAD = Math.PI / 180;

/**
 * Stretches space along the Earth's axis so that the ellipsoid becomes a sphere of radius 1. Straight lines stay
 * straight.
 */
export function stretched([x, y, z]: Vector): Vector {
  return [x, y, z / (1 - FLATTENING)];
}

/** Inverse of `stretched`. */
export function unstretched([x, y, z]: Vector): Vector {
  return [x, y, z * (1 - FLATTENING)];
}

/**
 * Rectangular equatorial coordinates of a place at a Greenwich sidereal time in radians. Explanatory Supplement to the
 * Astronomical Almanac, 3rd ed. 2013, eq. 7.51.
 */
export function placeVector({ geoLatitudeDeg, geoLongitudeDeg, elevationM }: GeoPosition, siderealRad: number): Vector {
  const latitude = geoLatitudeDeg * RAD;
  const longitude = geoLongitudeDeg * RAD + siderealRad;
  const height = elevationM / EQUATORIAL_RADIUS_M;
  const normal = 1 / Math.sqrt(1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2);
  const fromAxis = (normal + height) * Math.cos(latitude);
  return [
    fromAxis * Math.cos(longitude),
    fromAxis * Math.sin(longitude),
    (normal * (1 - ECCENTRICITY_SQUARED) + height) * Math.sin(latitude),
  ];
}

/** The geographic place of a point on the ellipsoid's surface; longitude in [-180, 180). */
export function geoPointBelow([x, y, z]: Vector, siderealRad: number): GeoPoint {
  const longitude = (Math.atan2(y, x) - siderealRad) / RAD;
  return {
    geoLatitudeDeg: Math.atan2(z, (1 - FLATTENING) ** 2 * Math.hypot(x, y)) / RAD,
    geoLongitudeDeg: longitude - 360 * Math.floor((longitude + 180) / 360),
  };
}

/** The vertical at a place: the normal of the ellipsoid. */
export function zenith({ geoLatitudeDeg, geoLongitudeDeg }: GeoPoint, siderealRad: number): Vector {
  const [latitude, longitude] = [geoLatitudeDeg * RAD, geoLongitudeDeg * RAD + siderealRad];
  return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
}

/**
 * Distance of a straight line from the centre of the stretched Earth, and how far along the line from `point` the
 * nearest point is (in lengths of `direction`).
 */
export function lineFromCentre(
  point: Vector,
  direction: Vector,
): { readonly distance: number; readonly along: number } {
  const [p, d] = [stretched(point), stretched(direction)];
  const along = -(p[0] * d[0] + p[1] * d[1] + p[2] * d[2]) / (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
  return { distance: vectorLength([p[0] + along * d[0], p[1] + along * d[1], p[2] + along * d[2]]), along };
}
