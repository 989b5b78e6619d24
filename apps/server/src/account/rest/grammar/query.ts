import { type FieldPath, Reader, readFieldPath } from './reader.ts';
import { RestProblem, unreadable } from '../rest-problem.ts';
import { type Condition, parseFilter, parseTree } from './filter.ts';
import { parseSelect, type SelectItem } from './select.ts';

export interface OrderTerm {
  readonly path: FieldPath;
  readonly descending: boolean;
  /** Null: PostgreSQL's default, last when ascending, first when descending. */
  readonly nulls: 'first' | 'last' | null;
}

const MODIFIER = /\.(asc|desc|nullsfirst|nullslast)/y;

/**
 * Reads the `order` parameter: `created_at.desc.nullslast,id`.
 * @throws RestProblem PGRST100
 */
export function parseOrder(text: string): readonly OrderTerm[] {
  const reader = new Reader(text, '"order" parameter');
  const terms: OrderTerm[] = [];
  do {
    const path = readFieldPath(reader);
    let descending = false;
    let nulls: OrderTerm['nulls'] = null;
    for (let word = reader.take(MODIFIER)?.[1]; word !== undefined; word = reader.take(MODIFIER)?.[1]) {
      if (word === 'nullsfirst') nulls = 'first';
      else if (word === 'nullslast') nulls = 'last';
      else descending = word === 'desc';
    }
    terms.push({ path, descending, nulls });
  } while (reader.skip(','));
  reader.end();
  return terms;
}

/** Selects and orders the rows of one relation. `offset` and `limit` are numbers of rows. */
export interface RowChoice {
  conditions: Condition[];
  order: readonly OrderTerm[];
  limit: number | null;
  offset: number;
}

export interface TableQuery extends RowChoice {
  readonly select: readonly SelectItem[];
  /** The row choices of embedded relations, by the path of their names: `api_usage`, `api_usage.credit_ledger`. */
  readonly embedded: ReadonlyMap<string, RowChoice>;
  /** Columns an insert writes. Other fields of its rows are ignored. */
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
}

const PARAMETERS_MAX = 200;
const TREE = /^(?:(.*)\.)?(not\.)?(and|or)$/;
const SETTING = /^(?:(.*)\.)?(order|limit|offset)$/;
const FILTER = /^(?:((?:[A-Za-z_][A-Za-z0-9_]*\.)*[A-Za-z_][A-Za-z0-9_]*)\.)?([A-Za-z_][A-Za-z0-9_]*(?:->.*)?)$/s;

/**
 * Reads the whole query string of a table request.
 * @throws RestProblem PGRST100 when something cannot be read
 */
export function parseQuery(parameters: URLSearchParams): TableQuery {
  if (parameters.size > PARAMETERS_MAX)
    throw new RestProblem({ status: 400, code: 'PGRST100', message: `More than ${PARAMETERS_MAX} parameters` });
  const own: RowChoice = emptyChoice();
  const embedded = new Map<string, RowChoice>();
  const choiceAt = (path: string | undefined): RowChoice => {
    if (path === undefined || path === '') return own;
    const known = embedded.get(path) ?? emptyChoice();
    embedded.set(path, known);
    return known;
  };
  for (const [key, value] of parameters) {
    if (key.includes('\0') || value.includes('\0')) throw unreadable('a parameter', 'it holds a NUL character');
    if (key === 'select' || key === 'columns' || key === 'on_conflict') continue;
    const tree = TREE.exec(key);
    const setting = SETTING.exec(key);
    if (tree !== null)
      choiceAt(tree[1]).conditions.push(parseTree(tree[3] as 'and' | 'or', tree[2] !== undefined, value));
    else if (setting !== null) applySetting(choiceAt(setting[1]), setting[2]!, value);
    else {
      const filter = FILTER.exec(key);
      if (filter === null) throw unreadable('filter', key);
      choiceAt(filter[1]).conditions.push(parseFilter(filter[2]!, value));
    }
  }
  return {
    ...own,
    select: parseSelect(parameters.get('select') ?? '*'),
    embedded,
    columns: readNames(parameters.get('columns')),
    onConflict: readNames(parameters.get('on_conflict')),
  };
}

function emptyChoice(): RowChoice {
  return { conditions: [], order: [], limit: null, offset: 0 };
}

function applySetting(choice: RowChoice, name: string, value: string): void {
  if (name === 'order') choice.order = parseOrder(value);
  else if (name === 'limit') choice.limit = readCount(name, value);
  else choice.offset = readCount(name, value);
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
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(bare)) throw unreadable('list of columns', text);
    return bare;
  });
}
