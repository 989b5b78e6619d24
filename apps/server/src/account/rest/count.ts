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

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number };
}

/**
 * Counts the rows of a query; null when no count is asked for. An estimated count is exact up to 10,000 rows. Above that it is what the planner
 * expects, rounded to two digits: the planner knows how frequent values are among the rows of all users, and shall not tell it precisely.
 * @param atLeast rows that are known to exist
 */
export async function countRows(
  transaction: Transaction,
  { from, parameters }: Counted,
  wanted: Preferences['count'],
  atLeast: number,
): Promise<number | null> {
  if (wanted === null) return null;
  const few = wanted === 'exact' ? '' : ` limit ${EXACT_COUNT_MAX + 1}`;
  const [counted] = await transaction.unsafe<{ rows: string }[]>(
    `select count(*)::text as rows from (select 1${from}${few}) as counted`,
    parameters.values,
  );
  const rows = Number(counted!.rows);
  if (wanted === 'exact' || rows <= EXACT_COUNT_MAX) return rows;
  const [explained] = await transaction.unsafe<{ 'QUERY PLAN': readonly Plan[] }[]>(
    `explain (format json) select 1${from}`,
    parameters.values,
  );
  return Math.max(rows, atLeast, Number(explained!['QUERY PLAN'][0]!.Plan['Plan Rows'].toPrecision(2)));
}
