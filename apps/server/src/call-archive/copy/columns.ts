/** A table of the archive, whose partitions are days. */
export type ArchiveTable = 'calls' | 'call_answers';

interface Column {
  readonly name: string;
  /** The value as tab-separated text that ClickHouse reads. */
  readonly sql: string;
}

/** Where a table's rows come from, and how its columns are read there. */
export interface CopiedTable {
  readonly name: ArchiveTable;
  /** Its table in PostgreSQL, and the column by which that is partitioned. */
  readonly source: 'public.translator_logs' | 'private.call_answers';
  readonly time: 'created_at' | 'first_at';
  /** Column of the archive with that time in microseconds. */
  readonly timeUs: 'created_at_us' | 'first_at_us';
  readonly columns: readonly Column[];
  /** All tables that are read for it. */
  readonly reads: readonly string[];
  /** What belongs to a row, within the same bounds of time: the partitions are chosen by them. */
  readonly joined: (from: string, to: string) => string;
  /** Whether the last column is bytes, which PostgreSQL writes as hex digits. */
  readonly endsInBytes: boolean;
}

const dayOf = (time: string): Column => ({ name: 'day', sql: `to_char(${time} at time zone 'utc', 'YYYY-MM-DD')` });
const microseconds = (name: string, time: string): Column => ({
  name,
  sql: `(extract(epoch from ${time}) * 1000000)::bigint`,
});
/** Of two rows of one call the archive keeps the one that was copied last. */
const version: Column = { name: 'version', sql: '(extract(epoch from now()) * 1000000)::bigint' };
const same = (alias: string, ...names: string[]): Column[] => names.map((name) => ({ name, sql: `${alias}.${name}` }));
const asList = (sql: string, quote: string): string =>
  `'[${quote}' || array_to_string(${sql}, '${quote},${quote}') || '${quote}]'`;

export const CALLS: CopiedTable = {
  name: 'calls',
  source: 'public.translator_logs',
  time: 'created_at',
  timeUs: 'created_at_us',
  reads: ['public.translator_logs', 'public.api_usage'],
  columns: [
    dayOf('t.created_at'),
    microseconds('created_at_us', 't.created_at'),
    ...same('t', 'id', 'user_id', 'api_key_id', 'request_id', 'method', 'path', 'response_status', 'request_type'),
    ...same('t', 'report_tier', 'processing_time_ms', 'request_payload', 'response_crc32', 'error_message'),
    ...same('t', 'google_geo'),
    ...same('u', 'paid_by', 'unit_price_usd', 'total_cost_usd'),
    version,
  ],
  joined: (from, to) =>
    `left join public.api_usage u on u.translator_log_id = t.id and u.created_at = t.created_at and u.created_at >= '${from}' and u.created_at < '${to}'`,
  endsInBytes: false,
};

export const ANSWERS: CopiedTable = {
  name: 'call_answers',
  source: 'private.call_answers',
  time: 'first_at',
  timeUs: 'first_at_us',
  reads: ['private.call_answers'],
  columns: [
    dayOf('t.first_at'),
    microseconds('first_at_us', 't.first_at'),
    ...same('t', 'id', 'user_id'),
    { name: 'call_ids', sql: asList('t.call_ids', "''") },
    { name: 'ends', sql: asList('t.ends', '') },
    ...same('t', 'dictionary'),
    version,
    ...same('t', 'frame'),
  ],
  joined: () => '',
  endsInBytes: true,
};

export const TABLES = [CALLS, ANSWERS] as const;
