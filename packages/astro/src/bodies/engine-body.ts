import type { BodyId } from './body-id.ts';
import { bodiesOf, type EngineBody } from './table.ts';

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
