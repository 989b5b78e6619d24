import type { Drawing, DrawOptions } from '../drawing.ts';
import { line } from '../draw/path.ts';
import { strokes } from '../draw/xml.ts';
import { aligned, centred, latinLetters, LETTER_WEIGHT, shortened, textWidth } from '../lettering/lettering.ts';
import type { Theme } from '../themes/theme.ts';
import { SIGN_NAMES, signLetters } from '../words.ts';
import { NORTH_CELLS, NORTH_FRAME, type Cell, EAST_CELLS, SOUTH_CELLS } from './cells.ts';
import { drawRashi, type StyledCell, type Title } from './draw.ts';
import { centroid, clip, type Vertex } from './pack.ts';
import type { RashiChart } from './rashi-chart.ts';

/** Between a sign number of a North Indian chart and the crossing next to it. */
const NUMBER_INSET = 18;

/**
 * North Indian chart: house 1 is the upper diamond, houses run counter-clockwise, each shows the number of its sign
 * (Aries 1). Without a lagna the first sign of the chart is in house 1 (Aries when that is also null).
 */
export function drawNorthIndian(chart: RashiChart, options: DrawOptions): Drawing {
  const first = chart.firstSignIndex ?? 0;
  return drawRashi(
    chart,
    {
      cells: (height, isNumbered) =>
        NORTH_CELLS.map((cell, house) => northCell(cell, (first + house) % 12, height, isNumbered)),
      lagnaMark: [],
      title: titleAbove,
    },
    options,
  );
}

/** The number of the sign at the crossing of the lines; the grahas have the cell beyond it. */
function northCell({ polygon, corner }: Cell, signIndex: number, height: number, isNumbered: boolean): StyledCell {
  if (!isNumbered) return { signIndex, polygon, labels: [], room: polygon };
  const middle = centroid(polygon);
  const length = Math.hypot(middle.x - corner.x, middle.y - corner.y);
  const towards = { x: (middle.x - corner.x) / length, y: (middle.y - corner.y) / length };
  const along = (distance: number): Vertex => ({
    x: corner.x + towards.x * distance,
    y: corner.y + towards.y * distance,
  });
  const distance = NUMBER_INSET + height * 0.7;
  const text = String(signIndex + 1);
  return {
    signIndex,
    polygon,
    labels: [{ kind: 'house', id: text, text, at: along(distance) }],
    room: clip(polygon, along(distance + height * 0.8), towards),
  };
}

/** Names on the left above the chart, the caption on the right. */
function titleAbove({ names, caption }: Title, theme: Theme, height: number): string {
  const { left, top, side } = NORTH_FRAME;
  const y = top / 2 + 4;
  const name = names.join(' ');
  const small = height * 0.72;
  const room = side - textWidth(name, height) - height * 2;
  const words = caption.map(latinLetters);
  const fitting = words.map((_, index) => words.slice(0, index + 1).join('   '));
  const text = fitting.findLast((line) => textWidth(line, small) <= room) ?? shortened(words[0] ?? '', room, small);
  return [
    strokes([aligned(name, left, y, height, 'start').path], theme.ink, height * LETTER_WEIGHT.regular * 0.85),
    strokes(
      [aligned(text, left + side, y + (height - small) / 2, small, 'end').path],
      theme.inkSoft,
      small * LETTER_WEIGHT.regular,
    ),
  ].join('');
}

/** South Indian chart: signs in fixed squares, clockwise, each with its name and the number of its house; strokes across a corner mark the first. */
export function drawSouthIndian(chart: RashiChart, options: DrawOptions): Drawing {
  return drawFixed(chart, SOUTH_CELLS, 440, options);
}

/** East Indian (Bengali) chart: signs in fixed fields, counter-clockwise from Aries on top. */
export function drawEastIndian(chart: RashiChart, options: DrawOptions): Drawing {
  return drawFixed(chart, EAST_CELLS, 290, options);
}

function drawFixed(chart: RashiChart, cells: readonly Cell[], titleWidth: number, options: DrawOptions): Drawing {
  const first = chart.firstSignIndex;
  return drawRashi(
    chart,
    {
      cells: (height, isNumbered) =>
        cells.map((cell, signIndex) =>
          fixedCell(
            cell,
            signIndex,
            {
              house: first === null || !isNumbered ? null : ((signIndex - first + 12) % 12) + 1,
              isFirst: signIndex === first,
            },
            height,
          ),
        ),
      lagnaMark: first === null ? [] : cornerStrokes(cells[first]!),
      title: (lines, theme, height) => titleInside(lines, theme, height, titleWidth),
    },
    options,
  );
}

/** Where the number is in the corner, and the legs of the corner that the strokes cut off around it. */
const CORNER = { inset: 20, legs: [62, 70] } as const;
/** Between the names in the corners of a cell and its grahas, besides what the grahas keep from a border. */
const BELOW_LABELS = 3;

/** The number of the house in the corner with a right angle, the sign at the other end of the same edge. */
function fixedCell(
  { polygon, corner }: Cell,
  signIndex: number,
  { house, isFirst }: { readonly house: number | null; readonly isFirst: boolean },
  height: number,
): StyledCell {
  const { across, down } = inward({ polygon, corner });
  const text = signLetters(signIndex);
  const width = textWidth(text, height);
  const end = isSquare(polygon) ? sideOf(polygon) - CORNER.inset + 6 : CORNER.legs[1] + 8 + width;
  const y = corner.y + down * CORNER.inset;
  const sign = {
    kind: 'sign',
    id: SIGN_NAMES[signIndex]!.toLowerCase(),
    text,
    at: { x: corner.x + across * (end - width / 2), y },
  } as const;
  const number = {
    kind: 'house',
    id: String(house),
    text: String(house),
    at: { x: corner.x + across * CORNER.inset, y },
  } as const;
  const below = clip(polygon, { x: corner.x, y: y + down * (height / 2 + BELOW_LABELS) }, { x: 0, y: down });
  const leg = { x: corner.x + across * (CORNER.legs[1] + BELOW_LABELS), y: corner.y };
  return {
    signIndex,
    polygon,
    labels: house === null ? [sign] : [number, sign],
    room: isFirst ? clip(below, leg, { x: across, y: down }) : below,
  };
}

function isSquare(polygon: readonly Vertex[]): boolean {
  return polygon.length === 4;
}

function sideOf(polygon: readonly Vertex[]): number {
  return Math.abs(polygon[1]!.x - polygon[0]!.x);
}

/** From the corner of a cell into the cell: 1 is to the right and down. */
function inward({ polygon, corner }: Cell): { readonly across: number; readonly down: number } {
  const middle = centroid(polygon);
  return { across: Math.sign(middle.x - corner.x), down: Math.sign(middle.y - corner.y) };
}

/** Two strokes across the corner with the number of the first house. */
function cornerStrokes(cell: Cell): readonly string[] {
  const { across, down } = inward(cell);
  const { x, y } = cell.corner;
  return CORNER.legs.map((leg) => line(x + across * leg, y, x, y + down * leg));
}

const MIDDLE = 500;

/** The names of the chart, and the caption below them, in the middle. */
function titleInside({ names, caption }: Title, theme: Theme, height: number, width: number): string {
  const lines = [
    ...names.map((text, index) => ({ text, height: index === 0 ? height * 1.15 : height * 0.9, isName: true })),
    ...caption.map((text) => ({ text: latinLetters(text), height: height * 0.72, isName: false })),
  ].map((entry) => ({ ...entry, text: shortened(entry.text, width, entry.height) }));
  const gap = caption.length === 0 ? 0 : height;
  const total = lines.reduce((sum, entry) => sum + entry.height * LEADING, gap);
  let y = MIDDLE - total / 2;
  return lines
    .map((entry, index) => {
      y += (entry.height * LEADING) / 2 + (index === names.length ? gap : 0);
      const drawn = centred(entry.text, MIDDLE, y, entry.height);
      y += (entry.height * LEADING) / 2;
      return strokes(
        [drawn.path],
        index === 0 || index === names.length ? theme.ink : theme.inkSoft,
        entry.height * LETTER_WEIGHT.regular * (entry.isName ? 0.85 : 1),
      );
    })
    .join('');
}

const LEADING = 1.75;
