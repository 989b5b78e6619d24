import type { Transaction } from '../../../database/database.ts';
import type { Comparison, Condition } from '../grammar/filter.ts';
import { Parameters } from '../statement/parameters.ts';
import { type ArchiveColumn, columnOfFilter } from './columns.ts';

/** What PostgreSQL made of the values of filters, and whether it compares texts byte by byte. */
export interface ReadValues {
  /** A value as the column's type reads it: a UUID in small letters, a whole number (an instant in microseconds, thousandths), `Infinity`. */
  get(column: ArchiveColumn, value: string): string;
  /** The part of thousandths below a whole number is cut off by `get`: this is the whole number above. */
  above(column: ArchiveColumn, value: string): string;
  readonly bytewise: boolean;
  /** The caller, whose rows all rows are. */
  readonly userId: string;
}

const PATTERNS = new Set<Comparison>(['like', 'ilike']);

/**
 * Has PostgreSQL read the values of all filters that the archive can answer, so that they mean the same there.
 * @throws the error that the statement itself would end with, for a value that its type cannot read
 */
export async function readValues(
  transaction: Transaction,
  userId: string,
  conditions: readonly Condition[],
): Promise<ReadValues> {
  const parameters = new Parameters();
  const places = new Map<string, number>();
  const expressions: string[] = [];
  for (const { column, value } of conditions.flatMap((condition) => valuesOf(condition, userId))) {
    const key = keyOf(column, value);
    if (column.kind === 'text' || column.kind === 'json' || places.has(key)) continue;
    places.set(key, expressions.length);
    expressions.push(...expressionsFor(column, `${parameters.add(value)}::${column.type}`));
  }
  const [row] = await transaction.unsafe<{ values: string[]; bytewise: boolean }[]>(
    `select array[${expressions.join(', ')}]::text[] as values, (
       select coalesce(to_jsonb(d) ->> 'datlocprovider', 'c') = 'c' and d.datcollate in ('C', 'POSIX') and d.datctype in ('C', 'POSIX')
       from pg_catalog.pg_database d where d.datname = current_database()) as bytewise`,
    parameters.values,
  );
  const { values, bytewise } = row!;
  const at = (column: ArchiveColumn, value: string, offset: number): string => {
    const place = places.get(keyOf(column, value));
    return place === undefined ? value : values[place + offset]!;
  };
  return {
    get: (column, value) => at(column, value, 0),
    above: (column, value) => at(column, value, 1),
    bytewise,
    userId,
  };
}

function keyOf({ type }: ArchiveColumn, value: string): string {
  return `${type} ${value}`;
}

function expressionsFor({ kind }: ArchiveColumn, typed: string): readonly string[] {
  if (kind === 'instant') return [`trunc(extract(epoch from ${typed}) * 1000000)::text`];
  if (kind === 'thousandths') return [`floor(${typed} * 1000)::text`, `ceil(${typed} * 1000)::text`];
  return [`(${typed})::text`];
}

interface TypedValue {
  readonly column: ArchiveColumn;
  readonly value: string;
}

function valuesOf(condition: Condition, userId: string): readonly TypedValue[] {
  if (condition.kind === 'tree') return condition.conditions.flatMap((inner) => valuesOf(inner, userId));
  const { test, path } = condition;
  if (test.kind === 'is') return [];
  if (test.kind !== 'in' && PATTERNS.has(test.by)) return [];
  const column = columnOfFilter(path, userId);
  return (test.kind === 'compare' ? [test.value] : test.values).map((value) => ({ column, value }));
}
