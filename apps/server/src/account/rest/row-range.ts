import { RestProblem } from './rest-problem.ts';
import type { RowChoice } from './grammar/query.ts';

type Window = Pick<RowChoice, 'limit' | 'offset'>;

/** Rows before the first one are read and thrown away, so their number is limited. */
export const OFFSET_MAX = 10_000;

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
