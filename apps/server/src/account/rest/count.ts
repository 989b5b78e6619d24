import type { Transaction } from '../../database/database.ts';
import type { Preferences } from './prefer.ts';
import type { Parameters } from './statement/parameters.ts';

/** Up to so many rows an estimated count is exact. */
export const EXACT_COUNT_MAX = 10_000;

/** The rows of a query: ` from … where …` and its parameters. */
export interface Counted {
  readonly from: string;
  readonly parameters: Parameters;
}

/** The number of rows in a part of a query's rows. */
export interface PartCount {
  /** Exact up to `EXACT_COUNT_MAX`; one more than that stands for any larger number where an estimate is enough. */
  readonly rows: number;
  /** The number, or what is expected of it. */
  readonly expected: number;
}

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number };
}

/** Counts rows; for an estimate of many rows it asks the planner. */
export async function countPart(
  transaction: Transaction,
  { from, parameters }: Counted,
  wanted: Preferences['count'],
): Promise<PartCount> {
  const few = wanted === 'exact' ? '' : ` limit ${EXACT_COUNT_MAX + 1}`;
  const [counted] = await transaction.unsafe<{ rows: string }[]>(
    `select count(*)::text as rows from (select 1${from}${few}) as counted`,
    parameters.values,
  );
  const rows = Number(counted!.rows);
  if (wanted === 'exact' || rows <= EXACT_COUNT_MAX) return { rows, expected: rows };
  const [explained] = await transaction.unsafe<{ 'QUERY PLAN': readonly Plan[] }[]>(
    `explain (format json) select 1${from}`,
    parameters.values,
  );
  return { rows, expected: explained!['QUERY PLAN'][0]!.Plan['Plan Rows'] };
}

/**
 * The number of rows in all parts. An estimated count is exact up to 10,000 rows. Above that it is what is expected, rounded to two digits: the
 * planner knows how frequent values are among the rows of all users, and shall not tell it precisely.
 * @param atLeast rows that are known to exist
 */
export function totalOf(parts: readonly PartCount[], wanted: 'exact' | 'estimated', atLeast: number): number {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  if (wanted === 'exact' || rows <= EXACT_COUNT_MAX) return rows;
  const expected = parts.reduce((sum, part) => sum + part.expected, 0);
  return Math.max(rows, atLeast, Number(expected.toPrecision(2)));
}
