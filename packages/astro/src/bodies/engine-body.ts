import type { EngineBody } from '../ephemeris.ts';
import type { BodyId, ChartSettings } from '../natal/settings.ts';

export type BodyVariants = Pick<ChartSettings, 'node' | 'lilith'>;

/** The engine body behind a body id; the south node is read from the north node and mirrored by the caller. */
export function engineBodyOf(id: BodyId, variants: BodyVariants): EngineBody {
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
  return id !== 'sun' && id !== 'moon' && id !== 'north_node' && id !== 'south_node' && id !== 'lilith';
}
