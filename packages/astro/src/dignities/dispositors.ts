import type { ClassicalPlanet, PlanetId } from '../bodies/table.ts';
import { type DignitySettings, DOMICILE_RULERS, EXALTATION_RULERS, rulerOfSign } from './dignity.ts';

export interface Dispositors {
  /** Each planet's chain of sign rulers, up to a planet in its own sign or the last planet before a repetition. */
  readonly chains: ReadonlyMap<PlanetId, readonly PlanetId[]>;
  /** The one planet in its own sign that every chain leads to, else null. */
  readonly finalDispositor: PlanetId | null;
  /** Loops of two or more planets that dispose of each other, each listed once. */
  readonly loops: readonly (readonly PlanetId[])[];
}

/** Dispositor chains of the placed planets. A chain ends early where a dispositor has no place in the chart. */
export function findDispositors(signs: ReadonlyMap<PlanetId, number>, rulers: DignitySettings['rulers']): Dispositors {
  const next = (planet: PlanetId): PlanetId | null => {
    const signIndex = signs.get(planet);
    return signIndex === undefined ? null : rulerOfSign(signIndex, rulers);
  };
  const chains = new Map<PlanetId, readonly PlanetId[]>();
  const loops: (readonly PlanetId[])[] = [];
  const ends = new Set<PlanetId | null>();
  for (const planet of signs.keys()) {
    const chain: PlanetId[] = [planet];
    let dispositor = next(planet);
    while (dispositor !== null && !chain.includes(dispositor)) {
      chain.push(dispositor);
      dispositor = next(dispositor);
    }
    chains.set(planet, chain);
    const begins = dispositor === null ? chain.length : chain.indexOf(dispositor);
    const circleLength = chain.length - begins;
    ends.add(circleLength === 1 ? dispositor : null);
    if (circleLength > 1 && !loops.some((loop) => loop.includes(chain[begins]!))) loops.push(chain.slice(begins));
  }
  const [end] = ends;
  return { chains, finalDispositor: ends.size === 1 && end !== undefined ? end : null, loops };
}

export type ReceptionDignity = 'domicile' | 'exaltation';

/** Mutual reception: B is in the dignity `dignityA` of A, and A in the dignity `dignityB` of B (CA p. 112). */
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
