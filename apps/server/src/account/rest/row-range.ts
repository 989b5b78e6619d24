import { RestProblem } from './rest-problem.ts';
import type { RowChoice } from './grammar/query.ts';

type Window = Pick<RowChoice, 'limit' | 'offset'>;

/**
 * The rows asked for by the query string, within those of a `Range: 0-9` header.
 * @throws RestProblem PGRST103 (416) when the header's end is before its start
 */
export function readWindow(query: Window, header: string | null): Window {
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
