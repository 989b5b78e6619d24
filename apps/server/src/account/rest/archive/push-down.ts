import { integerLiteral, textLiteral } from '../../../call-archive/literals.ts';
import type { Comparison, Condition, Test } from '../grammar/filter.ts';
import { type ArchiveColumn, columnOfFilter, NotPushable } from './columns.ts';
import type { ReadValues } from './read-values.ts';

/** The comparison that holds where another does not, null aside. */
const OPPOSITES = { eq: 'neq', neq: 'eq', gt: 'lte', lte: 'gt', gte: 'lt', lt: 'gte' } as const;
type Ordered = keyof typeof OPPOSITES;
const OPERATORS: Readonly<Record<Ordered, string>> = { eq: '=', neq: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' };

const NEVER = '0';
/** What is true of every call. */
export const ALWAYS = '1';
/** More than any number of the log: what is beyond compares alike. */
const INT64_MAX = 2n ** 63n - 1n;
const THOUSANDTHS_MAX = 10n ** 17n;

/**
 * A condition in the language of the archive: 1 exactly where the condition is true, else 0. Never null, so it means the same in every
 * tree; where a value is null, neither a comparison nor its negation is true, as in SQL.
 * @throws NotPushable
 */
export function pushedDown(condition: Condition, values: ReadValues): string {
  return holds(condition, true, values);
}

/** Where a condition is true, or where it is false. */
function holds(condition: Condition, wanted: boolean, values: ReadValues): string {
  const aim = condition.negated ? !wanted : wanted;
  if (condition.kind === 'tree') return joined(condition.join, condition.conditions, aim, values);
  const { test, path } = condition;
  const name = path.column;
  if (test.kind === 'quantified') {
    const each = test.values.map((value): Condition => ({
      kind: 'test',
      path,
      negated: false,
      test: { kind: 'compare', by: test.by, value, language: null },
    }));
    return joined(test.quantifier === 'any' ? 'or' : 'and', each, aim, values);
  }
  return testHolds(columnOfFilter(path, values.userId), name, test, aim, values);
}

function joined(join: 'and' | 'or', conditions: readonly Condition[], aim: boolean, values: ReadValues): string {
  const everyOne = (join === 'and') === aim;
  if (conditions.length === 0) return everyOne ? ALWAYS : NEVER;
  return `(${conditions.map((condition) => holds(condition, aim, values)).join(everyOne ? ' and ' : ' or ')})`;
}

function testHolds(
  column: ArchiveColumn,
  name: string,
  test: Exclude<Test, { kind: 'quantified' }>,
  aim: boolean,
  values: ReadValues,
): string {
  switch (test.kind) {
    case 'is': {
      if (test.value !== 'null' && test.value !== 'not_null') throw new NotPushable(`The filter on ${name}`);
      const isNull = (test.value === 'null') === aim;
      if (column.nullable === null) return isNull ? NEVER : ALWAYS;
      return `${isNull ? 'isNull' : 'isNotNull'}(${column.nullable})`;
    }
    case 'in': {
      requireComparable(column, name);
      if (test.values.length === 0) return aim ? NEVER : ALWAYS;
      if (column.always !== null)
        return test.values.some((value) => values.get(column, value) === column.always) === aim ? ALWAYS : NEVER;
      const literals = test.values.flatMap((value) => exactLiteral(column, value, values) ?? []);
      if (literals.length === 0) return aim ? NEVER : known(column, ALWAYS);
      return known(column, `${column.compared} ${aim ? 'in' : 'not in'} (${literals.join(', ')})`);
    }
    case 'compare':
      return comparisonHolds(column, name, test.by, test.value, aim, values);
  }
}

function comparisonHolds(
  column: ArchiveColumn,
  name: string,
  by: Comparison,
  value: string,
  aim: boolean,
  values: ReadValues,
): string {
  if (by === 'like' || by === 'ilike') {
    const pattern = likeLiteral(value.replaceAll('*', '%'), by === 'ilike');
    if (pattern === null || !['text', 'uuid', 'integer'].includes(column.kind) || (by === 'ilike' && !values.bytewise))
      throw new NotPushable(`The pattern for ${name}`);
    const text = column.kind === 'text' ? column.compared : `toString(${column.compared})`;
    return known(column, `${by === 'ilike' ? `lower(${text})` : text} ${aim ? 'like' : 'not like'} ${pattern}`);
  }
  if (by === 'isdistinct') {
    requireComparable(column, name);
    const equal = compared(column, aim ? 'neq' : 'eq', value, values);
    if (column.nullable === null) return equal;
    return aim ? `(isNull(${column.nullable}) or ${equal})` : known(column, equal);
  }
  if (!Object.hasOwn(OPPOSITES, by)) throw new NotPushable(`The filter ${by} on ${name}`);
  const ordered = by as Ordered;
  requireComparable(column, name);
  if (column.kind === 'text' && ordered !== 'eq' && ordered !== 'neq' && !values.bytewise)
    throw new NotPushable(`The filter ${by} on ${name}`);
  return known(column, compared(column, aim ? ordered : OPPOSITES[ordered], value, values));
}

/** JSON has no equality in PostgreSQL. */
function requireComparable({ kind }: ArchiveColumn, name: string): void {
  if (kind === 'json') throw new NotPushable(`The filter on ${name}`);
}

/** A comparison of a value that is known not to be null. */
function known({ nullable }: ArchiveColumn, comparison: string): string {
  return nullable === null ? comparison : `(isNotNull(${nullable}) and ${comparison})`;
}

function compared(column: ArchiveColumn, by: Ordered, value: string, values: ReadValues): string {
  if (column.always !== null) return comparesTo(column.always, by, values.get(column, value)) ? ALWAYS : NEVER;
  if (by === 'eq' || by === 'neq') {
    const literal = exactLiteral(column, value, values);
    if (literal === null) return by === 'eq' ? NEVER : ALWAYS;
    return `${column.compared} ${OPERATORS[by]} ${literal}`;
  }
  // A value between two thousandths: what is at least the value is at least the upper one.
  const isAbove = column.kind === 'thousandths' && (by === 'gte' || by === 'lt');
  const read = isAbove ? values.above(column, value) : values.get(column, value);
  return `${column.compared} ${OPERATORS[by]} ${literalOf(column, read)}`;
}

function comparesTo(always: string, by: Ordered, read: string): boolean {
  const order = always < read ? -1 : Number(always > read);
  return { eq: order === 0, neq: order !== 0, gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[by];
}

/** The literal that equals a value; null when no value of the column does. */
function exactLiteral(column: ArchiveColumn, value: string, values: ReadValues): string | null {
  const read = values.get(column, value);
  if (column.kind === 'thousandths' && read !== values.above(column, value)) return null;
  return literalOf(column, read);
}

function literalOf({ kind }: ArchiveColumn, read: string): string {
  if (kind === 'text' || kind === 'uuid') return textLiteral(read);
  if (kind === 'thousandths') {
    const whole = numberOf(read, THOUSANDTHS_MAX);
    const digits = String(whole < 0n ? -whole : whole).padStart(4, '0');
    return `toDecimal64('${whole < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}', 3)`;
  }
  return `toInt64(${integerLiteral(numberOf(read, INT64_MAX))})`;
}

/** A whole number within ±`max`. PostgreSQL's `NaN` is greater than every number. */
export function numberOf(read: string, max: bigint = INT64_MAX): bigint {
  if (read === 'Infinity' || read === 'NaN') return max;
  if (read === '-Infinity') return -max;
  const number = BigInt(read);
  if (number > max) return max;
  return number < -max ? -max : number;
}

/**
 * A pattern of PostgreSQL's `like` as a literal for that of the archive: both know `%`, `_` and a backslash before what is meant literally, but the
 * archive takes a backslash before any other character as itself. Null for a pattern that ends with a backslash, which PostgreSQL refuses.
 */
function likeLiteral(pattern: string, lowerCase: boolean): string | null {
  const pieces: string[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at]!;
    if (char !== '\\') {
      pieces.push(char);
      continue;
    }
    at += 1;
    const meant = pattern[at];
    if (meant === undefined) return null;
    pieces.push(meant === '%' || meant === '_' || meant === '\\' ? `\\${meant}` : meant);
  }
  const made = pieces.join('');
  return textLiteral(lowerCase ? made.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : made);
}
