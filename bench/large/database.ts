import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../apps/server/src/config/config.ts';
import type { Database, Sql } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { generateCalls, type GeneratedRows } from './generate.ts';

const ROWS = Number(process.env.THEIA_BENCH_ROWS ?? 200_000);
const OTHER_ROWS = Number(process.env.THEIA_BENCH_OTHER_ROWS ?? ROWS);
const DAYS = Number(process.env.THEIA_BENCH_DAYS ?? 400);
const ANSWERS_SHARE = Number(process.env.THEIA_BENCH_ANSWERS ?? 0);

/**
 * Opens a database with generated calls: `THEIA_BENCH_ROWS` (200,000) of one user, `THEIA_BENCH_OTHER_ROWS` (as many) of fifty others, over
 * `THEIA_BENCH_DAYS` (400, as long as the log keeps them), with the answers of a share of them, `THEIA_BENCH_ANSWERS` (0).
 * `THEIA_BENCH_FOLDER` keeps the database in that folder for the next run.
 */
export async function withLargeDatabase<Result>(
  work: (database: Database, rows: GeneratedRows, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const kept = process.env.THEIA_BENCH_FOLDER;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'theia-bench-'));
  const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, folder);
  const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
  try {
    const rows =
      (await generatedCalls(database.sql)) ??
      (await generateCalls(database, { rows: ROWS, others: OTHER_ROWS, days: DAYS, answersShare: ANSWERS_SHARE }));
    console.log(`  ${rows.ownCalls} charged calls of one user, ${rows.calls} in all, over ${rows.days} days`);
    return await work(database, rows, config.dataDir);
  } finally {
    await database.close();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows that an earlier run has generated; null if there are none. */
export async function generatedCalls(sql: Sql): Promise<GeneratedRows | null> {
  const users = await sql<
    { user_id: string; calls: string }[]
  >`select user_id, sum(calls)::text as calls from private.usage_hours group by 1 order by sum(calls) desc`;
  const [days] = await sql<
    { days: number }[]
  >`select count(*)::int as days from private.partitioned_days('private.calls') d where d.day <= current_date`;
  if (users[0] === undefined) return null;
  return {
    userId: users[0].user_id,
    ownCalls: Number(users[0].calls),
    calls: users.reduce((sum, { calls }) => sum + Number(calls), 0),
    days: days!.days,
  };
}
