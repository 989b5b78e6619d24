import type { AspectPoint } from '../aspects/aspect.ts';
import type { ChartPoint } from './chart.ts';

interface Angles {
  readonly angles: { readonly asc: number; readonly mc: number };
}

/**
 * The points used to find the aspects of a chart: the bodies in their order, then ascendant and midheaven if there are
 * houses. The south node is used only when the north node is absent.
 */
export function aspectingPoints(
  points: readonly Pick<ChartPoint, 'id' | 'position'>[],
  houses: Angles | null,
): AspectPoint[] {
  const found: AspectPoint[] = [];
  const northNode = points.some(({ id }) => id === 'north_node');
  for (const { id, position } of points) {
    if (id === 'south_node' && northNode) continue;
    found.push({ id, longitudeDeg: position.longitudeDeg, speedDegPerDay: position.speedDegPerDay });
  }
  if (houses !== null) {
    found.push(
      { id: 'asc', longitudeDeg: houses.angles.asc, speedDegPerDay: 0 },
      { id: 'mc', longitudeDeg: houses.angles.mc, speedDegPerDay: 0 },
    );
  }
  return found;
}
