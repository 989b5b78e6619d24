import { RestProblem, unreadable } from '../rest-problem.ts';
import { type Condition, parseFilter, parseTree } from './filter.ts';
import { Reader } from './reader.ts';

export type SelectItem =
  | { readonly kind: 'star' }
  | { readonly kind: 'column'; readonly column: string; readonly alias: string }
  /** The related row inside each row. */
  | { readonly kind: 'embedding'; readonly relation: string; readonly alias: string; readonly items: SelectItem[] };

export interface OrderTerm {
  readonly column: string;
  readonly descending: boolean;
  /** Null: PostgreSQL's default, last when ascending, first when descending. */
  readonly nulls: 'first' | 'last' | null;
}

export interface TableQuery {
  readonly select: readonly SelectItem[];
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly limit: number | null;
  readonly offset: number;
  /** The columns that an insert writes. Other fields of its rows are ignored. */
  readonly columns: readonly string[] | null;
}

const PARAMETERS_MAX = 200;
const EMBEDDING_DEPTH_MAX = 5;
/** Rows before the first one are read and discarded, so their number is limited. */
const OFFSET_MAX = 10_000;
const ALIAS = /([A-Za-z_][A-Za-z0-9_]*):(?!:)/y;
const AGGREGATE = /(?:\.(?:avg|count|max|min|sum)|^count)\(\)/;
const ORDER_MODIFIER = /\.(asc|desc|nullsfirst|nullslast)/y;
const TREE = /^(not\.)?(and|or)$/;
const COLUMN = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Reads the whole query string of a table request, and the window of a `Range: 0-9` header inside its own.
 * @throws RestProblem PGRST100 for what is not supported or cannot be read, PGRST103 for an offset that is too large or a range that ends before it starts
 */
export function parseQuery(parameters: URLSearchParams, range: string | null = null): TableQuery {
  if (parameters.size > PARAMETERS_MAX)
    throw new RestProblem(400, 'PGRST100', `More than ${PARAMETERS_MAX} parameters`);
  const conditions: Condition[] = [];
  let order: readonly OrderTerm[] = [];
  let limit: number | null = null;
  let offset = 0;
  for (const [key, value] of parameters) {
    if (key.includes('\0') || value.includes('\0')) throw unreadable('a parameter', 'it holds a NUL character');
    const [, not, join] = TREE.exec(key) ?? [];
    if (key === 'select' || key === 'columns') continue;
    if (key === 'order') order = parseOrder(value);
    else if (key === 'limit') limit = readCount(key, value);
    else if (key === 'offset') offset = readCount(key, value);
    else if (join === 'and' || join === 'or') conditions.push(parseTree(join, not !== undefined, value));
    else if (COLUMN.test(key) && key !== 'on_conflict') conditions.push(parseFilter(key, value));
    else throw unreadable('filter', key);
  }
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(range ?? '') ?? [];
  if (first !== undefined) offset += Number(first);
  if (first !== undefined && last !== undefined) {
    const rows = Number(last) - Number(first) + 1;
    if (rows < 1)
      throw unsatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
    limit = Math.min(limit ?? rows, rows);
  }
  if (offset > OFFSET_MAX)
    throw unsatisfiable(
      `An offset of ${offset} was requested, and the largest is ${OFFSET_MAX}.`,
      'Continue after the last row instead: order by a column and filter by its last value, as in order=created_at.desc,id.desc&created_at=lt.2026-01-31T12:00:00Z',
    );
  return {
    select: parseSelect(parameters.get('select') ?? '*'),
    conditions,
    order,
    limit,
    offset,
    columns: readNames(parameters.get('columns')),
  };
}

/**
 * Reads the `select` parameter: `id,cost:total_cost_usd,api_usage(total_cost_usd)`.
 * @throws RestProblem PGRST100 where it cannot be read, PGRST123 for aggregates
 */
export function parseSelect(text: string): readonly SelectItem[] {
  const reader = new Reader(text, '"select" parameter');
  const items = readItems(reader, 0);
  reader.end();
  return items;
}

function readItems(reader: Reader, depth: number): SelectItem[] {
  if (depth > EMBEDDING_DEPTH_MAX) throw reader.problem();
  const items: SelectItem[] = [];
  if (reader.rest === '' || reader.rest.startsWith(')')) return items;
  do items.push(readItem(reader, depth));
  while (reader.skip(','));
  return items;
}

function readItem(reader: Reader, depth: number): SelectItem {
  if (AGGREGATE.test(reader.rest.split(',')[0] ?? ''))
    throw new RestProblem(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  if (reader.skip('*')) return { kind: 'star' };
  const given = reader.take(ALIAS)?.[1];
  const name = reader.name();
  const alias = given ?? name;
  if (!reader.skip('(')) return { kind: 'column', column: name, alias };
  const items = readItems(reader, depth + 1);
  reader.expect(')');
  return { kind: 'embedding', relation: name, alias, items };
}

/**
 * Reads the `order` parameter: `created_at.desc.nullslast,id`.
 * @throws RestProblem PGRST100
 */
export function parseOrder(text: string): readonly OrderTerm[] {
  const reader = new Reader(text, '"order" parameter');
  const terms: OrderTerm[] = [];
  do {
    const column = reader.name();
    const words: string[] = [];
    for (let word = reader.take(ORDER_MODIFIER)?.[1]; word !== undefined; word = reader.take(ORDER_MODIFIER)?.[1])
      words.push(word);
    terms.push({
      column,
      descending: words.includes('desc'),
      nulls: words.includes('nullsfirst') ? 'first' : words.includes('nullslast') ? 'last' : null,
    });
  } while (reader.skip(','));
  reader.end();
  return terms;
}

/** The problem of a window without rows. */
export function unsatisfiable(details: string, hint?: string): RestProblem {
  return new RestProblem(416, 'PGRST103', 'Requested range not satisfiable', { details, hint });
}

function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw unreadable(`"${name}" parameter`, text, 'Give a whole number of rows.');
  return Number(text);
}

/** `"id","label"` or `id,label` → id | label */
function readNames(text: string | null): readonly string[] | null {
  if (text === null || text === '') return null;
  return text.split(',').map((name) => {
    const bare = name.trim().replace(/^"(.*)"$/, '$1');
    if (!COLUMN.test(bare)) throw unreadable('list of columns', text);
    return bare;
  });
}
