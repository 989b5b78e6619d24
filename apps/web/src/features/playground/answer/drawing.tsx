import { IndianChart, Wheel } from '@theia-astro/chart';
import '@theia-astro/chart/chart.css';
import { PHONE_CHART_PX } from '@/components/charts/chart-colours.ts';
import type { FoundChart } from './charts.ts';

export type IndianStyle = 'north' | 'south' | 'east';

/** A chart of an answer; in a part of its own, because it is heavy. */
export function Drawing({ found, style }: { found: FoundChart; style: IndianStyle }) {
  const { chart, outer, aspects, title, isVedic } = found;
  return isVedic ? (
    <IndianChart chart={chart} title={title} variant={style} expectedSize={PHONE_CHART_PX} />
  ) : (
    <Wheel chart={chart} outer={outer} aspects={aspects} title={title} expectedSize={PHONE_CHART_PX} />
  );
}
