import type { BodyId } from '../bodies/body-id.ts';

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
