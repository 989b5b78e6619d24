import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import type { Database, Sql } from '../apps/server/src/database/database.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { answerBytes, type MeteredCall } from '../apps/server/src/metering/metered-call.ts';
import { meteredCall } from '../apps/server/src/testing/metered-call.ts';
import { openMeteringPool } from '../apps/server/src/metering/metering-pool.ts';
import { settleBatch } from '../apps/server/src/metering/settle-batch.ts';
import { type Customer, customer } from '../apps/server/src/testing/customer.ts';
import { births } from './births.ts';
import { processorNs } from './processor-time.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CALLS_A_ROUND = 2_048;
const WARM_UP_CALLS = 1_024;
const CUSTOMERS = 16;
const ANSWER = Buffer.from(JSON.stringify({ product: 'natal', filler: 'x'.repeat(6 * 1024) }));

/** What a call costs. Processor times in microseconds. */
type Price = Awaited<ReturnType<typeof measure>>;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * Prints what booking a call costs, durably, as one row. WAL of the whole server; processor time of this process
 * (with the checksum of an answer of 6 KB) and of the PostgreSQL processes that book.
 */
export async function bookingPrice(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-bench-'));
  const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }, folder);
  const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
  const pool = openMeteringPool(database.ownerUrl);
  try {
    const prepaid = { plan: null, balanceUsd: '1000000' } as const;
    const one = [await customer(database, prepaid)];
    const many = await Promise.all(Array.from({ length: CUSTOMERS }, () => customer(database, prepaid)));
    const onPlan = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => customer(database, { plan: 'professional' })),
    );
    console.log(`  medians of ${ROUNDS} rounds of ${CALLS_A_ROUND} calls:`);
    for (const [title, customers] of [
      ['one wallet', one],
      [`${CUSTOMERS} wallets`, many],
      [`${CUSTOMERS} plans`, onPlan],
    ] as const)
      for (const batchCalls of [16, 64])
        await print(`${title}, ${batchCalls} a batch`, customers, batchCalls, pool, database);
  } finally {
    await pool.end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function print(
  title: string,
  customers: readonly Customer[],
  batchCalls: number,
  pool: Sql,
  database: Database,
): Promise<void> {
  await book(pool, batchesFrom(customers, WARM_UP_CALLS, batchCalls));
  const prices: Price[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    prices.push(await measure(pool, batchesFrom(customers, CALLS_A_ROUND, batchCalls), database));
  const middle = (part: keyof Price) => median(prices.map((price) => price[part]));
  console.log(
    `    ${title.padEnd(24)} WAL ${middle('walBytes').toFixed(0).padStart(6)} B   PostgreSQL ${middle('backend').toFixed(1).padStart(6)} µs   here ${middle('client').toFixed(1).padStart(6)} µs   a call`,
  );
}

async function book(pool: Sql, batches: readonly (readonly MeteredCall[])[]): Promise<void> {
  for (const calls of batches) {
    const settlements = await settleBatch(pool, calls, false);
    if (settlements.some(({ refusal }) => refusal !== null)) throw new Error('a call was refused');
  }
}

async function measure(pool: Sql, batches: readonly (readonly MeteredCall[])[], database: Database) {
  const pids = await database.sql<
    { pid: number }[]
  >`select pid from pg_stat_activity where application_name = 'theia-metering'`;
  const backendNs = () => pids.reduce((sum, { pid }) => sum + processorNs(pid), 0);
  const [wal, backend, client] = [await walPosition(database.sql), backendNs(), process.cpuUsage()];
  await book(pool, batches);
  const used = process.cpuUsage(client);
  const spent = backendNs() - backend;
  return {
    walBytes: ((await walPosition(database.sql)) - wal) / CALLS_A_ROUND,
    backend: spent / 1_000 / CALLS_A_ROUND,
    client: (used.user + used.system) / CALLS_A_ROUND,
  };
}

async function walPosition(sql: Sql): Promise<number> {
  const [row] = await sql<
    { bytes: string }[]
  >`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes`;
  return Number(row!.bytes);
}

function batchesFrom(customers: readonly Customer[], calls: number, batchCalls: number): MeteredCall[][] {
  const requests = births(200);
  return Array.from({ length: calls / batchCalls }, (_, batch) =>
    Array.from({ length: batchCalls }, (__, index): MeteredCall => {
      const place = batch * batchCalls + index;
      return meteredCall(customers[place % customers.length]!, {
        charge: { kind: 'metered', priceTier: 'natal', minimumPlan: 'starter', natalSystem: 'western' },
        processingMs: (place % 3_000) / 1_000,
        requestPayload: requests[place % requests.length]!,
        responsePayload: answerBytes(ANSWER),
      });
    }),
  );
}
