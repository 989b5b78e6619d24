import { HYPOTHETICAL_BODIES, type AsteroidId } from '../ephemeris.ts';

/**
 * Bodies a caller may name (docs/methods/positions.md), in addition to numbered asteroids. `north_node`, `south_node` and `lilith`
 * follow the node and lilith settings.
 */
export const BODY_IDS = [
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
  'north_node',
  'south_node',
  'lilith',
  'chiron',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  ...HYPOTHETICAL_BODIES,
] as const;
export type NamedBodyId = (typeof BODY_IDS)[number];
export type BodyId = NamedBodyId | AsteroidId;

/** The default bodies, used when a request names none. */
export const DEFAULT_BODIES: readonly BodyId[] = [
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
  'north_node',
  'south_node',
  'lilith',
  'chiron',
];

const ASTEROID = /^asteroid:([1-9]\d{0,5})$/;

/** Numbered minor planets that have their own id here. */
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

/** The number in `asteroid:433`; null for any other text. */
export function parseAsteroidNumber(id: string): number | null {
  const number = ASTEROID.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}

/** Whether an id is a numbered asteroid, `asteroid:433`. */
export function isAsteroidId(id: string): id is AsteroidId {
  return id.startsWith('asteroid:');
}

/** Whether a point id names a body rather than an angle or a lot. */
export function isBodyId(id: string): id is BodyId {
  return named.has(id) || isAsteroidId(id);
}

/**
 * Parses a body id in any letter case: an id, or `asteroid:` and a number. The number of a body that has its own id
 * gives that id. Null for any other text.
 */
export function parseBodyId(text: string): BodyId | null {
  const wanted = text.toLowerCase();
  const number = parseAsteroidNumber(wanted);
  if (number !== null) return NAMED[number] ?? `asteroid:${number}`;
  return BODY_IDS.find((id) => id === wanted) ?? null;
}
