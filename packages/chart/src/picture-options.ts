import type { AspectAnswer, ChartAnswer, OuterAnswer } from './answer.ts';
import type { Names } from './names.ts';

/**
 * `auto`: every colour is a CSS variable of the page (`--theia-chart-ink` …), light or dark by its `color-scheme`. The
 * others are fixed; `print` is black on white, with dashes for kinds of aspects.
 */
export type ChartTheme = 'auto' | 'light' | 'dark' | 'print';

/** What is drawn: a wheel, an Indian chart in one of three styles, or the aspects as a table. */
export const CHART_KINDS = ['wheel', 'north', 'south', 'east', 'grid'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** A chart and how it is drawn. */
export interface PictureOptions {
  readonly kind: ChartKind;
  readonly chart: ChartAnswer;
  /** Second chart, outside the zodiac of a wheel or along the top of a grid. */
  readonly outer?: OuterAnswer | null | undefined;
  /** Aspects to draw. Default: those of `chart`; with `outer` none, because the answer about both has them. */
  readonly aspects?: readonly AspectAnswer[] | undefined;
  /** Divisional chart of an Indian chart; default 1, the chart itself. */
  readonly varga?: number | undefined;
  /** What to draw; default: everything. */
  readonly show?: { readonly aspects?: boolean; readonly degrees?: boolean; readonly houses?: boolean } | undefined;
  readonly theme?: ChartTheme | undefined;
  /** Accessible name; default: `Natal chart`. */
  readonly title?: string | undefined;
  /** Accessible description of a picture that is not selectable, put before the list of positions. */
  readonly description?: string | undefined;
  readonly names?: Names | undefined;
}
