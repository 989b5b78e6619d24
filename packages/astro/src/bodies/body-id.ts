import { type AsteroidId, BODIES, bodiesOf, type NamedBodyId } from './table.ts';

export type { NamedBodyId };

/**
 * Bodies a caller may name (docs/methods/positions.md), in addition to numbered asteroids. `north_node`, `south_node` and `lilith`
 * follow the node and lilith settings.
 */
export const BODY_IDS = Object.keys(BODIES) as readonly NamedBodyId[];
export type BodyId = NamedBodyId | AsteroidId;

/** The default bodies, used when a request names none. */
export const DEFAULT_BODIES: readonly BodyId[] = [
  ...bodiesOf('luminary', 'classical_planet', 'modern_planet', 'node', 'apogee'),
  'chiron',
];

const ASTEROID = /^asteroid:([1-9]\d{0,5})$/;

/** Numbered minor planets that have their own id here. */
const BY_MPC_NUMBER: ReadonlyMap<number, NamedBodyId> = new Map(
  BODY_IDS.flatMap((id) => {
    const body = BODIES[id];
    return 'mpcNumber' in body ? [[body.mpcNumber, id]] : [];
  }),
);

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
  if (number !== null) return BY_MPC_NUMBER.get(number) ?? `asteroid:${number}`;
  return BODY_IDS.find((id) => id === wanted) ?? null;
}
