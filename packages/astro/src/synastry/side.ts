import type { GeoPosition } from '../ephemeris.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { ChartMoment } from '../natal/moment.ts';

/** One of the two people: the chart, and the moment and place it was cast for. */
export interface Side {
  readonly moment: ChartMoment;
  readonly place: GeoPosition;
  readonly chart: NatalChart;
}
