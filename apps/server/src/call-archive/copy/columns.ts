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
  readonly source: 'private.calls' | 'private.call_answers';
  readonly time: 'created_at' | 'first_at';
  /** Column of the archive with that time in microseconds. */
  readonly timeUs: 'created_at_us' | 'first_at_us';
  readonly columns: readonly Column[];
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
const same = (...names: string[]): Column[] => names.map((name) => ({ name, sql: `t.${name}` }));
const asList = (sql: string, quote: string): string =>
  `'[${quote}' || array_to_string(${sql}, '${quote},${quote}') || '${quote}]'`;

export const CALLS: CopiedTable = {
  name: 'calls',
  source: 'private.calls',
  time: 'created_at',
  timeUs: 'created_at_us',
  columns: [
    dayOf('t.created_at'),
    microseconds('created_at_us', 't.created_at'),
    ...same('id', 'user_id', 'api_key_id', 'request_id', 'method', 'path', 'response_status', 'request_type'),
    ...same('report_tier', 'processing_time_ms', 'request_payload', 'response_crc32', 'error_message'),
    ...same('google_geo', 'paid_by', 'unit_price_usd', 'total_cost_usd'),
    version,
  ],
  endsInBytes: false,
};

export const ANSWERS: CopiedTable = {
  name: 'call_answers',
  source: 'private.call_answers',
  time: 'first_at',
  timeUs: 'first_at_us',
  columns: [
    dayOf('t.first_at'),
    microseconds('first_at_us', 't.first_at'),
    ...same('id', 'user_id'),
    { name: 'call_ids', sql: asList('t.call_ids', "''") },
    { name: 'ends', sql: asList('t.ends', '') },
    ...same('dictionary'),
    version,
    ...same('frame'),
  ],
  endsInBytes: true,
};

export const TABLES = [CALLS, ANSWERS] as const;
