import { RAD } from '../angle/angle.ts';
import type { GeoPoint, GeoPosition } from '../ephemeris.ts';
import { cross, dot, minus, plus, times, unit, type Vector, vectorLength } from '../geometry/vector.ts';
import type { SunMoon } from './sun-moon.ts';

/** The ellipsoid of WGS 84; lengths are in its equatorial radius. */
const FLATTENING = 1 / 298.257_223_563;
const EQUATORIAL_RADIUS_M = 6_378_137;
const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING);

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

const EARTH_RADIUS_KM = 6378.137;

/** The Sun's radius in equatorial radii of the Earth (696,000 km, IAU 1976). */
export const SUN_RADIUS = 696_000 / EARTH_RADIUS_KM;

/**
 * The Moon's radius in equatorial radii of the Earth. Penumbra: the mean limb, 1738.15 km as in Swiss Ephemeris, for
 * partial phases and magnitudes. Umbra: sunlight through the deepest lunar valleys delays totality and makes annularity
 * start earlier, so NASA uses a smaller radius for both (Espenak and Meeus, Five Millennium Canon of Solar Eclipses,
 * NASA/TP-2006-214141).
 */
export const MOON_RADIUS = { penumbra: 1738.15 / EARTH_RADIUS_KM, umbra: 0.272281 } as const;

/** The Moon's shadow as a double cone around its axis. */
export interface Cone {
  readonly moon: Vector;
  /** From the Sun through the Moon, length 1. */
  readonly axis: Vector;
  /**
   * Radius at a distance behind the Moon along the axis: `radius + slope · distance`. A negative radius is the
   * antumbra.
   */
  readonly radius: number;
  readonly slope: number;
}

/**
 * Explanatory Supplement to the Astronomical Almanac, 3rd ed. 2013, §11.2.3: the cone angles follow from the sum or
 * difference of the radii.
 */
export function shadowCone({ sun, moon }: Pick<SunMoon, 'sun' | 'moon'>, kind: keyof typeof MOON_RADIUS): Cone {
  const between = minus(moon, sun);
  const k = MOON_RADIUS[kind];
  const sine = (kind === 'umbra' ? SUN_RADIUS - k : SUN_RADIUS + k) / vectorLength(between);
  const cosine = Math.sqrt(1 - sine * sine);
  return { moon, axis: unit(between), radius: k / cosine, slope: ((kind === 'umbra' ? -1 : 1) * sine) / cosine };
}

/** Distance of a point from the axis, and the cone's signed radius there. */
export function crossSection(
  { moon, axis, radius, slope }: Cone,
  point: Vector,
): { readonly fromAxis: number; readonly radius: number } {
  const fromMoon = minus(point, moon);
  const behind = dot(fromMoon, axis);
  return { fromAxis: vectorLength(minus(fromMoon, times(axis, behind))), radius: radius + slope * behind };
}

/**
 * Steps around the axis (radians) for finding the nearest line: a parabola through three points, then through three
 * closer ones.
 */
const TURN_STEPS = [0.3, 0.03, 0.003] as const;

/**
 * Distance of the cone from the Earth in Earth radii, 0 when it touches from outside, negative while it reaches the
 * Earth. The cone's surface consists of straight lines, so it touches where the nearest of them does.
 */
export function gapToEarth({ moon, axis, radius, slope }: Cone): number {
  const behind = -dot(moon, axis);
  const toEarth = times(plus(moon, times(axis, behind)), radius + slope * behind < 0 ? 1 : -1);
  const side = vectorLength(toEarth) > 1e-9 ? unit(toEarth) : unit(cross(axis, [0, 0, 1]));
  const other = cross(axis, side);
  const gapAt = (turn: number): number => {
    const outward = plus(times(side, Math.cos(turn)), times(other, Math.sin(turn)));
    return lineFromCentre(plus(moon, times(outward, radius)), plus(axis, times(outward, slope))).distance - 1;
  };
  let turn = 0;
  for (const step of TURN_STEPS) {
    const [before, here, after] = [gapAt(turn - step), gapAt(turn), gapAt(turn + step)];
    const curvature = before - 2 * here + after;
    if (curvature > 0) turn += Math.min(step, Math.max(-step, ((before - after) / (2 * curvature)) * step));
  }
  return gapAt(turn);
}

/** The same for the axis. */
export function axisGapToEarth({ moon, axis }: Cone): number {
  return lineFromCentre(moon, axis).distance - 1;
}
