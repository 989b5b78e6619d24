import { cross, dot, times, vectorLength, type Vector } from '../geometry/vector.ts';
import { LINE_ANGLES, placeOf, vectorOf, type GlobePoint, type LineAngle } from './line.ts';

/** A body and where it is in the zenith at birth. */
export interface OverheadBody<Id extends string = string> {
  readonly id: Id;
  readonly overhead: GlobePoint;
}

/** Two bodies on angles simultaneously: all along this latitude at some time of the day, and at birth at this place. */
export interface Paran<Id extends string = string> {
  readonly bodyA: Id;
  readonly angleA: LineAngle;
  readonly bodyB: Id;
  readonly angleB: LineAngle;
  readonly place: GlobePoint;
}

const MERIDIANS = ['mc', 'ic'] as const;

/** Every paran of two bodies of which at least one rises or sets. Two culminations happen together everywhere or nowhere. */
export function parans<Id extends string>(bodies: readonly OverheadBody<Id>[]): Paran<Id>[] {
  return bodies.flatMap((a, index) => bodies.slice(index + 1).flatMap((b) => paransOfPair(a, b)));
}

function paransOfPair<Id extends string>(a: OverheadBody<Id>, b: OverheadBody<Id>): Paran<Id>[] {
  const [towardsA, towardsB] = [vectorOf(a.overhead), vectorOf(b.overhead)];
  const found: Paran<Id>[] = [];
  const add = (zenith: Vector, angleA: LineAngle, angleB: LineAngle): void => {
    found.push({ bodyA: a.id, angleA, bodyB: b.id, angleB, place: placeOf(zenith) });
  };
  const crossing = cross(towardsA, towardsB);
  if (vectorLength(crossing) > 1e-9)
    for (const zenith of [crossing, times(crossing, -1)])
      add(zenith, horizonAngle(zenith, towardsA), horizonAngle(zenith, towardsB));
  for (const angle of MERIDIANS) {
    for (const zenith of zenithOnMeridian(angle, towardsA, towardsB))
      add(zenith, angle, horizonAngle(zenith, towardsB));
    for (const zenith of zenithOnMeridian(angle, towardsB, towardsA))
      add(zenith, horizonAngle(zenith, towardsA), angle);
  }
  return found.toSorted((one, other) => order(one) - order(other));
}

function order({ angleA, angleB }: Paran): number {
  return LINE_ANGLES.indexOf(angleA) * LINE_ANGLES.length + LINE_ANGLES.indexOf(angleB);
}

/** The place of the meridian of one body where the other one is on the horizon; none where that is at the poles or everywhere. */
function zenithOnMeridian(angle: 'mc' | 'ic', culminating: Vector, other: Vector): readonly Vector[] {
  const [x, y] = angle === 'mc' ? culminating : times(culminating, -1);
  const away = Math.hypot(x, y);
  const equator: Vector = [x / away, y / away, 0];
  const [above, north] = [dot(other, equator), other[2]];
  if (Math.abs(north) < 1e-9) return [];
  const latitude = Math.atan(-above / north);
  return [[equator[0] * Math.cos(latitude), equator[1] * Math.cos(latitude), Math.sin(latitude)]];
}

/** Whether a body on the horizon rises or sets: east of the meridian it rises. */
function horizonAngle([x, y]: Vector, [bodyX, bodyY]: Vector): LineAngle {
  return x * bodyY - y * bodyX > 0 ? 'asc' : 'dsc';
}
