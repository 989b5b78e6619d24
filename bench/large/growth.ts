import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupDatabase } from '../../apps/server/src/database/backup/backup.ts';
import { restoreDatabase } from '../../apps/server/src/database/backup/restore.ts';
import { type Database, openPool, type Sql } from '../../apps/server/src/database/database.ts';
import { processorNs } from '../processor-time.ts';
import { printGrowth, readSizes } from '../relation-sizes.ts';
import { withLargeDatabase } from './database.ts';
import { median, processorUsSince } from '../statistics.ts';

const SPANS_DAYS = [2, 30, 100, 400];
const TRIES = 7;

/**
 * Prints what grows with the calls and the days of the log, on the generated rows of `npm run bench -- large`: bytes of each table and index, hours of usage, planning
 * of a statement over many days and the memory of its connection, and time and size of a backup and its restore.
 */
export async function growthByCalls(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-growth-'));
  const backup = join(folder, 'backup');
  try {
    await withLargeDatabase(async (database, { calls }, dataDir) => {
      printGrowth([], await readSizes(database.sql), calls);
      await printHours(database.sql);
      await printRelations(database.sql);
      for (const days of SPANS_DAYS) await printPlanning(database, days);
      await timed('backup', calls, () =>
        backupDatabase(database, { folder: backup, secretPath: join(dataDir, 'secret') }),
      );
      const bytes = readdirSync(backup).reduce((sum, name) => sum + statSync(join(backup, name)).size, 0);
      console.log(`  the backup takes ${(bytes / calls).toFixed(0)} B a call`);
      await timed('restore', calls, () =>
        restoreDatabase({
          folder: backup,
          replace: false,
          environment: { THEIA_DATA_DIR: join(folder, 'restored'), LOG_LEVEL: 'warn' },
          workingDirectory: folder,
        }),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(what: string, calls: number, work: () => Promise<unknown>): Promise<void> {
  const [begunMs, used] = [performance.now(), process.cpuUsage()];
  await work();
  const seconds = (performance.now() - begunMs) / 1_000;
  const us = processorUsSince(used);
  console.log(
    `  ${what} ${seconds.toFixed(1)} s, ${((seconds / calls) * 1e6).toFixed(1)} s a million calls, ${(us / calls).toFixed(1)} µs of our own processor time a call`,
  );
}

async function printHours(sql: Sql): Promise<void> {
  const [row] = await sql<{ rows: number; users: number; hours: number; bytes: string }[]>`
    select count(*)::int as rows, count(distinct h.user_id)::int as users, count(distinct h.hour)::int as hours, pg_total_relation_size('private.usage_hours')::text as bytes from private.usage_hours h`;
  const { rows, users, hours, bytes } = row!;
  console.log(
    `  usage_hours: ${rows} rows of ${users} users in ${hours} hours, ${(Number(bytes) / rows).toFixed(0)} B each with the index`,
  );
}

async function printRelations(sql: Sql): Promise<void> {
  const [row] = await sql<{ tables: number; indexes: number; bytes: string }[]>`
    select count(*) filter (where relkind in ('r', 'p'))::int as tables, count(*) filter (where relkind in ('i', 'I'))::int as indexes,
           (select sum(pg_total_relation_size(c.oid)) from pg_class c where c.relnamespace = 'pg_catalog'::regnamespace and c.relkind = 'r')::text as bytes
    from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  console.log(
    `  ${row!.tables} tables and ${row!.indexes} indexes with all partitions; the catalogue of PostgreSQL takes ${(Number(row!.bytes) / 1e6).toFixed(0)} MB`,
  );
}

async function printPlanning({ ownerUrl }: Database, days: number): Promise<void> {
  const sql = openPool(ownerUrl, { max: 1, name: 'theia-bench' });
  try {
    const [backend] = await sql<
      { pid: number; bytes: string }[]
    >`select pg_backend_pid() as pid, sum(total_bytes)::text as bytes from pg_backend_memory_contexts`;
    const end = '2100-01-01';
    const since = new Date(Date.now() - days * 86_400_000).toISOString();
    const planned = `explain (summary) select id, total_cost_usd from private.calls where created_at >= '${since}' and created_at < '${end}' order by created_at desc limit 25`;
    const times: number[] = [];
    const processorMs: number[] = [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const before = processorNs(backend!.pid);
      const plan = await sql.unsafe<{ 'QUERY PLAN': string }[]>(planned);
      processorMs.push((processorNs(backend!.pid) - before) / 1e6);
      const line = plan
        .map((row) => /Planning Time: ([\d.]+) ms/.exec(row['QUERY PLAN'])?.[1])
        .find((time) => time !== undefined);
      times.push(Number(line));
    }
    const [after] = await sql<
      { bytes: string }[]
    >`select sum(total_bytes)::text as bytes from pg_backend_memory_contexts`;
    console.log(
      `  planning over ${String(days).padStart(3)} days: first ${times[0]!.toFixed(1)} ms, then ${median(times.slice(1)).toFixed(1)} ms (median), ${median(processorMs.slice(1)).toFixed(1)} ms of processor time; the connection then holds ${((Number(after!.bytes) - Number(backend!.bytes)) / 1e6).toFixed(1)} MB more`,
    );
  } finally {
    await sql.end();
  }
}
