import { NO_APEX, planetsIn, type Figure } from './pattern.ts';

export interface PlacedPlanet {
  readonly planetIndex: number;
  readonly signIndex: number;
  readonly house: number | null;
}

function groups(planets: readonly PlacedPlanet[], keyOf: (planet: PlacedPlanet) => number | null, least: number): (readonly [number, number])[] {
  const masks = new Map<number, number>();
  for (const planet of planets) {
    const key = keyOf(planet);
    if (key !== null) masks.set(key, (masks.get(key) ?? 0) | (1 << planet.planetIndex));
  }
  return [...masks].filter(([, mask]) => planetsIn(mask).length >= least).toSorted(([a], [b]) => a - b);
}

/** At least `least` planets in one sign, then in one house. */
export function stelliums(planets: readonly PlacedPlanet[], least: number): Figure[] {
  const figure = (mask: number, house: number | null): Figure => ({ kind: 'stellium', mask, apex: NO_APEX, namingMask: mask, house });
  return [
    ...groups(planets, (planet) => planet.signIndex, least).map(([, mask]) => figure(mask, null)),
    ...groups(planets, (planet) => planet.house, least).map(([house, mask]) => figure(mask, house)),
  ];
}
