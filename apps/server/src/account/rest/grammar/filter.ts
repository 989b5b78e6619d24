import { type FieldPath, Reader, readFieldPath } from './reader.ts';
import { unreadable } from '../rest-problem.ts';

export type Comparison =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'isdistinct'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'
  | 'fts'
  | 'plfts'
  | 'phfts'
  | 'wfts';
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Test =
  | { readonly kind: 'compare'; readonly by: Comparison; readonly value: string; readonly language: string | null }
  | {
      readonly kind: 'quantified';
      readonly by: Comparison;
      readonly quantifier: 'any' | 'all';
      readonly values: readonly string[];
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: IsValue };

export type Condition =
  | { readonly kind: 'test'; readonly path: FieldPath; readonly negated: boolean; readonly test: Test }
  | {
      readonly kind: 'tree';
      readonly join: 'and' | 'or';
      readonly negated: boolean;
      readonly conditions: readonly Condition[];
    };

const COMPARISONS = new Set<string>([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
] satisfies Comparison[]);
const QUANTIFIABLE = new Set<string>(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] satisfies Comparison[]);
const FULL_TEXT = new Set<string>(['fts', 'plfts', 'phfts', 'wfts'] satisfies Comparison[]);
const IS_VALUES = new Set<string>(['null', 'not_null', 'true', 'false', 'unknown'] satisfies IsValue[]);
const OPERATOR = /(not\.)?([a-z]+)(?:\((?:(any|all)|([a-z_]+))\))?\./y;
const CONDITIONS_MAX = 200;
const DEPTH_MAX = 10;

/**
 * Reads one filter of a query string: `created_at=gte.2026-01-01`, `id=in.(1,2)`, `label=not.like.*a*`.
 * @param key the parameter's name without the path of an embedding
 * @throws RestProblem PGRST100
 */
export function parseFilter(key: string, value: string): Condition {
  const keyReader = new Reader(key, 'filter');
  const path = readFieldPath(keyReader);
  keyReader.end();
  const reader = new Reader(value, `filter of ${key}`);
  const { negated, operator, quantifier, language } = readOperator(reader);
  return { kind: 'test', path, negated, test: buildTest(operator, quantifier, language, reader.rest, reader) };
}

/**
 * Reads a tree of conditions: the value of `and=(…)`, `or=(…)`, `not.or=(…)`.
 * @throws RestProblem PGRST100
 */
export function parseTree(join: 'and' | 'or', negated: boolean, value: string): Condition {
  const reader = new Reader(value, 'logic tree');
  const budget = { left: CONDITIONS_MAX };
  const conditions = readGroup(reader, 0, budget);
  reader.end();
  return { kind: 'tree', join, negated, conditions };
}

const BRANCH = /(not\.)?(and|or)(?=\()/y;

function readGroup(reader: Reader, depth: number, budget: { left: number }): Condition[] {
  if (depth > DEPTH_MAX) throw reader.problem();
  reader.expect('(');
  const conditions: Condition[] = [];
  do {
    budget.left -= 1;
    if (budget.left < 0) throw reader.problem();
    const branch = reader.take(BRANCH);
    if (branch !== null)
      conditions.push({
        kind: 'tree',
        join: branch[2] as 'and' | 'or',
        negated: branch[1] !== undefined,
        conditions: readGroup(reader, depth + 1, budget),
      });
    else conditions.push(readLeaf(reader));
  } while (reader.skip(','));
  reader.expect(')');
  return conditions;
}

function readLeaf(reader: Reader): Condition {
  const path = readFieldPath(reader);
  reader.expect('.');
  const { negated, operator, quantifier, language } = readOperator(reader);
  const list =
    operator === 'in' ? reader.take(/\([^()"]*(?:"(?:[^"\\]|\\.)*"[^()"]*)*\)/y)?.[0] : reader.take(/\{[^{}]*\}/y)?.[0];
  const value = list ?? readValue(reader);
  return { kind: 'test', path, negated, test: buildTest(operator, quantifier, language, value, reader) };
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/y;
const BARE = /[^,()"]*/y;

/** A value inside a list or a tree, quoted if it contains commas or brackets. */
function readValue(reader: Reader): string {
  const quoted = reader.take(QUOTED);
  if (quoted !== null) return quoted[1]!.replaceAll(/\\(.)/g, '$1');
  return reader.take(BARE)![0];
}

interface Operator {
  readonly negated: boolean;
  readonly operator: string;
  readonly quantifier: 'any' | 'all' | null;
  readonly language: string | null;
}

function readOperator(reader: Reader): Operator {
  const found = reader.take(OPERATOR);
  if (found === null) throw reader.problem();
  return {
    negated: found[1] !== undefined,
    operator: found[2]!,
    quantifier: (found[3] as 'any' | 'all' | undefined) ?? null,
    language: found[4] ?? null,
  };
}

function buildTest(
  operator: string,
  quantifier: 'any' | 'all' | null,
  language: string | null,
  value: string,
  reader: Reader,
): Test {
  if (language !== null && !FULL_TEXT.has(operator)) throw reader.problem();
  if (operator === 'in' && quantifier === null) return { kind: 'in', values: readList(value, '(', ')') };
  if (operator === 'is' && quantifier === null) {
    const word = value.toLowerCase();
    if (!IS_VALUES.has(word)) throw unreadable('"is" filter', value, 'Use null, not_null, true, false or unknown.');
    return { kind: 'is', value: word as IsValue };
  }
  if (!COMPARISONS.has(operator))
    throw unreadable(
      'filter operator',
      operator,
      'See https://postgrest.org/en/stable/references/api/tables_views.html#operators',
    );
  const by = operator as Comparison;
  if (quantifier === null) return { kind: 'compare', by, value, language };
  if (!QUANTIFIABLE.has(operator)) throw reader.problem();
  return { kind: 'quantified', by, quantifier, values: readList(value, '{', '}') };
}

/** `(a,"b,c")` → a | b,c */
function readList(text: string, open: string, close: string): string[] {
  if (!text.startsWith(open) || !text.endsWith(close)) throw unreadable('list', text, `Write ${open}a,b${close}.`);
  const inside = text.slice(1, -1);
  if (inside === '') return [];
  const reader = new Reader(inside, 'list');
  const values: string[] = [];
  do values.push(readListValue(reader));
  while (reader.skip(','));
  reader.end();
  return values;
}

function readListValue(reader: Reader): string {
  const quoted = reader.take(QUOTED);
  if (quoted !== null) return quoted[1]!.replaceAll(/\\(.)/g, '$1');
  return reader.take(/[^,"]*/y)![0];
}
