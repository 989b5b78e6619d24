import { RestProblem } from './rest-problem.ts';
import type { RowChoice } from './grammar/query.ts';
import type { Transaction } from '../../database/database.ts';
import type { Preferences } from './prefer.ts';
import type { Parameters } from './statement/parameters.ts';

type Window = Pick<RowChoice, 'limit' | 'offset'>;

/** Rows before the first one are read and thrown away, so their number is limited. */
const OFFSET_MAX = 10_000;

/**
 * The rows asked for by the query string, within those of a `Range: 0-9` header.
 * @throws RestProblem PGRST103 (416) when the header's end is before its start, or the first row is too far behind
 */
export function readWindow(query: Window, header: string | null): Window {
  const window = withinRange(query, header);
  checkOffset(window.offset);
  return window;
}

/** @throws RestProblem PGRST103 (416) for an offset above `OFFSET_MAX` */
export function checkOffset(offset: number): void {
  if (offset > OFFSET_MAX)
    throw new RestProblem({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: `An offset of ${offset} was requested, and the largest is ${OFFSET_MAX}.`,
      hint: 'Continue after the last row instead: order by a column and filter by its last value, as in order=created_at.desc,id.desc&created_at=lt.2026-01-31T12:00:00Z',
    });
}

function withinRange(query: Window, header: string | null): Window {
  const range = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(header ?? '');
  if (range === null) return query;
  const from = Number(range[1]);
  const rows = range[2] === undefined ? null : Number(range[2]) - from + 1;
  if (rows !== null && rows < 1)
    throw unsatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
  return { offset: query.offset + from, limit: rows === null ? query.limit : Math.min(query.limit ?? rows, rows) };
}

/**
 * `0-24/3573`, `*\/0`, `0-24/*`. `total`: null when it was not requested.
 * @throws RestProblem PGRST103 (416) when the first requested row is after the last one
 */
export function contentRange(offset: number, count: number, total: number | null): string {
  if (total !== null && offset > 0 && offset >= total)
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  return `${count === 0 ? '*' : `${offset}-${offset + count - 1}`}/${total ?? '*'}`;
}

function unsatisfiable(details: string): RestProblem {
  return new RestProblem({ status: 416, code: 'PGRST103', message: 'Requested range not satisfiable', details });
}

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
