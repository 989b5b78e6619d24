import { type Fields, isFields } from '../form/model.ts';

export type Scalar = string | number | boolean | null;
/** What a cell shows: one value, or several in a row. */
export type Cell = Scalar | readonly Scalar[];

/** One thing that is shown of an answer. */
export type Part =
  | { readonly is: 'facts'; readonly title: string; readonly facts: readonly (readonly [name: string, cell: Cell])[] }
  | TablePart
  | { readonly is: 'section'; readonly title: string; readonly parts: readonly Part[] };

export interface TablePart {
  readonly is: 'table';
  readonly title: string;
  readonly columns: readonly string[];
  readonly length: number;
  /** One row; made when it is shown, because answers may have very many. */
  readonly row: (index: number) => Row;
}

export interface Row {
  /** In the order of the columns; absent: the row has no such value. */
  readonly cells: readonly (Cell | undefined)[];
  /** What does not fit a cell. */
  readonly parts: readonly Part[];
}

const ID = 'id';
/** Objects of so many values at most are written into the row that holds them. */
const SPREAD_MAX = 8;
/** The parts of every response that are not results. */
const FRAME = ['input', 'meta', 'names', 'conventions', 'sources'];

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isCell(value: unknown): value is Cell {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

/** An object whose values fit cells, and that is small enough for a row. */
function isSmall(value: unknown): value is Record<string, Cell> {
  if (!isFields(value)) return false;
  const values = Object.values(value);
  return values.length > 0 && values.length <= SPREAD_MAX && values.every(isCell);
}

/** `house_system` as `House system`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ').replaceAll('.', ' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The parts of a response that are shown as tables, in its order; envelope fields come last. */
export function partsOfAnswer(answer: unknown): readonly Part[] {
  if (!isFields(answer)) return partsOf('Answer', answer);
  const isFrame = ([name]: readonly [string, unknown]) => FRAME.includes(name);
  const entries = Object.entries(answer).filter(([name]) => name !== 'warnings');
  return [
    ...objectParts('Summary', Object.fromEntries(entries.filter((entry) => !isFrame(entry)))),
    ...entries.filter(isFrame).flatMap(([name, value]) => partsOf(titleOf(name), value)),
  ];
}

function partsOf(title: string, value: unknown): readonly Part[] {
  if (value === undefined) return [];
  if (isCell(value)) return [{ is: 'facts', title, facts: [[title, value]] }];
  if (Array.isArray(value)) return listParts(title, value);
  if (!isFields(value)) return [];
  if (isMap(value)) return [tableOf(title, Object.values(value), Object.keys(value))];
  const parts = objectParts(title, value);
  return parts.length === 1 ? parts : [{ is: 'section', title, parts }];
}

function objectParts(title: string, object: Fields): readonly Part[] {
  const facts: [string, Cell][] = [];
  const parts: Part[] = [];
  for (const [name, value] of Object.entries(object)) {
    if (isCell(value)) facts.push([name, value]);
    else if (isSmall(value)) facts.push(...spread(name, value));
    else parts.push(...partsOf(titleOf(name), value));
  }
  return facts.length === 0 ? parts : [{ is: 'facts', title, facts }, ...parts];
}

function spread(name: string, object: Record<string, Cell>): readonly [string, Cell][] {
  return Object.entries(object).map(([key, cell]) => [`${name}.${key}`, cell]);
}

/** Whether an object is a list by name: several objects that are alike. */
function isMap(object: Fields): object is Readonly<Record<string, Fields>> {
  const values = Object.values(object);
  const [first] = values;
  if (values.length < 2 || !isFields(first) || !values.every(isFields)) return false;
  const names = Object.keys(first);
  return values.every((value) => names.filter((name) => name in value).length * 2 >= names.length);
}

function listParts(title: string, list: readonly unknown[]): readonly Part[] {
  if (list.every(isFields)) return [tableOf(title, list, null)];
  if (list.every((item) => Array.isArray(item))) return [gridOf(title, list)];
  return [
    tableOf(
      title,
      list.map((item, index) => ({ [ID]: index + 1, value: item })),
      null,
    ),
  ];
}

function tableOf(title: string, rows: readonly Fields[], ids: readonly string[] | null): Part {
  const columns = new Set<string>();
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (isCell(value)) columns.add(name);
      else if (isSmall(value)) for (const key of Object.keys(value)) columns.add(`${name}.${key}`);
  const shown = [...columns];
  return {
    is: 'table',
    title,
    columns: ids === null ? shown : [ID, ...shown],
    length: rows.length,
    row: (index) => rowOf(rows[index] ?? {}, ids?.[index] ?? null, shown),
  };
}

function rowOf(row: Fields, id: string | null, columns: readonly string[]): Row {
  const cells = new Map<string, Cell>();
  const parts: Part[] = [];
  for (const [name, value] of Object.entries(row)) {
    if (isCell(value)) cells.set(name, value);
    else if (isSmall(value)) for (const [key, cell] of spread(name, value)) cells.set(key, cell);
    else parts.push(...partsOf(titleOf(name), value));
  }
  const shown = columns.map((column) => cells.get(column));
  return { cells: id === null ? shown : [id, ...shown], parts };
}

/** Rows of values without names, as of an ephemeris or a matrix. */
function gridOf(title: string, rows: readonly (readonly unknown[])[]): Part {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    is: 'table',
    title,
    columns: Array.from({ length: width }, (_, index) => String(index + 1)),
    length: rows.length,
    row: (index) => {
      const row = rows[index] ?? [];
      return {
        cells: row.map((value) => (isCell(value) ? value : undefined)),
        parts: row.flatMap((value, at) => (isCell(value) ? [] : partsOf(String(at + 1), value))),
      };
    },
  };
}
