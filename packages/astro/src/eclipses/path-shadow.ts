import type { GeoPoint } from '../ephemeris.ts';
import { cross, dot, minus, plus, times, unit, vectorLength, type Vector } from '../geometry/vector.ts';
import { bisect, refineRoot } from '../search/root.ts';
import { type Cone, crossSection, geoPointBelow, lineFromCentre, shadowCone, stretched } from './shadow.ts';
import type { SunMoonAt } from './sun-moon.ts';

/** The two edges of the path. Seen from the Sun the shadow moves eastwards over the Earth, and the northern edge is on its left. */
export type Side = 'northern' | 'southern';

/** The umbra at an instant and shortly before and after, relative to the rotating Earth. */
export interface MovingCone {
  readonly cone: Cone;
  readonly siderealRad: number;
  /** The cones before and after in the frame of the Earth of the instant itself. */
  readonly before: Cone;
  readonly after: Cone;
}

/** Half the span over which rates are taken. */
const MOMENT_DAYS = 3 / 86_400;
const LOOKS = 36;
const TURN_TOLERANCE = 1e-10;
const EDGE_TOLERANCE = 1e-6;

/** The umbra around an instant (Julian day UT1). */
export function movingCone(at: SunMoonAt, jdUt: number): MovingCone {
  const now = at(jdUt);
  const nearby = (instant: number): Cone => {
    const { sun, moon, siderealRad } = at(instant);
    const back = now.siderealRad - siderealRad;
    return shadowCone({ sun: turned(sun, back), moon: turned(moon, back) }, 'umbra');
  };
  return {
    cone: shadowCone(now, 'umbra'),
    siderealRad: now.siderealRad,
    before: nearby(jdUt - MOMENT_DAYS),
    after: nearby(jdUt + MOMENT_DAYS),
  };
}

/** A vector turned about the Earth's axis. */
function turned([x, y, z]: Vector, angleRad: number): Vector {
  const [cosine, sine] = [Math.cos(angleRad), Math.sin(angleRad)];
  return [cosine * x - sine * y, sine * x + cosine * y, z];
}

/** Where a line that comes from the Sun first meets the ground; null where it misses the Earth. */
export function groundOf(point: Vector, direction: Vector): Vector | null {
  const { distance, along } = lineFromCentre(point, direction);
  if (distance > 1) return null;
  const back = Math.sqrt(1 - distance * distance) / vectorLength(stretched(direction));
  return plus(point, times(direction, along - back));
}

/** How the axis moves across a point of the ground: its offset from there, perpendicular to the axis, per moment. */
export function axisMotion({ before, after, cone: { axis } }: MovingCone, point: Vector): Vector {
  const motion = minus(offset(after, point), offset(before, point));
  return minus(motion, times(axis, dot(motion, axis)));
}

function offset({ moon, axis }: Cone, point: Vector): Vector {
  const fromMoon = minus(point, moon);
  return times(minus(fromMoon, times(axis, dot(fromMoon, axis))), -1);
}

/**
 * The place where an edge of the path lies at this instant: the cone touches it and, as Earth and shadow move, covers it neither before nor
 * after. Null where that side of the cone misses the Earth. The cone consists of straight lines; the wanted one is found by its turn about the
 * axis.
 */
export function limitOf(moving: MovingCone, side: Side): GeoPoint | null {
  const { cone, siderealRad } = moving;
  const behind = -dot(cone.moon, cone.axis);
  const centre = plus(cone.moon, times(cone.axis, behind));
  const motion = unit(axisMotion(moving, centre));
  // From the direction of motion over the side of the path to the opposite direction.
  const aside = times(cross(motion, cone.axis), side === 'northern' ? 1 : -1);
  const ground = groundOf(cone.moon, cone.axis);
  const reach = ground === null ? behind : dot(minus(ground, cone.moon), cone.axis);
  // Beyond the tip of the umbra its lines have changed sides.
  const sign = cone.radius + cone.slope * reach < 0 ? -1 : 1;
  const radialAt = (turn: number): Vector => plus(times(motion, Math.cos(turn)), times(aside, Math.sin(turn)));
  const groundAt = (radial: Vector): Vector | null =>
    groundOf(plus(cone.moon, times(radial, sign * cone.radius)), plus(cone.axis, times(radial, sign * cone.slope)));
  // How fast a place at the edge of the shadow leaves it.
  const rateAt = (turn: number): number => {
    const radial = radialAt(turn);
    const point = groundAt(radial);
    if (point === null) return Number.NaN;
    const growth = crossSection(moving.after, point).radius - crossSection(moving.before, point).radius;
    return -dot(axisMotion(moving, point), radial) - sign * growth;
  };
  const turn = touchingTurn(rateAt);
  const touched = turn === null ? null : groundAt(radialAt(turn));
  return touched && geoPointBelow(touched, siderealRad);
}

/** The turn, half a circle from the direction of motion backwards, at which the shadow is just not coming closer any more. */
function touchingTurn(rateAt: (turn: number) => number): number | null {
  let [turn, rate] = [0, rateAt(0)];
  for (let look = 1; look <= LOOKS; look += 1) {
    const nextTurn = (Math.PI * look) / LOOKS;
    const next = rateAt(nextTurn);
    if (Number.isNaN(rate) !== Number.isNaN(next)) {
      const [edge] = bisect(
        (between) => !Number.isNaN(rateAt(between)),
        Number.isNaN(rate) ? nextTurn : turn,
        Number.isNaN(rate) ? turn : nextTurn,
        EDGE_TOLERANCE,
      );
      const atEdge = rateAt(edge);
      const [from, fromRate, to, toRate] = Number.isNaN(rate)
        ? [edge, atEdge, nextTurn, next]
        : [turn, rate, edge, atEdge];
      if (fromRate < 0 && toRate >= 0) return refineRoot(rateAt, from, fromRate, to, toRate, TURN_TOLERANCE);
    } else if (rate < 0 && next >= 0) return refineRoot(rateAt, turn, rate, nextTurn, next, TURN_TOLERANCE);
    [turn, rate] = [nextTurn, next];
  }
  return null;
}
