import type { AsteroidId } from '../ephemeris.ts';
import { BODY_IDS, type BodyId, type NamedBodyId } from '../natal/settings.ts';

const ASTEROID = /^asteroid:([1-9]\d{0,5})$/;

/** Numbered minor planets that have a name of their own here. */
const NAMED: Readonly<Record<number, NamedBodyId>> = {
  1: 'ceres',
  2: 'pallas',
  3: 'juno',
  4: 'vesta',
  2060: 'chiron',
  5145: 'pholus',
  134_340: 'pluto',
};

const named: ReadonlySet<string> = new Set(BODY_IDS);

/** The number of `asteroid:433`; null for anything else. */
export function asteroidNumberOf(id: string): number | null {
  const number = ASTEROID.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}

export function isAsteroidId(id: string): id is AsteroidId {
  return id.startsWith('asteroid:');
}

/** Whether an id of a point names a body, and not an angle or a lot. */
export function isBodyId(id: string): id is BodyId {
  return named.has(id) || isAsteroidId(id);
}

/** The body that a text names in any letter case: an id, or `asteroid:` with a number; the numbers of bodies with an id give that. Null for anything else. */
export function bodyIdOf(text: string): BodyId | null {
  const wanted = text.toLowerCase();
  const number = asteroidNumberOf(wanted);
  if (number !== null) return NAMED[number] ?? `asteroid:${number}`;
  return BODY_IDS.find((id) => id === wanted) ?? null;
}
