import type { AspectPoint } from '../aspects/aspect.ts';
import type { GeoPosition } from '../ephemeris.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { ChartMoment } from '../natal/moment.ts';

/** One of the two people: the chart and what it was cast for. */
export interface Side {
  readonly moment: ChartMoment;
  readonly place: GeoPosition;
  readonly chart: NatalChart;
}

/** The points of a person that take part: bodies in their order (the south node only without the north node), then ascendant and midheaven where the birth time is known. */
export function sidePoints({ points, houses }: NatalChart): AspectPoint[] {
  const northNode = points.some(({ id }) => id === 'north_node');
  const found: AspectPoint[] = [];
  for (const { id, position } of points) {
    if (id === 'south_node' && northNode) continue;
    found.push({ id, longitudeDeg: position.longitudeDeg, speedDegPerDay: position.speedDegPerDay });
  }
  if (houses !== null) {
    found.push({ id: 'asc', longitudeDeg: houses.angles.asc, speedDegPerDay: 0 }, { id: 'mc', longitudeDeg: houses.angles.mc, speedDegPerDay: 0 });
  }
  return found;
}
