import { type AsteroidId, BODIES, bodiesOf, type EngineBody, engineColumn, type NamedBodyId } from './table.ts';

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

const GEOCENTRIC_ONLY: ReadonlySet<string> = new Set(bodiesOf('luminary', 'node', 'apogee'));

/** Which node `north_node` and `south_node` mean, and which apogee `lilith` means. */
export interface BodyVariants {
  readonly node: 'true' | 'mean';
  readonly lilith: 'mean' | 'osculating' | 'interpolated';
}

/**
 * The engine body that a body id is computed from. For the south node it is the north node, which the caller mirrors.
 */
export function toEngineBody(id: BodyId, variants: BodyVariants): EngineBody {
  switch (id) {
    case 'north_node':
    case 'south_node':
      return variants.node === 'true' ? 'true_node' : 'mean_node';
    case 'lilith':
      return variants.lilith === 'mean'
        ? 'mean_lilith'
        : variants.lilith === 'osculating'
          ? 'osculating_lilith'
          : 'interpolated_lilith';
    default:
      return id;
  }
}

/** Sun, Moon, the lunar nodes and the lunar apogee have no place in a heliocentric chart. */
export function existsHeliocentrically(id: BodyId): boolean {
  return !GEOCENTRIC_ONLY.has(id);
}

export type BodyMotion = 'direct' | 'retrograde' | 'stationary';

/** Bodies without a limit, and numbered asteroids, are never stationary. */
const STATIONARY_BELOW_DEG_PER_DAY: Readonly<Partial<Record<string, number>>> = engineColumn(
  ({ stationaryBelowDegPerDay }) => stationaryBelowDegPerDay,
);

/**
 * Motion of a body from its speed in degrees per day: stationary below the limit of docs/methods/positions.md, else by the sign of
 * the speed.
 */
export function classifyMotion(id: BodyId, speedDegPerDay: number): BodyMotion {
  const limit = STATIONARY_BELOW_DEG_PER_DAY[id];
  if (limit !== undefined && Math.abs(speedDegPerDay) < limit) return 'stationary';
  return speedDegPerDay < 0 ? 'retrograde' : 'direct';
}
