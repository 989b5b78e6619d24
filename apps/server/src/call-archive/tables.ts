import type { ClickHouseServer } from '../config/connection-string.ts';
import { ArchiveError, type ArchiveLink, connectArchive } from './connect.ts';

const NO_TABLE = 60;
const NO_DATABASE = 81;

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
  const missing = await link.select('select id from installation limit 1').then(
    () => null,
    (error: unknown) => {
      if (error instanceof ArchiveError && (error.code === NO_TABLE || error.code === NO_DATABASE)) return error.code;
      throw error;
    },
  );
  if (missing === null) return;
  if (missing === NO_DATABASE) await createDatabase(server);
  for (const table of TABLES) await link.run(table);
}

async function createDatabase(server: ClickHouseServer): Promise<void> {
  const outside = await connectArchive(server, { database: 'default' });
  try {
    await outside.run(`create database if not exists ${server.database}`);
  } finally {
    await outside.close();
  }
}
