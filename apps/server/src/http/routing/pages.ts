import { Problem } from '@theia-astro/endpoints/problem';
import type { Call } from '../call/call.ts';
import { queryInput } from '../input/read-input.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  /** The id of the last row, if there are more. */
  readonly next_cursor: string | null;
}

interface List<Row> {
  /** What a cursor names, for the message. */
  readonly of: string;
  /** The form of its ids. Default: a prefix and a ULID. */
  readonly ids?: RegExp;
  /** Whether a list has an entry with this id. */
  readonly has: (id: string) => Promise<boolean>;
  readonly read: (limit: number, after: string | null) => Promise<readonly Row[]>;
}

const PAGE = { name: 'limit', min: 1, max: 100, byDefault: 20 } as const;
const ID = /^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The page of a list that `limit` and `cursor` of the query ask for. @throws Problem 400 invalid_range, invalid_cursor */
export async function readPage<Row extends { readonly id: string }>(
  { request }: Call,
  { of, ids = ID, has, read }: List<Row>,
): Promise<Page<Row>> {
  const { limit, cursor } = queryInput(request.query, new Set());
  const rows = wholeNumber(limit, PAGE);
  if (cursor !== undefined && !(ids.test(cursor) && (await has(cursor))))
    throw new Problem({
      code: 'invalid_cursor',
      field: 'cursor',
      message: `cursor names no ${of}.`,
      hint: 'Begin again without cursor.',
    });
  return cutPage(await read(rows + 1, cursor ?? null), rows);
}

/** A page of so many rows, of one more that were read. */
export function cutPage<Row extends { readonly id: string }>(found: readonly Row[], rowsMax: number): Page<Row> {
  const rows = found.slice(0, rowsMax);
  return { rows, next_cursor: found.length > rowsMax ? (rows.at(-1)?.id ?? null) : null };
}

/** A whole number of the query. @throws Problem 400 invalid_range */
export function wholeNumber(
  text: string | undefined,
  {
    name,
    min,
    max,
    byDefault,
  }: { readonly name: string; readonly min: number; readonly max: number; readonly byDefault: number },
): number {
  if (text === undefined) return byDefault;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Problem({
    code: 'invalid_range',
    field: name,
    message: `${name} must be a whole number from ${min} to ${max}.`,
  });
}
