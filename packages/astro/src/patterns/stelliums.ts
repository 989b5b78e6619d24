import { NO_APEX, planetsIn, type Figure } from './pattern.ts';

export interface PlacedPlanet {
  readonly planetIndex: number;
  readonly signIndex: number;
  readonly house: number | null;
}

/** Signs are numbered 0 to 11, houses 1 to 12 and Gauquelin sectors 1 to 36. */
const NO_PLANETS: readonly number[] = Array.from({ length: 37 }, () => 0);

function groups(planets: readonly PlacedPlanet[], keyOf: (planet: PlacedPlanet) => number | null): number[] {
  const masks = NO_PLANETS.slice();
  for (const planet of planets) {
    const key = keyOf(planet);
    if (key !== null) masks[key]! |= 1 << planet.planetIndex;
  }
  return masks;
}

/** Stelliums of at least `least` planets, first by sign, then by house. */
export function stelliums(planets: readonly PlacedPlanet[], least: number): Figure[] {
  const found: Figure[] = [];
  const add = (mask: number, house: number | null): void => {
    if (planetsIn(mask).length >= least) found.push({ kind: 'stellium', mask, apex: NO_APEX, namingMask: mask, house });
  };
  groups(planets, ({ signIndex }) => signIndex).forEach((mask) => add(mask, null));
  groups(planets, ({ house }) => house).forEach(add);
  return found;
}
