import { IndianChart, Wheel } from '@theia-astro/chart';
import '@theia-astro/chart/chart.css';
import { PHONE_CHART_PX } from '@/components/charts/chart-colours.ts';
import { isVedic, type NatalAnswer } from './natal-answer.ts';

export interface ChartDrawingProps {
  answer: NatalAnswer;
  /** The accessible name of the picture. */
  title: string;
  variant?: 'north' | 'south' | 'east';
}

/** The chart itself; in a part of its own, because it is heavy. */
export function ChartDrawing({ answer, title, variant = 'north' }: ChartDrawingProps) {
  return isVedic(answer) ? (
    <IndianChart chart={answer} title={title} variant={variant} expectedSize={PHONE_CHART_PX} />
  ) : (
    <Wheel chart={answer} title={title} expectedSize={PHONE_CHART_PX} />
  );
}
