import type { ClassicalPlanet } from '../bodies/groups.ts';
import { DOMICILE_RULERS, EXALTATION_RULERS } from './dignity.ts';

export type ReceptionDignity = 'domicile' | 'exaltation';

/** Mutual reception: B stands in the dignity `dignityA` of A, and A in the dignity `dignityB` of B (CA p. 112). */
export interface Reception {
  readonly pointA: ClassicalPlanet;
  readonly pointB: ClassicalPlanet;
  readonly kind: ReceptionDignity | 'mixed';
  readonly dignityA: ReceptionDignity;
  readonly dignityB: ReceptionDignity;
}

export interface SignPlacement {
  readonly id: ClassicalPlanet;
  readonly signIndex: number;
}

function dignityIn(ruler: ClassicalPlanet, signIndex: number): ReceptionDignity | null {
  if (DOMICILE_RULERS[signIndex] === ruler) return 'domicile';
  return EXALTATION_RULERS[signIndex] === ruler ? 'exaltation' : null;
}

/** Mutual receptions by domicile and exaltation among classical planets, in the order given. */
export function findReceptions(placements: readonly SignPlacement[]): Reception[] {
  const found: Reception[] = [];
  for (let first = 0; first < placements.length; first++) {
    const a = placements[first]!;
    for (let second = first + 1; second < placements.length; second++) {
      const b = placements[second]!;
      const dignityA = dignityIn(a.id, b.signIndex);
      if (dignityA === null) continue;
      const dignityB = dignityIn(b.id, a.signIndex);
      if (dignityB === null) continue;
      found.push({ pointA: a.id, pointB: b.id, kind: dignityA === dignityB ? dignityA : 'mixed', dignityA, dignityB });
    }
  }
  return found;
}
