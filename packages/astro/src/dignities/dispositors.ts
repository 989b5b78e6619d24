import type { PlanetId } from '../bodies/groups.ts';
import { type DignitySettings, rulerOfSign } from './dignity.ts';

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
