import { fixed, line } from '../draw/path.ts';
import { frame, marked, glyphPath, strokes, element, textElement } from '../draw/xml.ts';
import { type Detail, detailOf, type Drawing, type DrawOptions, type LayoutItem, type Marker } from '../drawing.ts';
import { RETROGRADE_GLYPH } from '../glyphs/glyph.ts';
import { aligned, centred, LETTER_WEIGHT, textWidth } from '../lettering/lettering.ts';
import { type Theme, themeOf } from '../themes/theme.ts';
import { SIGN_NAMES, bodyName } from '../words.ts';
import type { PlacedRow, Polygon, Vertex } from './pack.ts';
import type { RashiChart, RashiPoint } from './rashi-chart.ts';
import { MARK_GAP, MARK_SIDE, marksOf, type RowText, tablesOf } from './table.ts';

/** A text in a corner of a cell. */
export interface CellLabel {
  readonly kind: 'house' | 'sign';
  readonly id: string;
  readonly text: string;
  readonly at: Vertex;
}

/** A cell of a chart as a style uses it. */
export interface StyledCell {
  /** Aries is 0. */
  readonly signIndex: number;
  readonly polygon: Polygon;
  readonly labels: readonly CellLabel[];
  /** What is left of the cell for its grahas. */
  readonly room: Polygon;
}

/** How a style draws a chart. */
export interface IndianStyle {
  readonly cells: (labelHeight: number, showHouses: boolean) => readonly StyledCell[];
  /** The stroke that marks the first house; empty where its place does. */
  readonly lagnaMark: readonly string[];
  /** Title and caption. */
  readonly title: (lines: Title, theme: Theme, height: number) => string;
}

/** What is written in or above a chart. */
export interface Title {
  readonly names: readonly string[];
  readonly caption: readonly string[];
}

interface Sizes {
  readonly line: number;
  readonly heightMax: number;
  readonly label: number;
}

const SIZES: Readonly<Record<Detail, Sizes>> = {
  compact: { line: 2.4, heightMax: 36, label: 22 },
  medium: { line: 1.9, heightMax: 30, label: 18 },
  full: { line: 1.6, heightMax: 25, label: 15.5 },
};
/** Letters get thinner more slowly than they get smaller. */
const WEIGHT = { at: 25, width: 2.35 } as const;
/** Height of the area in which a name is hit, in heights of the name: half the space to the next line on both sides. */
const HIT_LINE = 1.5;

/** A chart of whole signs in one of the Indian styles: in each cell a table of grahas with their degrees, where the chart has them. */
export function drawRashi(chart: RashiChart, style: IndianStyle, options: DrawOptions): Drawing {
  const theme = themeOf(options.theme);
  const detail = detailOf(options.sizePx);
  const size = SIZES[detail];
  const cells = style.cells(size.label, options.show.houses);
  const finest = options.show.degrees ? (detail === 'full' ? 'minutes' : 'degrees') : 'none';
  const { height, rows } = tablesOf(
    cells.map(({ signIndex, room }) => ({
      points: chart.points.filter((point) => point.signIndex === signIndex),
      polygon: room,
    })),
    options.sizePx,
    size.heightMax,
    finest,
  );
  const layout: LayoutItem[] = [];
  const labels = cells.flatMap((cell) =>
    cell.labels.map(({ kind, id, text, at }) => {
      layout.push({ kind, id, ...at, width: textWidth(text, size.label), height: size.label });
      return centred(text, at.x, at.y, size.label).path;
    }),
  );
  const fields = rows.flat().map(({ text, at }) => {
    layout.push({ kind: 'point', id: text.point.id, ...at, width: text.width * height, height });
    return drawRow(text, at, height, theme, options.mark);
  });
  const borders = cells.map(({ polygon }) => outline(polygon)).join(' ');
  const first = cells.find(({ signIndex }) => signIndex === chart.firstSignIndex);
  const layers = [
    element('path', { d: borders, fill: theme.disc }),
    first === undefined ? '' : element('path', { d: outline(first.polygon), fill: theme.ring }),
    element('path', { d: borders, stroke: theme.line, 'stroke-width': size.line }),
    strokes(style.lagnaMark, theme.retrograde, size.line * 1.3),
    ...(options.mark === undefined ? [] : houseAreas(cells, chart, options.mark)),
    style.title(
      { names: chart.caption, caption: [...(options.caption?.chart ?? []), ...(options.caption?.method ?? [])] },
      theme,
      size.heightMax,
    ),
    strokes(labels, theme.inkSoft, size.label * LETTER_WEIGHT.regular),
    ...fields,
  ];
  return frame(options, theme, `${chart.points.map(describePoint).join('; ')}.`, layers, layout);
}

function isLagna(id: string): boolean {
  return id === 'lagna' || id === 'asc';
}

/** Name, degrees and marks of a graha, each in its column. */
function drawRow(text: RowText, { x, y }: PlacedRow, height: number, theme: Theme, mark: Marker | undefined): string {
  const { point, name, degrees, degreesEnd, marksStart, width } = text;
  const { id } = point;
  const half = (width * height) / 2;
  const left = x - half;
  const weight = WEIGHT.width * Math.sqrt(height / WEIGHT.at);
  const end = half - height / 2;
  const marks = marksOf(point).map((kind, nth) => {
    const middle = left + (marksStart + nth * (MARK_SIDE + MARK_GAP) + MARK_SIDE / 2) * height;
    return kind === 'retrograde'
      ? glyphPath(RETROGRADE_GLYPH, middle, y, MARK_SIDE * height)
      : centred('c', middle, y + height * 0.1, MARK_SIDE * height).path;
  });
  return marked(
    mark,
    { kind: 'point', id },
    { d: line(x - end, y, x + end, y), width: height * HIT_LINE },
    { 'data-point': id },
    textElement('title', describePoint(point)),
    strokes([aligned(name, left, y, height, 'start').path], isLagna(id) ? theme.retrograde : theme.ink, weight),
    degrees === null
      ? ''
      : strokes(
          [aligned(degrees, left + degreesEnd * height, y, height, 'end').path],
          isLagna(id) ? theme.retrograde : theme.inkSoft,
          weight * 0.85,
        ),
    strokes(marks, theme.retrograde, weight * 0.75),
  );
}

function describePoint(point: RashiPoint): string {
  const { id, signIndex, degreeInSignDeg } = point;
  const degrees = degreeInSignDeg === null ? 'in' : `${Math.min(29, Math.floor(degreeInSignDeg))}°`;
  return [`${bodyName(id)} ${degrees} ${SIGN_NAMES[signIndex]}`, ...marksOf(point)].join(', ');
}

/** The cells as areas to be selected, where the chart has a first house. */
function houseAreas(cells: readonly StyledCell[], { firstSignIndex }: RashiChart, mark: Marker): readonly string[] {
  if (firstSignIndex === null) return [];
  return cells.map(({ polygon, signIndex }) => {
    const house = ((signIndex - firstSignIndex + 12) % 12) + 1;
    return marked(mark, { kind: 'house', id: String(house) }, { d: outline(polygon) }, {});
  });
}

function outline(polygon: Polygon): string {
  return `M ${polygon.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join(' L ')} Z`;
}
