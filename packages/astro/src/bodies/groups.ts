import type { BodyId } from './body-id.ts';

/** Sun to Pluto, the bodies that patterns, balance and declination aspects count. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly BodyId[];
export type PlanetId = (typeof PLANETS)[number];

/** The seven bodies that have essential dignities. */
export const CLASSICAL_PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
] as const satisfies readonly BodyId[];
export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number];

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
