import type { ClickHouseServer } from '../config/clickhouse-url.ts';
import { type ArchiveLink, connectArchive } from './connect.ts';

/** Database `no such database`, and table `no such table`. */
const MISSING_CODES: ReadonlySet<number | null> = new Set([60, 81]);

const TABLES = [
  // Times are microseconds since 1970 and ids are text, so that both sort as in PostgreSQL.
  `create table if not exists calls (
    day Date, created_at_us Int64, id String, user_id UUID, api_key_id Nullable(UUID), request_id String, method String, path String, response_status UInt16,
    request_type Nullable(String), report_tier Nullable(String), processing_time_ms Decimal64(3), request_payload Nullable(String), response_crc32 Nullable(UInt32),
    error_message Nullable(String), google_geo Nullable(String), paid_by Nullable(String), unit_price_usd Nullable(Decimal64(4)), total_cost_usd Nullable(Decimal64(4)),
    version UInt64
  ) engine = ReplacingMergeTree(version) partition by day order by (user_id, created_at_us, id)`,
  `create table if not exists call_answers (
    day Date, first_at_us Int64, id String, user_id UUID, call_ids Array(String), ends Array(UInt32), dictionary UInt32, frame String, version UInt64
  ) engine = ReplacingMergeTree(version) partition by day order by (user_id, first_at_us, id)`,
  // Which installation the calls belong to.
  `create table if not exists installation (id String) engine = MergeTree order by id`,
] as const;

/** Makes what is missing of the database and its tables. Safe to repeat. @throws ArchiveError */
export async function createTables(server: ClickHouseServer, link: ArchiveLink): Promise<void> {
  try {
    await link.select('select id from installation limit 1');
    return;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // Every user may name this one, also one who may use a single database.
  const outside = await connectArchive(server, { database: 'system' });
  try {
    await outside.run(`create database if not exists ${server.database}`);
  } finally {
    await outside.close();
  }
  for (const table of TABLES) await link.run(table);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MISSING_CODES.has(error.code as number | null);
