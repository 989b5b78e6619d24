import { wrap180 } from '../angle/angle.ts';
import { signDistance, signIndexAt } from '../zodiac/signs.ts';
import type { PointId } from '../points/point-id.ts';
import type { AspectKind } from './kinds.ts';
import type { BodyId } from '../bodies/body-id.ts';

type AspectMotion = 'exact' | 'applying' | 'separating';

/** A point that can be aspected. Angles and lots count as motionless (speed 0). */
export interface AspectPoint {
  readonly id: PointId;
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

export interface Aspect {
  readonly pointA: PointId;
  readonly pointB: PointId;
  readonly kind: AspectKind;
  readonly separationDeg: number;
  /** Separation minus the aspect's angle, signed. */
  readonly orbDeg: number;
  readonly allowedOrbDeg: number;
  /** 1 when exact, 0 at the edge of the orb. */
  readonly exactness: number;
  readonly motion: AspectMotion;
  readonly partile: boolean;
  readonly outOfSign: boolean;
}

/** Orb below which an aspect is exact: it neither applies nor separates. */
export const EXACT_WITHIN_DEG = 1 / 3600;

/** Whether the orb is shrinking. Rate of the separation = sgn(λ₁−λ₂)·(v₁−v₂), docs/methods/aspects.md. */
function aspectMotion(a: AspectPoint, b: AspectPoint, orbDeg: number): AspectMotion {
  if (Math.abs(orbDeg) < EXACT_WITHIN_DEG) return 'exact';
  const rateDegPerDay = Math.sign(wrap180(a.longitudeDeg - b.longitudeDeg)) * (a.speedDegPerDay - b.speedDegPerDay);
  return orbDeg * rateDegPerDay < 0 ? 'applying' : 'separating';
}

/** Builds the aspect of two points that are already known to be within orb. */
export function describeAspect(
  a: AspectPoint,
  b: AspectPoint,
  kind: AspectKind,
  separationDeg: number,
  allowedOrbDeg: number,
): Aspect {
  const orbDeg = separationDeg - kind.angleDeg;
  const bySign = kind.angleDeg % 30 === 0;
  const signMatches =
    bySign && signDistance(signIndexAt(a.longitudeDeg), signIndexAt(b.longitudeDeg)) === kind.angleDeg / 30;
  return {
    pointA: a.id,
    pointB: b.id,
    kind,
    separationDeg,
    orbDeg,
    allowedOrbDeg,
    exactness: allowedOrbDeg === 0 ? 1 : 1 - Math.abs(orbDeg) / allowedOrbDeg,
    motion: aspectMotion(a, b, orbDeg),
    partile: signMatches && Math.floor(a.longitudeDeg) % 30 === Math.floor(b.longitudeDeg) % 30,
    outOfSign: bySign && !signMatches,
  };
}

export interface DeclinationPoint {
  readonly id: BodyId;
  readonly declinationDeg: number;
}

export interface DeclinationAspect {
  readonly pointA: BodyId;
  readonly pointB: BodyId;
  readonly kind: 'parallel' | 'contraparallel';
  /** |δ₁−δ₂| of a parallel, |δ₁+δ₂| of a contraparallel. */
  readonly orbDeg: number;
  readonly declinationADeg: number;
  readonly declinationBDeg: number;
}

/** Parallels (same side of the equator) and contraparallels (opposite sides) within the orb, docs/methods/aspects.md. */
export function findDeclinationAspects(points: readonly DeclinationPoint[], maxOrbDeg: number): DeclinationAspect[] {
  const found: DeclinationAspect[] = [];
  for (let first = 0; first < points.length; first++) {
    const a = points[first]!;
    for (let second = first + 1; second < points.length; second++) {
      const b = points[second]!;
      const sameSide = a.declinationDeg >= 0 === b.declinationDeg >= 0;
      const orbDeg = Math.abs(sameSide ? a.declinationDeg - b.declinationDeg : a.declinationDeg + b.declinationDeg);
      if (orbDeg > maxOrbDeg) continue;
      found.push({
        pointA: a.id,
        pointB: b.id,
        kind: sameSide ? 'parallel' : 'contraparallel',
        orbDeg,
        declinationADeg: a.declinationDeg,
        declinationBDeg: b.declinationDeg,
      });
    }
  }
  return found;
}
