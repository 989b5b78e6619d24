import { type Look, harmless } from '../terminal.ts';
import { chosenTable } from './csv.ts';
import { isEmpty, type Sections, type Table } from './sections.ts';

/** Colours of medium lightness, at least 3:1 on black and on white (of the 256 of xterm). */
export const COLORS = { red: 167, green: 65, yellow: 136, blue: 68, purple: 133, grey: 244 } as const;
export type Color = keyof typeof COLORS;

/** A text in a colour, where there are colours. */
export function colored(text: string, color: Color | null, { color: has }: Pick<Look, 'color'>): string {
  return has && color !== null && text !== '' ? `\u001b[38;5;${COLORS[color]}m${text}\u001b[39m` : text;
}

/** A text that stands out. */
export function bold(text: string, { color: has }: Pick<Look, 'color'>): string {
  return has ? `\u001b[1m${text}\u001b[22m` : text;
}

/** A text that stands back. */
export function dim(text: string, look: Pick<Look, 'color'>): string {
  return colored(text, 'grey', look);
}

const GAP = 2;
const DECIMALS = 4;
/** A cell is cut there; the JSON has all of it. */
const WIDEST_CELL = 48;

/** All parts, or the one of a name. @throws UsageError when the answer has no such part */
export function chosenParts(sections: Sections, part: string | undefined): Sections {
  return part === undefined ? sections : { facts: [], tables: [chosenTable(sections, part)] };
}

/** An answer as aligned columns. What has no room, or is inside a cell, is named, not dropped in silence. */
export function tableText({ facts, tables }: Sections, look: Look): string {
  const blocks: string[] = [];
  const notes = new Set<string>();
  if (facts.length > 0) blocks.push(factLines(facts, look, notes));
  for (const table of tables) blocks.push(tableLines(table, look, notes));
  if (notes.size > 0) blocks.push([...notes].map((note) => dim(wrapped(note, look.lineColumns, 0), look)).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function factLines(facts: Sections['facts'], look: Look, notes: Set<string>): string {
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts
    .map(([name, value]) => {
      const room = Math.max(12, look.lineColumns - width - GAP);
      return `${dim(name.padEnd(width + GAP), look)}${wrapped(shown(value, notes), room, width + GAP)}`;
    })
    .join('\n');
}

function tableLines({ name, columns, rows }: Table, look: Look, notes: Set<string>): string {
  const filled = columns.filter((column) => rows.some((row) => !isEmpty(row[column])));
  const cells = rows.map((row) => filled.map((column) => cut(shown(row[column], notes))));
  const isNumeric = filled.map((column) =>
    rows.every((row) => typeof row[column] === 'number' || isEmpty(row[column])),
  );
  const heads = filled.map((column) => cut(column));
  const widths = filled.map((_, index) => Math.max(heads[index]!.length, ...cells.map((row) => row[index]!.length)));
  const fitting = countFitting(widths, look.lineColumns);
  const line = (texts: readonly string[]): string =>
    texts
      .slice(0, fitting)
      .map((text, index) => (isNumeric[index] ? text.padStart(widths[index]!) : text.padEnd(widths[index]!)))
      .join(' '.repeat(GAP))
      .trimEnd();
  const left = filled.slice(fitting);
  return [
    bold(name, look),
    dim(line(heads), look),
    ...cells.map(line),
    ...(left.length === 0 ? [] : [dim(wrapped(`no room for ${left.join(', ')}`, look.lineColumns, 0), look)]),
  ].join('\n');
}

function countFitting(widths: readonly number[], columns: number): number {
  let used = -GAP;
  const first = widths.findIndex((width) => (used += width + GAP) > columns);
  return first < 0 ? widths.length : Math.max(1, first);
}

/** A value in one line: numbers rounded, lists of objects counted. */
function shown(value: unknown, notes: Set<string>): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return String(value);
    notes.add(`Numbers are rounded to ${DECIMALS} decimals; --format json or csv has all of them.`);
    return value.toFixed(DECIMALS);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object' || one === null))
      return value.map((one) => shown(one, notes)).join(' ');
    notes.add('(n): a list of n entries inside; --format json shows them.');
    return `(${value.length})`;
  }
  return harmless(String(value));
}

function cut(text: string): string {
  return text.length > WIDEST_CELL ? `${text.slice(0, WIDEST_CELL - 1)}…` : text;
}

/** Lines of at most so many columns, those after the first indented. */
export function wrapped(text: string, columns: number, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}
