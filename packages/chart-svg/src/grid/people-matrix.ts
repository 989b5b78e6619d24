import { frame, ringLine, strokes, element, textElement } from '../draw/xml.ts';
import { line } from '../draw/path.ts';
import { type Drawing, type DrawOptions, type LayoutItem, VIEW } from '../drawing.ts';
import { aligned, centred, latinLetters, LETTER_WEIGHT, shortened, textWidth } from '../lettering/lettering.ts';
import { type Theme, themeOf } from '../themes/theme.ts';

/** What a cell shows of two people, in this order from top to bottom. */
export const MATRIX_BARS = ['harmonious', 'challenging', 'neutral'] as const;
export type MatrixBar = (typeof MATRIX_BARS)[number];

/** Aspects of two people by their nature: how many, and how heavy. */
export interface MatrixCell {
  readonly counts: Readonly<Record<MatrixBar, number>>;
  readonly weights: Readonly<Record<MatrixBar, number>>;
}

export interface MatrixPerson {
  /** Any text; accents, and letters that cannot be drawn, are left out of the picture and kept in its description. */
  readonly name: string;
  /** Bound most closely to all others. */
  readonly isHub: boolean;
}

const MARGIN = 36;
const NAMES = 250;
const TOP = 150;
const TEXT = 22;
const LEGEND_TEXT = 19;
const HUB = 23;
const SIDE = VIEW - NAMES - 2 * MARGIN;
const LEFT = NAMES + MARGIN;

/**
 * A group of people as a table: in every cell a bar for each nature of aspects between the two, as long as their weight, with their number.
 * The diagonal is empty.
 * @param cells by row and column; null on the diagonal
 */
export function drawPeopleMatrix(
  people: readonly MatrixPerson[],
  cells: readonly (readonly (MatrixCell | null)[])[],
  options: Pick<DrawOptions, 'sizePx' | 'theme' | 'title' | 'description' | 'show'>,
): Drawing {
  const theme = themeOf(options.theme);
  const cell = SIDE / Math.max(2, people.length);
  const heaviest = Math.max(
    1e-9,
    ...cells.flat().flatMap((found) => (found === null ? [] : MATRIX_BARS.map((bar) => found.weights[bar]))),
  );
  const layout: LayoutItem[] = [];
  const middle = (index: number): number => (index + 0.5) * cell;
  const drawnCells = cells.flatMap((row, rowIndex) =>
    row.map((found, column) => {
      const [x, y] = [LEFT + middle(column), TOP + middle(rowIndex)];
      layout.push({ kind: 'cell', id: `${rowIndex}-${column}`, x, y, width: cell, height: cell });
      return found === null
        ? emptyCell(x, y, cell, theme)
        : drawnCell(found, { x, y, cell, heaviest }, theme, nameOf(people, rowIndex, column));
    }),
  );
  return frame(
    options,
    theme,
    people.map(({ name, isHub }, index) => `${index + 1}: ${name}${isHub ? ', the hub' : ''}.`).join(' '),
    [
      ...people.map((person, index) => heads(person, index, middle(index), theme)),
      ...drawnCells,
      strokes(rules(people.length, cell), theme.hairline, 1),
      legend(theme),
    ],
    layout,
  );
}

const nameOf = (people: readonly MatrixPerson[], a: number, b: number): string =>
  `${people[a]!.name} and ${people[b]!.name}`;

function rules(count: number, cell: number): readonly string[] {
  const end = count * cell;
  return Array.from({ length: count + 1 }, (_, index) => [
    line(LEFT, TOP + index * cell, LEFT + end, TOP + index * cell),
    line(LEFT + index * cell, TOP, LEFT + index * cell, TOP + end),
  ]).flat();
}

/** The number of a person above the column and before the row, there with the name. */
function heads({ name, isHub }: MatrixPerson, index: number, middle: number, theme: Theme): string {
  const number = String(index + 1);
  const ring = (x: number, y: number): string => (isHub ? ringLine(x, y, HUB, theme.second, 1.8) : '');
  const [columnX, rowY] = [LEFT + middle, TOP + middle];
  const numberX = LEFT - 34;
  const numberY = TOP - 34;
  const room = NAMES - 66;
  const drawable = latinLetters(name);
  const shown = shortened(drawable, room, TEXT);
  return [
    ring(columnX, numberY),
    ring(numberX, rowY),
    strokes(
      [centred(number, columnX, numberY, TEXT).path, centred(number, numberX, rowY, TEXT).path],
      theme.inkSoft,
      TEXT * LETTER_WEIGHT.regular,
    ),
    strokes([aligned(shown, LEFT - 66, rowY, TEXT, 'end').path], theme.ink, TEXT * LETTER_WEIGHT.regular),
  ].join('');
}

function emptyCell(x: number, y: number, cell: number, theme: Theme): string {
  return element('rect', { x: x - cell / 2, y: y - cell / 2, width: cell, height: cell, fill: theme.ring });
}

function drawnCell(
  { counts, weights }: MatrixCell,
  {
    x,
    y,
    cell,
    heaviest,
  }: { readonly x: number; readonly y: number; readonly cell: number; readonly heaviest: number },
  theme: Theme,
  names: string,
): string {
  const left = x - cell * 0.42;
  const room = cell * 0.56;
  const step = cell * 0.27;
  const numberHeight = Math.min(TEXT, cell * 0.16);
  const parts = MATRIX_BARS.map((bar, index) => {
    const middle = y + (index - 1) * step;
    const count = String(counts[bar]);
    const length = (weights[bar] / heaviest) * room;
    return [
      length < 0.5
        ? ''
        : element('rect', { x: left, y: middle - step * 0.3, width: length, height: step * 0.6, ...paint(bar, theme) }),
      strokes(
        [centred(count, x + cell * 0.42 - textWidth(count, numberHeight) / 2, middle, numberHeight).path],
        counts[bar] === 0 ? theme.inkSoft : theme.ink,
        numberHeight * LETTER_WEIGHT.regular,
      ),
    ].join('');
  });
  const summary = MATRIX_BARS.map((bar) => `${counts[bar]} ${bar}`).join(', ');
  return element('g', {}, textElement('title', `${names}: ${summary}`), ...parts);
}

/** Without colour, challenging bars are hollow. */
function paint(bar: MatrixBar, { aspects, dashes }: Theme): Readonly<Record<string, string>> {
  return dashes && bar === 'challenging' ? { stroke: aspects[bar] } : { fill: aspects[bar] };
}

function legend(theme: Theme): string {
  const y = TOP + SIDE + 44;
  const word = (text: string, x: number): string =>
    strokes(
      [centred(text, x + 18 + textWidth(text, LEGEND_TEXT) / 2, y, LEGEND_TEXT).path],
      theme.inkSoft,
      LEGEND_TEXT * LETTER_WEIGHT.regular,
    );
  const bars = MATRIX_BARS.map((bar, index) => {
    const x = LEFT + 10 + index * 190;
    return `${element('rect', { x: x - 8, y: y - 5, width: 16, height: 10, ...paint(bar, theme) })}${word(bar, x)}`;
  });
  const hubX = LEFT + 10 + MATRIX_BARS.length * 190;
  return [...bars, ringLine(hubX, y, 8, theme.second, 1.6), word('hub', hubX)].join('');
}
