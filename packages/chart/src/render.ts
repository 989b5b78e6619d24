import { pictureText } from './picture.ts';
import type { PictureOptions } from './picture-options.ts';

export type { ChartKind, ChartTheme, PictureOptions } from './picture-options.ts';
export type { AspectAnswer, ChartAnswer, OuterAnswer, PointAnswer, PointsAnswer } from './answer.ts';
export type { Names } from './names.ts';
export { ChartDataError } from './chart-data-error.ts';

const USUAL_PX = 800;

/** A chart to be written as text, and its width. */
export interface RenderOptions extends PictureOptions {
  /** Width and height in CSS pixels; default 800. Below 640, and again below 420, everything is drawn larger and with less detail. */
  readonly size?: number | undefined;
}

/**
 * A chart as SVG text, on a server or anywhere else: for a page without scripts, as the content of `<theia-chart>`
 * until its script runs, or as a file (with a theme other than `auto`, whose colours only a browser knows).
 * @throws ChartDataError when the answer does not hold what the picture needs
 * @example renderChart({ kind: 'wheel', chart: answer, theme: 'light' })
 */
export function renderChart({ size = USUAL_PX, ...options }: RenderOptions): string {
  return pictureText(options, size);
}
