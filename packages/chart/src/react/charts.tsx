import type { ReactElement, ReactNode } from 'react';
import type { AspectAnswer, ChartAnswer, OuterAnswer } from '../answer.ts';
import type { ChartTheme } from '../picture-options.ts';
import type { ChartItem } from '../item.ts';
import type { Names } from '../names.ts';
import { ChartView } from './chart-view.tsx';

/** What every chart takes. */
export interface ChartProps {
  /** An answer of the API with one chart, as it is. */
  readonly chart: ChartAnswer;
  /** Width in CSS pixels; the chart becomes narrower where there is less room. Default: as wide as its container. */
  readonly size?: number | undefined;
  /** Width in CSS pixels for which a chart without `size` is drawn until its own is known, as on a server. Default 800. */
  readonly expectedSize?: number | undefined;
  /** Default `auto`: colours are CSS variables, light or dark by the page's `color-scheme`. */
  readonly theme?: ChartTheme | undefined;
  /** Accessible name. Default: `Natal chart`, `Vedic chart`, `Aspects`. */
  readonly title?: string | undefined;
  /** Words instead of those of the answer: `{ sun: 'Sol', gemini: 'Géminis', house: 'casa' }`, or the `names` of an answer. */
  readonly names?: Names | undefined;
  /** False draws a plain picture. */
  readonly selectable?: boolean | undefined;
  /** Key of the selected part, kept by the page: `sun`, `house:9`, `aspect:sun-trine-moon`. Null: none. */
  readonly selected?: string | null | undefined;
  /** Key of the part that is selected at first, where the chart keeps it. */
  readonly defaultSelected?: string | null | undefined;
  /** A part was chosen; null: the choice was taken back. */
  readonly onSelect?: ((item: ChartItem | null) => void) | undefined;
  /** The pointer or the keyboard is at a part; null: it has left. */
  readonly onHover?: ((item: ChartItem | null) => void) | undefined;
  /** What the tooltip of a part shows. Default: its label. Null: no tooltips. */
  readonly renderTooltip?: ((item: ChartItem) => ReactNode) | null | undefined;
  readonly className?: string | undefined;
}

/** What a wheel takes. */
export interface WheelProps extends ChartProps {
  /** A second chart outside the zodiac: a partner, or transits as `{ points: answer.transits }`. */
  readonly outer?: OuterAnswer | null | undefined;
  /** Aspects to draw. Default: those of `chart`; with `outer` those of the answer about both must be given. */
  readonly aspects?: readonly AspectAnswer[] | undefined;
  /** What to draw. Default: everything. */
  readonly show?: { readonly aspects?: boolean; readonly degrees?: boolean; readonly houses?: boolean } | undefined;
}

/** What an Indian chart takes. */
export interface IndianChartProps extends ChartProps {
  /** Default `north`. */
  readonly variant?: 'north' | 'south' | 'east' | undefined;
  /** Divisional chart that the answer holds, 9 for the navamsa. Default 1: the chart itself. */
  readonly varga?: number | undefined;
}

/** What a grid of aspects takes. */
export interface AspectGridProps extends ChartProps {
  /** A second chart along the top. */
  readonly outer?: OuterAnswer | null | undefined;
  /** Aspects to write. Default: those of `chart`; with `outer` those of the answer about both must be given. */
  readonly aspects?: readonly AspectAnswer[] | undefined;
}

/**
 * A chart wheel.
 * @throws ChartDataError when the answer has no points
 * @example <Wheel chart={answer} onSelect={(item) => setText(item?.label)} />
 */
export function Wheel(props: WheelProps): ReactElement {
  return <ChartView {...props} kind="wheel" />;
}

/**
 * A chart in the North, South or East Indian style.
 * @throws ChartDataError when the answer has no points, or not the divisional chart
 * @example <IndianChart chart={vedicAnswer} variant="south" varga={9} />
 */
export function IndianChart({ variant = 'north', ...props }: IndianChartProps): ReactElement {
  return <ChartView {...props} kind={variant} />;
}

/**
 * The aspects of a chart as a table, with their orbs.
 * @throws ChartDataError when the answer has no points
 */
export function AspectGrid(props: AspectGridProps): ReactElement {
  return <ChartView {...props} kind="grid" />;
}
