import { fixed, line } from '../draw/path.ts';
import { frame, marked, glyphPath, strokes, element, textElement } from '../draw/xml.ts';
import {
  type Detail,
  detailOf,
  type Drawing,
  type DrawOptions,
  isLegible,
  type LayoutItem,
  type Marker,
} from '../drawing.ts';
import { RETROGRADE_GLYPH } from '../glyphs/glyph.ts';
import { centred, textWidth } from '../lettering/lettering.ts';
import { themeOf } from '../themes/theme.ts';
import { SIGN_NAMES, bodyName } from '../words.ts';
import type { Cell } from './cells.ts';
import { pack, type Packing, type Word, centroid, clip, type Polygon, type Vertex } from './pack.ts';
import { type RashiChart, type RashiPoint, shortName } from './rashi-chart.ts';

/** How a style uses its twelve cells. */
export interface IndianStyle {
  readonly cells: readonly Cell[];
  /** The sign of a cell; Aries is 0. */
  signOf(cellIndex: number): number;
  /** The number written into a cell, and how far from its corner. */
  numberOf(cellIndex: number): { readonly text: string; readonly distance: number } | null;
  /** Lines and signs beside the cells. */
  readonly extra: (weight: number) => readonly string[];
  readonly caption: Vertex | null;
}

interface Sizes {
  readonly text: number;
  readonly line: number;
  readonly heightMax: number;
  readonly number: number;
}

const SIZES: Readonly<Record<Detail, Sizes>> = {
  compact: { text: 3.8, line: 2.4, heightMax: 42, number: 28 },
  medium: { text: 2.8, line: 1.9, heightMax: 34, number: 22 },
  full: { text: 2.1, line: 1.6, heightMax: 30, number: 19 },
};
const RETROGRADE_BOX = 0.8;
/** Height of the area in which a name is hit, in heights of the name: half the space to the next line on both sides. */
const HIT_LINE = 1.5;

/** A chart of whole signs in one of the Indian styles: names of the grahas in two letters, with degrees where the chart has them. */
export function drawRashi(chart: RashiChart, style: IndianStyle, options: DrawOptions): Drawing {
  const theme = themeOf(options.theme);
  const detail = detailOf(options.sizePx);
  const size = SIZES[detail];
  const layout: LayoutItem[] = [];
  const fields = style.cells.map((cell, index) => {
    const signIndex = style.signOf(index);
    const points = chart.points.filter((point) => point.signIndex === signIndex);
    const number = options.show.houses ? style.numberOf(index) : null;
    const { polygon, label } = reserve(cell, number, size.number);
    if (number !== null)
      layout.push({
        kind: 'house',
        id: number.text,
        ...label,
        width: textWidth(number.text, size.number),
        height: size.number,
      });
    const packed = (degrees: boolean): Packing =>
      pack(
        points.map((point): Word => ({
          id: point.id,
          unitWidth: textWidth(pointLabel(point, degrees), 1) + (point.retrograde ? RETROGRADE_BOX + 0.15 : 0),
        })),
        polygon,
        size.heightMax,
      );
    const whole = options.show.degrees && detail !== 'compact' ? packed(true) : null;
    const withDegrees = whole !== null && isLegible(whole.height, options.sizePx);
    const packing = withDegrees ? whole : packed(false);
    const drawn = packing.words.map(({ id, x, y, width }) => {
      const point = points.find((candidate) => candidate.id === id)!;
      const { height } = packing;
      layout.push({ kind: 'point', id, x, y, width, height });
      const mark = point.retrograde ? RETROGRADE_BOX * height : 0;
      const weight = size.text * Math.sqrt(height / size.heightMax);
      return marked(
        options.mark,
        { kind: 'point', id },
        { d: line(x - (width - height) / 2, y, x + (width - height) / 2, y), width: height * HIT_LINE },
        { 'data-point': id },
        textElement('title', describePoint(point)),
        strokes(
          [centred(pointLabel(point, withDegrees), x - (mark === 0 ? 0 : (mark + 0.15 * height) / 2), y, height).path],
          isLagna(id) ? theme.retrograde : theme.ink,
          weight,
        ),
        mark === 0
          ? ''
          : strokes([glyphPath(RETROGRADE_GLYPH, x + (width - mark) / 2, y, mark)], theme.retrograde, weight * 0.8),
      );
    });
    return [
      number === null
        ? ''
        : strokes([centred(number.text, label.x, label.y, size.number).path], theme.inkSoft, size.text * 0.72),
      ...drawn,
    ].join('');
  });
  const borders = style.cells.map(({ polygon }) => outline(polygon));
  const layers = [
    element('path', { d: borders.join(' '), fill: theme.disc, stroke: theme.line, 'stroke-width': size.line }),
    strokes(style.extra(size.line), theme.retrograde, size.line),
    ...(options.mark === undefined ? [] : houseAreas(style, chart, options.mark)),
    style.caption === null ? '' : captionAt(style.caption, chart.caption, theme.inkSoft, size),
    ...fields,
  ];
  return frame(options, theme, `${chart.points.map(describePoint).join('; ')}.`, layers, layout);
}

function isLagna(id: string): boolean {
  return id === 'lagna' || id === 'asc';
}

function pointLabel({ id, degreeInSignDeg }: RashiPoint, degrees: boolean): string {
  return degreeInSignDeg === null || !degrees
    ? shortName(id)
    : `${shortName(id)} ${Math.min(29, Math.floor(degreeInSignDeg))}°`;
}

function describePoint({ id, signIndex, degreeInSignDeg, retrograde }: RashiPoint): string {
  const degrees = degreeInSignDeg === null ? 'in' : `${Math.min(29, Math.floor(degreeInSignDeg))}°`;
  return `${bodyName(id)} ${degrees} ${SIGN_NAMES[signIndex]}${retrograde ? ', retrograde' : ''}`;
}

/** Reserves the corner of a cell for its number: the position of the number, and the space left for the grahas. */
function reserve(
  { polygon, corner }: Cell,
  number: { readonly distance: number } | null,
  height: number,
): { readonly polygon: Polygon; readonly label: Vertex } {
  if (number === null) return { polygon, label: corner };
  const middle = centroid(polygon);
  const length = Math.hypot(middle.x - corner.x, middle.y - corner.y);
  const towards = { x: (middle.x - corner.x) / length, y: (middle.y - corner.y) / length };
  const along = (distance: number): Vertex => ({
    x: corner.x + towards.x * distance,
    y: corner.y + towards.y * distance,
  });
  const distance = number.distance + height * 0.7;
  return { polygon: clip(polygon, along(distance + height * 0.8), towards), label: along(distance) };
}

/** The cells as areas to be selected, where the chart has a first house. */
function houseAreas({ cells, signOf }: IndianStyle, { firstSignIndex }: RashiChart, mark: Marker): readonly string[] {
  if (firstSignIndex === null) return [];
  return cells.map(({ polygon }, index) => {
    const house = ((signOf(index) - firstSignIndex + 12) % 12) + 1;
    return marked(mark, { kind: 'house', id: String(house) }, { d: outline(polygon) }, {});
  });
}

function outline(polygon: Polygon): string {
  return `M ${polygon.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join(' L ')} Z`;
}

function captionAt(
  { x, y }: Vertex,
  lines: readonly string[],
  colour: string,
  size: { readonly text: number; readonly heightMax: number },
): string {
  const height = size.heightMax * 1.1;
  return strokes(
    lines.map(
      (text, index) =>
        centred(text, x, y + (index - (lines.length - 1) / 2) * height * 1.7, index === 0 ? height : height * 0.8).path,
    ),
    colour,
    size.text,
  );
}
