import { unreadable } from '../rest-problem.ts';
import { Reader } from './reader.ts';

/** The supported operators, and their SQL. */
export const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;
export type Comparison = keyof typeof OPERATORS;

/** The supported values of `is`, and their SQL. */
export const IS_VALUES = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
} as const;

export type Test =
  | { readonly by: Comparison; readonly value: string }
  | { readonly by: 'in'; readonly values: readonly string[] }
  | { readonly by: 'is'; readonly value: keyof typeof IS_VALUES };

export type Condition =
  | { readonly kind: 'test'; readonly column: string; readonly negated: boolean; readonly test: Test }
  | {
      readonly kind: 'tree';
      readonly join: 'and' | 'or';
      readonly negated: boolean;
      readonly conditions: readonly Condition[];
    };

const OPERATOR = /(not\.)?([a-z]+)\./y;
const BRANCH = /(not\.)?(and|or)(?=\()/y;
const LIST = /\([^()"]*(?:"(?:[^"\\]|\\.)*"[^()"]*)*\)/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"/y;
const CONDITIONS_MAX = 200;
const DEPTH_MAX = 10;

/**
 * Reads one filter of a query string: `created_at=gte.2026-01-01`, `id=in.(1,2)`, `label=not.like.*a*`.
 * @throws RestProblem PGRST100
 */
export function parseFilter(column: string, value: string): Condition {
  const reader = new Reader(value, `filter of ${column}`);
  const { negated, operator } = readOperator(reader);
  return { kind: 'test', column, negated, test: buildTest(operator, reader.rest) };
}

/**
 * Reads a tree of conditions: the value of `and=(…)`, `or=(…)`, `not.or=(…)`.
 * @throws RestProblem PGRST100
 */
export function parseTree(join: 'and' | 'or', negated: boolean, value: string): Condition {
  const reader = new Reader(value, 'logic tree');
  const conditions = readGroup(reader, 0, { left: CONDITIONS_MAX });
  reader.end();
  return { kind: 'tree', join, negated, conditions };
}

function readGroup(reader: Reader, depth: number, budget: { left: number }): Condition[] {
  if (depth > DEPTH_MAX) throw reader.problem();
  reader.expect('(');
  const conditions: Condition[] = [];
  do {
    budget.left -= 1;
    if (budget.left < 0) throw reader.problem();
    const [, not, join] = reader.take(BRANCH) ?? [];
    conditions.push(
      join === 'and' || join === 'or'
        ? { kind: 'tree', join, negated: not !== undefined, conditions: readGroup(reader, depth + 1, budget) }
        : readLeaf(reader),
    );
  } while (reader.skip(','));
  reader.expect(')');
  return conditions;
}

function readLeaf(reader: Reader): Condition {
  const column = reader.name();
  reader.expect('.');
  const { negated, operator } = readOperator(reader);
  const list = operator === 'in' ? reader.take(LIST)?.[0] : undefined;
  return { kind: 'test', column, negated, test: buildTest(operator, list ?? readValue(reader, /[^,()"]*/y)) };
}

/** A value inside a list or a tree, quoted if it contains commas or brackets. */
function readValue(reader: Reader, bare: RegExp): string {
  const quoted = reader.take(QUOTED)?.[1];
  return quoted === undefined ? (reader.take(bare)?.[0] ?? '') : quoted.replaceAll(/\\(.)/g, '$1');
}

function readOperator(reader: Reader): { readonly negated: boolean; readonly operator: string } {
  const [, not, operator] = reader.take(OPERATOR) ?? [];
  if (operator === undefined) throw reader.problem();
  return { negated: not !== undefined, operator };
}

function buildTest(operator: string, value: string): Test {
  if (operator === 'in') return { by: 'in', values: readList(value) };
  if (operator === 'is') {
    const word = value.toLowerCase();
    if (!isKeyOf(IS_VALUES, word))
      throw unreadable('"is" filter', value, 'Use null, not_null, true, false or unknown.');
    return { by: 'is', value: word };
  }
  if (!isKeyOf(OPERATORS, operator))
    throw unreadable('filter operator', operator, `Use ${Object.keys(OPERATORS).join(', ')}, in or is.`);
  return { by: operator, value };
}

function isKeyOf<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key);
}

/** `(a,"b,c")` → a | b,c */
function readList(text: string): string[] {
  if (!text.startsWith('(') || !text.endsWith(')')) throw unreadable('list', text, 'Write (a,b).');
  const inside = text.slice(1, -1);
  if (inside === '') return [];
  const reader = new Reader(inside, 'list');
  const values: string[] = [];
  do values.push(readValue(reader, /[^,"]*/y));
  while (reader.skip(','));
  reader.end();
  return values;
}
