import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../apps/server/src/config/config.ts';
import type { Database, Sql } from '../apps/server/src/database/database.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { type Customer, customer } from '../apps/server/src/testing/customer.ts';
import type { Booked, BookingPlan } from './booker.ts';
import { startPair } from './faults/pair.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const WALLETS = [1, 100, 2_000];
const PROCESSES = [1, 3];
/** Callers in all, divided among the processes. */
const CALLERS = [48, 768];
/** What is added to each commit, as a slower disk or the way to a standby does. */
const COMMIT_DELAYS_MS = [0, 5, 20];
const COUNTED = ['public.user_credits', 'private.wallet_months', 'private.usage_hours'];
const run = promisify(execFile);

/**
 * Prints how many calls can be booked a second: of one wallet, whose row every batch locks until it is durable, and of many, by one process and by three,
 * with the commit of this disk, with a slower one (`commit_delay`, which waits before each flush of the log and holds the locks meanwhile), and with a synchronous standby
 * on the same disk. And what that leaves behind: transactions, and rows that vacuum has to remove.
 */
export async function walletLimits(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-bench-'));
  console.log(
    `  ${SECONDS} s each; calls a second, calls a batch, a batch until it is durable, wait of a caller (median, p99), processor time of the bookers a call`,
  );
  try {
    await withDatabase({ THEIA_DATA_DIR: join(folder, 'data') }, folder, async (database, wallets) => {
      await database.sql`alter system set commit_siblings = 0`;
      for (const delayMs of COMMIT_DELAYS_MS) {
        await database.sql.unsafe(`alter system set commit_delay = ${delayMs * 1_000}`);
        await database.sql`select pg_reload_conf()`;
        await measureAll(database, wallets, delayMs === 0 ? 'commits as they are' : `commits ${delayMs} ms longer`);
      }
    });
    const pair = await startPair({ fsync: true });
    try {
      const environment = { THEIA_DATA_DIR: join(folder, 'paired'), DATABASE_URL: pair.primaryUrl };
      await withDatabase(environment, folder, (database, wallets) =>
        measureAll(database, wallets, 'with a synchronous standby on the same disk'),
      );
    } finally {
      await pair.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Wallet = Pick<Customer, 'userId' | 'keyId'>;

async function withDatabase(
  environment: NodeJS.ProcessEnv,
  folder: string,
  work: (database: Database, wallets: readonly Wallet[]) => Promise<void>,
): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...environment }, folder);
  const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
  try {
    const rich = { plan: null, balanceUsd: '1000000' } as const;
    const wallets: Wallet[] = [];
    while (wallets.length < Math.max(...WALLETS)) {
      const { userId, keyId } = await customer(database, rich);
      wallets.push({ userId, keyId });
    }
    await work(database, wallets);
  } finally {
    await database.close();
  }
}

async function measureAll(database: Database, all: readonly Wallet[], title: string): Promise<void> {
  console.log(`    ${title}; one takes ${await commitMs(database.sql)} ms`);
  for (const wallets of WALLETS)
    for (const processes of PROCESSES)
      for (const callers of CALLERS) await measure(database, { processes, callers, customers: all.slice(0, wallets) });
}

async function measure(
  database: Database,
  {
    processes,
    callers,
    customers,
  }: { readonly processes: number; readonly callers: number } & Pick<BookingPlan, 'customers'>,
): Promise<void> {
  const plan: BookingPlan = {
    databaseUrl: database.ownerUrl,
    customers,
    callers: callers / processes,
    seconds: SECONDS,
  };
  const before = await readCounters(database.sql);
  const booked = await Promise.all(
    Array.from({ length: processes }, async () => {
      const booker = run(process.execPath, [join(import.meta.dirname, 'booker.ts')]);
      booker.child.stdin!.end(JSON.stringify(plan));
      const { stdout } = await booker;
      return JSON.parse(stdout) as Booked;
    }),
  );
  const after = await readCounters(database.sql);
  const sum = (part: keyof Booked) => booked.reduce((total, one) => total + one[part], 0);
  const mean = (part: keyof Booked) => sum(part) / processes;
  const calls = sum('calls');
  const tables = after.tables.map(({ name, updated, hot }, index) => {
    const updates = updated - before.tables[index]!.updated;
    const share = (hot - before.tables[index]!.hot) / updates;
    return `${name.split('.')[1]} ${(updates / calls).toFixed(3)} (${(100 * share).toFixed(0)} % HOT)`;
  });
  console.log(
    `      ${`${customers.length} wallets`.padEnd(12)} ${processes} × ${String(plan.callers).padStart(3)} callers ${(calls / SECONDS).toFixed(0).padStart(6)}/s  ${(calls / sum('batches')).toFixed(0).padStart(4)} a batch ${mean('batchP50Ms').toFixed(1).padStart(6)} ms   ` +
      `wait ${mean('waitP50Ms').toFixed(1)}, ${Math.max(...booked.map(({ waitP99Ms }) => waitP99Ms)).toFixed(1)} ms   here ${(sum('processorUs') / calls).toFixed(0)} µs   ` +
      `a call: ${((after.xid - before.xid) / calls).toFixed(3)} transactions, rows updated: ${tables.join(', ')}${sum('troubles') > 0 ? `   TROUBLES ${sum('troubles')}` : ''}`,
  );
}

async function readCounters(sql: Sql) {
  const [row] = await sql<{ xid: string }[]>`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`;
  const tables = await sql<{ name: string; updated: string; hot: string }[]>`
    select s.schemaname || '.' || s.relname as name, s.n_tup_upd::text as updated, s.n_tup_hot_upd::text as hot
    from pg_stat_user_tables s where s.schemaname || '.' || s.relname = any(${COUNTED}) order by 1`;
  return {
    xid: Number(row!.xid),
    tables: tables.map(({ name, updated, hot }) => ({ name, updated: Number(updated), hot: Number(hot) })),
  };
}

/** Median of commits one after the other. */
async function commitMs(sql: Sql): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const begunMs = performance.now();
    await sql`select pg_logical_emit_message(true, 'bench', 'commit')`;
    times.push(performance.now() - begunMs);
  }
  return times.toSorted((a, b) => a - b)[10]!.toFixed(1);
}
