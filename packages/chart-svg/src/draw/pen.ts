import { place } from './path.ts';
import { element } from './xml.ts';

/** A glyph of a box of 24 drawn into a box of another size. */
export function glyphPath(glyph: string, x: number, y: number, box: number): string {
  return place(glyph, x, y, box / 24);
}

/** Strokes of one colour and weight; an empty path gives an empty text. */
export function strokes(
  paths: readonly string[],
  colour: string,
  width: number,
  more: Readonly<Record<string, string | number>> = {},
): string {
  const drawn = paths.filter((path) => path !== '');
  return drawn.length === 0
    ? ''
    : element('path', { d: drawn.join(' '), stroke: colour, 'stroke-width': width, ...more });
}

/** A filled circle as an SVG element. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return element('circle', { cx: x, cy: y, r: radius, fill, stroke: 'none' });
}

/** A circle with an outline and an optional fill, as an SVG element. */
export function ringLine(x: number, y: number, radius: number, colour: string, width: number, fill = 'none'): string {
  return element('circle', { cx: x, cy: y, r: radius, fill, stroke: colour, 'stroke-width': width });
}
