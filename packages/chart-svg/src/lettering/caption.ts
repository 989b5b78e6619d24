import { type Detail, detailOf, type DrawOptions, VIEW } from '../drawing.ts';
import { aligned, latinLetters, LETTER_WEIGHT, shortened } from './lettering.ts';
import type { Theme } from '../themes/theme.ts';
import { strokes } from '../draw/xml.ts';

const HEIGHTS: Readonly<Record<Detail, number>> = { compact: 20, medium: 17, full: 15 };

/** Height of the letters of a caption. */
export function captionHeight(sizePx: number): number {
  return HEIGHTS[detailOf(sizePx)];
}

const MARGIN = 16;
const LEADING = 1.75;
/** Everything of a wheel is within this radius. */
const WHEEL_RADIUS = 497;
/** Between a line and the wheel. */
const AIR = 8;

/** The caption of a wheel in the corners of its square: the chart above on the left, the outer one on the right, the method below. */
export function cornerCaption({ caption, sizePx }: DrawOptions, theme: Theme): string {
  if (caption === undefined) return '';
  const height = captionHeight(sizePx);
  const block = (lines: readonly string[], side: 'start' | 'end', isAbove: boolean): string =>
    captionBlock(lines, {
      x: side === 'start' ? MARGIN : VIEW - MARGIN,
      y: isAbove ? MARGIN : VIEW - MARGIN - ((lines.length - 1) * LEADING + 1) * height,
      height,
      side,
      theme,
      hasTitle: isAbove,
      widthAt: (top, bottom) => cornerWidth(isAbove ? bottom : VIEW - top),
    });
  return [
    block(caption.chart, 'start', true),
    block(caption.outer ?? [], 'end', true),
    block(caption.method, 'start', false),
  ].join('');
}

/** The width of a corner down to a distance from the edge. */
function cornerWidth(distance: number): number {
  const fromCentre = VIEW / 2 - distance - AIR;
  return VIEW / 2 - Math.sqrt(WHEEL_RADIUS ** 2 - fromCentre ** 2) - MARGIN - AIR;
}

interface Block {
  readonly x: number;
  /** Top of the first line. */
  readonly y: number;
  readonly height: number;
  readonly side: 'start' | 'end';
  readonly theme: Theme;
  /** The first line is darker than the others. */
  readonly hasTitle: boolean;
  /** The room of a line between two heights. */
  readonly widthAt: (top: number, bottom: number) => number;
}

/** Lines below each other, each shortened to its room. */
export function captionBlock(
  lines: readonly string[],
  { x, y, height, side, theme, hasTitle, widthAt }: Block,
): string {
  return lines
    .map((line, index) => {
      const top = y + index * height * LEADING;
      const text = shortened(latinLetters(line), widthAt(top, top + height), height);
      const isTitle = hasTitle && index === 0;
      return strokes(
        [aligned(text, x, top + height / 2, height, side).path],
        isTitle ? theme.ink : theme.inkSoft,
        height * LETTER_WEIGHT[isTitle ? 'strong' : 'regular'],
      );
    })
    .join('');
}
