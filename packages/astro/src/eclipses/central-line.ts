import type { GeoPoint } from '../ephemeris.ts';
import { angleBetween, dot, minus, times, vectorLength } from '../geometry/vector.ts';
import { geoPointBelow, zenith } from './earth.ts';
import type { PathPoint } from './path.ts';
import { axisMotion, groundOf, limitOf, movingCone } from './path-shadow.ts';
import { crossSection } from './shadow.ts';
import { centralGap, discsAt, discsFrom } from './solar-discs.ts';
import type { SunMoonAt } from './sun-moon.ts';
import { findTouches } from './touches.ts';

const SECONDS_PER_DAY = 86_400;
const EARTH_RADIUS_KM = 6378.137;
const RAD = Math.PI / 180;
/** Totality lasts at most eight minutes and annularity thirteen. */
const CENTRAL_REACH_DAYS = 0.02;

/** What is seen at a point of the central line at its instant. */
export interface CentralCircumstances extends PathPoint {
  readonly type: 'total' | 'annular';
  /** Of totality or annularity, seconds. */
  readonly durationS: number;
  /** Across the direction in which the shadow moves over the ground. */
  readonly widthKm: number;
  /** Of the Sun's centre without refraction. */
  readonly altitudeDeg: number;
  /** The points of the limits at the same instant; null where that side of the shadow misses the Earth. */
  readonly northern: GeoPoint | null;
  readonly southern: GeoPoint | null;
}

/**
 * Duration, width and altitude on the central line. The width is that of the strip which a shadow of this size, moving like this, would sweep over
 * the plane of the horizon (as the path tables of Espenak, NASA). Null where the axis misses the Earth.
 */
export function centralCircumstances(at: SunMoonAt, jdUt: number): CentralCircumstances | null {
  const moving = movingCone(at, jdUt);
  const { cone, siderealRad } = moving;
  const ground = groundOf(cone.moon, cone.axis);
  if (ground === null) return null;
  const place = geoPointBelow(ground, siderealRad);
  const { radius } = crossSection(cone, ground);
  const up = zenith(place, siderealRad);
  const motion = axisMotion(moving, ground);
  const sweep = vectorLength(minus(times(motion, dot(cone.axis, up)), times(cone.axis, dot(motion, up))));
  const { towardsSun } = discsFrom(ground, at(jdUt));
  const observer = { ...place, elevationM: 0 };
  const central = findTouches(
    (instant) => centralGap(discsAt(observer, at(instant))),
    jdUt,
    CENTRAL_REACH_DAYS,
    CENTRAL_REACH_DAYS / 2,
  );
  return {
    ...place,
    jdUt,
    type: radius > 0 ? 'total' : 'annular',
    durationS: central === null ? 0 : (central.endsJdUt - central.beginsJdUt) * SECONDS_PER_DAY,
    widthKm: ((2 * Math.abs(radius) * vectorLength(motion)) / sweep) * EARTH_RADIUS_KM,
    altitudeDeg: 90 - angleBetween(towardsSun, up) / RAD,
    northern: limitOf(moving, 'northern'),
    southern: limitOf(moving, 'southern'),
  };
}
