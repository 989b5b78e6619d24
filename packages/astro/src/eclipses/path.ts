import { RAD } from '../angle/angle.ts';
import type { GeoPoint } from '../ephemeris.ts';
import { angleBetween, cross, dot, minus, times, vectorLength } from '../geometry/vector.ts';
import { bisect, refineRoot } from '../search/root.ts';
import { crossSection, geoPointBelow, shadowCone, zenith } from './shadow.ts';
import { axisMotion, groundOf, limitOf, movingCone, type Side } from './path-shadow.ts';
import type { SolarCircumstances } from './solar.ts';
import type { SunMoonAt } from './sun-moon.ts';
import { centralGap, discsAt, discsFrom } from './solar-discs.ts';
import { findTouches } from './natal-contacts.ts';

/** A point of a line over the Earth and its instant, Julian day UT1. */
export interface PathPoint extends GeoPoint {
  readonly jdUt: number;
}

/** A stretch of the central line on which the eclipse is of one kind. */
interface CentralStretch {
  readonly type: 'total' | 'annular';
  readonly points: readonly PathPoint[];
}

/** The path of a central eclipse. Lines are in order of time, with as many points as their curves need. */
export interface EclipsePath {
  /** Empty where the axis of the shadow misses the Earth. A hybrid eclipse has several. */
  readonly central: readonly CentralStretch[];
  /** Usually one each; none where that side of the shadow misses the Earth. */
  readonly northern: readonly (readonly PathPoint[])[];
  readonly southern: readonly (readonly PathPoint[])[];
}

/** Instants between which a limit cannot come and go. */
const LIMIT_STEPS = 64;
const CENTRAL_STEPS = 16;
const END_TOLERANCE_DAYS = 1e-8;
/** A straight line between two neighbours is nowhere farther from the curve, degrees of a great circle. */
const SAG_DEG = 0.02;
/** Two neighbours are no farther apart, degrees of a great circle. */
const WIDEST_DEG = 8;
const CLOSEST_DAYS = 1e-7;

/**
 * Central line and limits of a total, annular or hybrid eclipse over the ellipsoid WGS 84 at sea level, without refraction and lunar profile: the
 * limits are the envelope of the umbra (k = 0.272281) on the turning Earth (Explanatory Supplement to the Astronomical Almanac, 3rd ed. 2013,
 * §11.3.6). Null where the umbra misses the Earth.
 */
export function eclipsePath(
  at: SunMoonAt,
  { umbra, axis }: Pick<SolarCircumstances, 'umbra' | 'axis'>,
): EclipsePath | null {
  if (umbra === null) return null;
  const limit = (side: Side): readonly (readonly PathPoint[])[] =>
    stretchesOf((jdUt) => limitOf(movingCone(at, jdUt), side), umbra.beginsJdUt, umbra.endsJdUt);
  return {
    central: axis === null ? [] : centralStretches(at, axis.beginsJdUt, axis.endsJdUt),
    northern: limit('northern'),
    southern: limit('southern'),
  };
}

/** Where the axis of the shadow meets the ground; null where it misses the Earth. */
function centralPlace(at: SunMoonAt, jdUt: number): GeoPoint | null {
  const sky = at(jdUt);
  const { moon, axis } = shadowCone(sky, 'umbra');
  const ground = groundOf(moon, axis);
  return ground && geoPointBelow(ground, sky.siderealRad);
}

/** The radius of the umbra on the central line in equatorial radii of the Earth, negative in the antumbra. */
function centralRadius(at: SunMoonAt, jdUt: number): number {
  const cone = shadowCone(at(jdUt), 'umbra');
  const ground = groundOf(cone.moon, cone.axis);
  return ground === null ? Number.NaN : crossSection(cone, ground).radius;
}

function centralStretches(at: SunMoonAt, beginsJdUt: number, endsJdUt: number): CentralStretch[] {
  // A hair inside, so that rounding does not make the axis miss the Earth.
  const [from, to] = [beginsJdUt + 2 * END_TOLERANCE_DAYS, endsJdUt - 2 * END_TOLERANCE_DAYS];
  const radius = (jdUt: number): number => centralRadius(at, jdUt);
  const instants = [from];
  for (let step = 1; step <= LIMIT_STEPS; step += 1) {
    const [before, here] = [from + ((to - from) * (step - 1)) / LIMIT_STEPS, from + ((to - from) * step) / LIMIT_STEPS];
    const [first, last] = [radius(before), radius(here)];
    if (first > 0 !== last > 0) instants.push(refineRoot(radius, before, first, here, last, END_TOLERANCE_DAYS));
  }
  instants.push(to);
  return instants.slice(1).map((end, index) => {
    const start = instants[index]!;
    const place = (jdUt: number): GeoPoint => centralPlace(at, jdUt)!;
    return {
      type: radius((start + end) / 2) > 0 ? 'total' : 'annular',
      points: curve(place, start, end, CENTRAL_STEPS),
    };
  });
}

/** The stretches of time in which a line exists, as curves. */
function stretchesOf(
  placeAt: (jdUt: number) => GeoPoint | null,
  fromJdUt: number,
  toJdUt: number,
): (readonly PathPoint[])[] {
  const spans: [number, number][] = [];
  let begins: number | null = null;
  let before = fromJdUt;
  for (let step = 0; step <= LIMIT_STEPS; step += 1) {
    // Denser towards the ends, where a limit may last for moments only.
    const jdUt = fromJdUt + ((toJdUt - fromJdUt) * (1 - Math.cos((Math.PI * step) / LIMIT_STEPS))) / 2;
    const exists = placeAt(jdUt) !== null;
    if (exists && begins === null)
      begins = step === 0 ? jdUt : bisect((instant) => placeAt(instant) !== null, jdUt, before, END_TOLERANCE_DAYS)[0];
    if (!exists && begins !== null) {
      spans.push([begins, bisect((instant) => placeAt(instant) !== null, before, jdUt, END_TOLERANCE_DAYS)[0]]);
      begins = null;
    }
    before = jdUt;
  }
  if (begins !== null) spans.push([begins, toJdUt]);
  return spans
    .filter(([from, to]) => to > from)
    .map(([from, to]) =>
      curve(
        (jdUt) => placeAt(jdUt) ?? placeAt(jdUt + (jdUt < (from + to) / 2 ? 1 : -1) * END_TOLERANCE_DAYS)!,
        from,
        to,
        CENTRAL_STEPS,
      ),
    );
}

/** As many points of a curve as it needs to be drawn by straight lines. */
function curve(placeAt: (jdUt: number) => GeoPoint, from: number, to: number, steps: number): PathPoint[] {
  const at = (jdUt: number): PathPoint => ({ ...placeAt(jdUt), jdUt });
  const points = [at(from)];
  const follow = (a: PathPoint, b: PathPoint): void => {
    if (b.jdUt - a.jdUt > CLOSEST_DAYS) {
      const middle = at((a.jdUt + b.jdUt) / 2);
      if (isBent(a, middle, b)) {
        follow(a, middle);
        follow(middle, b);
        return;
      }
    }
    points.push(b);
  };
  for (let step = 1; step <= steps; step += 1) follow(points.at(-1)!, at(from + ((to - from) * step) / steps));
  return points;
}

/** Whether the middle lies aside of the straight line, or the neighbours are far apart. */
function isBent(a: GeoPoint, middle: GeoPoint, b: GeoPoint): boolean {
  const [first, between, last] = [zenith(a, 0), zenith(middle, 0), zenith(b, 0)];
  const wide = angleBetween(first, last);
  if (wide > WIDEST_DEG * RAD) return true;
  const across = cross(first, last);
  const length = vectorLength(across);
  return length > 1e-12 && Math.abs(dot(between, across) / length) > SAG_DEG * RAD;
}

const SECONDS_PER_DAY = 86_400;
const EARTH_RADIUS_KM = 6378.137;
/** Totality lasts at most eight minutes and annularity thirteen. */
const CENTRAL_REACH_DAYS = 0.02;

/** Circumstances at a point of the central line at its instant. */
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
