import { bodiesOf, type BodyOf } from './table.ts';

/** The seven bodies that have essential dignities. */
export const CLASSICAL_PLANETS = bodiesOf('luminary', 'classical_planet');
export type ClassicalPlanet = BodyOf<'luminary' | 'classical_planet'>;

/** Sun to Pluto, the bodies that patterns, balance and declination aspects count. */
export const PLANETS = bodiesOf('luminary', 'classical_planet', 'modern_planet');
export type PlanetId = ClassicalPlanet | BodyOf<'modern_planet'>;

const planetIndex: ReadonlyMap<string, number> = new Map(PLANETS.map((id, index) => [id, index]));

/** 0..9 for Sun to Pluto, -1 for anything else. */
export function findPlanetIndex(id: string): number {
  return planetIndex.get(id) ?? -1;
}

/** Whether an id is one of the seven bodies with essential dignities, Sun to Saturn. */
export function isClassicalPlanet(id: string): id is ClassicalPlanet {
  const index = findPlanetIndex(id);
  return index >= 0 && index < 7;
}
