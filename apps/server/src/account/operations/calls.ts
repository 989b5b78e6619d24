import { CallArchiveUnavailable } from '../../call-archive/read/ask.ts';
import type { MovedCalls, MovedRow, OpenMovedCalls } from '../../call-archive/read/moved-calls.ts';
import { readMovedUntil } from '../../call-archive/read/open-reader.ts';
import { isoOf } from '../../call-archive/read/times.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import type { CallFilter, callOperations, CallRow } from '../../rules/operations/calls.ts';
import { archiveChoice, type CallPlace, indexedConditions, otherConditions } from './call-filter.ts';
import type { HandlersOf, OperationCall } from './operation.ts';
import { readWithin } from './read-within.ts';
import { createReadQueue } from './read-queue.ts';

type Operations = Pick<typeof callOperations, 'calls' | 'call'>;

const DAY_MS = 86_400_000;
/** The days of the first reads. Planning a statement over hundreds of days takes longer than reading the newest ones. */
const RECENT_DAYS = [2, 30] as const;
/** Searches at a time. */
const READS_AT_ONCE = 4;
const LIMIT = { timeout: '10s', tooLong: 'The search took too long. Choose a shorter time and try again.' };
const ONE_INSTANT = 'isolation level repeatable read read only';

/** In the order of `movedCall`. */
const ARCHIVE_COLUMNS = [
  'id',
  'toString(created_at_us)',
  'toString(response_status)',
  'request_type',
  'report_tier',
  'toString(processing_time_ms)',
  'request_id',
  'method',
  'path',
  'error_message',
  'toString(api_key_id)',
  'paid_by',
  'toString(unit_price_usd)',
  'toString(total_cost_usd)',
] as const;

/** The call log of the user: the table, and the archive of its older days. `movedCalls` null: nothing has moved. */
export function callHandlers(movedCalls: OpenMovedCalls | null): HandlersOf<Operations> {
  const inTurn = createReadQueue(READS_AT_ONCE);
  return {
    calls: async (call) => {
      const { after = null, limit, ...filter } = call.input;
      const { movedUntil, rows } = await inTurn(call.user.userId, () => readTable(call, filter, after, limit));
      const isComplete =
        movedUntil === null ||
        rows.length === limit ||
        (filter.from != null && Date.parse(filter.from) >= Date.parse(movedUntil));
      const older = await readMoved(movedCalls, isComplete ? null : movedUntil, async (moved, border) => {
        const choice = archiveChoice(call.user.userId, filter, after);
        const page = await moved.page(choice, limit - rows.length, ARCHIVE_COLUMNS);
        if (page.rows.length !== page.keys.length)
          throw new CallArchiveUnavailable(border, new Error('calls were deleted while they were read'));
        return page.rows.map(movedCall).toSorted(byNewest);
      });
      return {
        calls: [...rows, ...older.rows],
        unread_before: older.unreadBefore,
      };
    },
    call: async (call) => {
      const { sql, user, input } = call;
      const id = input.id.toLowerCase();
      const [row] = await sql<(CallRow & Payloads)[]>`
        select ${columns(sql)}, l.request_payload, l.google_geo from private.calls l
        where l.user_id = ${user.userId} and l.id = ${id} ${daysOf(sql, id)} limit 1`;
      const movedUntil = row === undefined && movedCalls !== null ? await readMovedUntil(sql) : null;
      const older = await readMoved(movedCalls, movedUntil, async (moved) => {
        const anytime = { userId: user.userId, span: { fromUs: null, untilUs: null }, conditions: [] };
        const keys = await moved.keysOf(anytime, [id]);
        const found = await moved.rows(user.userId, keys, [...ARCHIVE_COLUMNS, 'request_payload', 'google_geo']);
        return found.map((values) => ({ ...movedCall(values), ...payloadsOf(values) }));
      });
      const found = row ?? older.rows[0];
      return {
        call: found === undefined ? null : { ...found, key_label: await keyLabel(call, found.api_key_id) },
        unread_before: older.unreadBefore,
      };
    },
  };
}

interface Payloads {
  readonly request_payload: unknown;
  readonly google_geo: unknown;
}

const columns = (sql: Sql | Transaction) => sql`
  l.id, to_char(l.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at, l.response_status, l.request_type, l.report_tier,
  l.processing_time_ms::float8, l.request_id, l.method, l.path, l.error_message, l.api_key_id,
  case when l.paid_by is not null then
    json_build_object('total_cost_usd', l.total_cost_usd, 'unit_price_usd', l.unit_price_usd, 'paid_by', l.paid_by) end as api_usage`;

/** The calls of a filter that have not moved, newest first, and the border of the archive, as of one instant. */
async function readTable(
  { sql, user }: OperationCall,
  filter: CallFilter,
  after: CallPlace | null,
  limit: number,
): Promise<{ readonly movedUntil: string | null; readonly rows: readonly CallRow[] }> {
  const ends = [filter.until, after?.created_at].flatMap((end) => (end == null ? [] : [Date.parse(end)]));
  const endMs = Math.min(Date.now(), ...ends);
  const [recent, month] = RECENT_DAYS.map((days) => new Date(endMs - days * DAY_MS).toISOString());
  const spans = [
    { from: recent, until: undefined },
    { from: month, until: recent },
    { from: undefined, until: month },
  ];
  return readWithin(sql, ONE_INSTANT, LIMIT, async (transaction) => {
    const movedUntil = await readMovedUntil(transaction);
    const rows: CallRow[] = [];
    for (const { from, until } of spans) {
      if (rows.length === limit) break;
      const starts = [filter.from, movedUntil, from].flatMap((start) => (start == null ? [] : [start]));
      if (until !== undefined && starts.some((start) => Date.parse(start) >= Date.parse(until))) break;
      rows.push(
        ...(await transaction<CallRow[]>`
            select ${columns(transaction)} from private.calls l
            where ${indexedConditions(transaction, user.userId, filter)} and ${otherConditions(transaction, filter)}
              ${[transaction``, ...starts.map((start) => transaction`and l.created_at >= ${start}::timestamptz`)]}
              ${[until, filter.until].map((end) => (end == null ? transaction`` : transaction`and l.created_at < ${end}::timestamptz`))}
              ${after === null ? transaction`` : transaction`and l.created_at <= ${after.created_at}::timestamptz and (l.created_at, l.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`}
            order by l.created_at desc, l.id desc limit ${limit - rows.length}`),
      );
    }
    return { movedUntil, rows };
  });
}

/** A UUID of version 7 starts with the time, so only the days around it are read. */
function daysOf(sql: Sql, id: string) {
  if (id[14] !== '7') return sql``;
  const ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const at = (time: number) => new Date(time).toISOString();
  return sql`and l.created_at >= ${at(ms - DAY_MS)}::timestamptz and l.created_at < ${at(ms + DAY_MS)}::timestamptz`;
}

/** Calls of the archive, if there is one and it is needed; none, and its border, while it is unavailable. */
async function readMoved<Row>(
  movedCalls: OpenMovedCalls | null,
  movedUntil: string | null,
  read: (moved: MovedCalls, movedUntil: string) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly unreadBefore: string | null }> {
  if (movedUntil === null || movedCalls === null) return { rows: [], unreadBefore: null };
  try {
    return { rows: await read(movedCalls(movedUntil), movedUntil), unreadBefore: null };
  } catch (error) {
    if (!(error instanceof CallArchiveUnavailable)) throw error;
    return { rows: [], unreadBefore: movedUntil };
  }
}

function movedCall(values: MovedRow): CallRow {
  const [id, createdAtUs, status, type, tier, ms, requestId, method, path, error, keyId, paidBy, price, cost] = values;
  return {
    id: id ?? '',
    created_at: isoOf(BigInt(createdAtUs ?? 0)),
    response_status: Number(status),
    request_type: type ?? null,
    report_tier: tier ?? null,
    processing_time_ms: Number(ms),
    request_id: requestId ?? '',
    method: method ?? '',
    path: path ?? '',
    error_message: error ?? null,
    api_key_id: keyId ?? null,
    api_usage: paidBy == null ? null : { total_cost_usd: Number(cost), unit_price_usd: Number(price), paid_by: paidBy },
  };
}

function payloadsOf(values: MovedRow): Payloads {
  const [request = null, geo = null] = values.slice(ARCHIVE_COLUMNS.length);
  const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  return { request_payload: parse(request), google_geo: parse(geo) };
}

function byNewest(a: CallRow, b: CallRow): number {
  return a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1;
}

async function keyLabel({ sql, user }: OperationCall, keyId: string | null): Promise<string | null> {
  if (keyId === null) return null;
  const [key] = await sql<{ label: string }[]>`
    select label from private.api_keys where id = ${keyId} and user_id = ${user.userId}`;
  return key?.label ?? null;
}
