import type { Aspect } from '../aspects/aspect.ts';
import { findPlanetIndex } from '../bodies/groups.ts';
import type { ChartHouses } from '../houses/compute.ts';
import { findPatterns } from '../patterns/find.ts';
import type { Pattern } from '../patterns/pattern.ts';
import type { ChartPoint } from './chart.ts';

/** The figures among the planets of a chart (docs/methods/aspects.md). Gauquelin sectors form no stelliums. */
export function chartPatterns(
  aspects: readonly Aspect[],
  points: readonly Pick<ChartPoint, 'id' | 'signIndex' | 'house'>[],
  houses: Pick<ChartHouses, 'system'> | null,
  { stelliumMin }: { readonly stelliumMin: number },
): Pattern[] {
  return findPatterns(
    aspects,
    points
      .filter(({ id }) => findPlanetIndex(id) >= 0)
      .map(({ id, signIndex, house }) => ({
        planetIndex: findPlanetIndex(id),
        signIndex,
        house: houses?.system === 'G' ? null : house,
      })),
    stelliumMin,
  );
}
