import { wrap180 } from '../angle/normalize.ts';
import { signDistance, signIndexAt } from '../zodiac/signs.ts';
import type { PointId } from '../points/point-id.ts';
import type { AspectKind } from './kinds.ts';

export type AspectMotion = 'exact' | 'applying' | 'separating';

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
export function aspectMotion(a: AspectPoint, b: AspectPoint, orbDeg: number): AspectMotion {
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
