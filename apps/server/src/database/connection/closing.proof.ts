import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { openPool, type Sql } from '../database.ts';

const SECONDS = 20;
const POOLS = 3;
const WRITERS = 4;
const LARGE = 'x'.repeat(1_000_000);

const { database } = await testDatabase();
const { sql } = database;

/** What is done again and again on connections that are killed meanwhile. */
const WORKS: readonly ((pool: Sql) => Promise<unknown>)[] = [
  (pool) => pool`insert into public.written (text) values (${LARGE})`,
  (pool) => pool.begin((transaction) => transaction`insert into public.written (text) values (${LARGE})`),
  (pool) =>
    pool.begin(async (transaction) => {
      const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const killed = sql`select pg_terminate_backend(${row!.pid})`;
      await Promise.all([transaction`insert into public.written (text) values (${LARGE})`, killed]);
      await transaction`select 1`;
    }),
  (pool) =>
    pool.begin(async (transaction) => {
      await Promise.all([transaction`select 1`, transaction`select pg_sleep(0.01)`, transaction`select ${LARGE}`]);
    }),
  (pool) =>
    pool.begin(async (transaction) => {
      const rows = await transaction.unsafe('copy (select text from public.written limit 20) to stdout').readable();
      for await (const _ of rows) await sleep(1);
    }),
  (pool) =>
    pool.begin(async (transaction) => {
      const into = await transaction.unsafe('copy public.written (text) from stdin').writable();
      await new Promise<void>((resolve, reject) => {
        into.on('error', reject).on('finish', resolve);
        into.write(`${LARGE}\n`);
        setTimeout(() => into.end(`${LARGE}\n`), 5);
      });
    }),
];

it(`no process ends while backends are killed at random under ${POOLS * WRITERS * WORKS.length} writers for ${SECONDS} s, and every pool works afterwards`, async () => {
  await sql`create unlogged table public.written (text text not null)`;
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on('uncaughtException', note).on('unhandledRejection', note);
  const pools = Array.from({ length: POOLS }, (_, number) =>
    openPool(database.ownerUrl, { max: 4, name: `theia-killed-${number}` }),
  );
  let heard = 0;
  for (const pool of pools) await pool.listen('killed', () => void (heard += 1));
  const state = { isOver: false };
  const done = { written: 0, failed: 0, killed: 0 };
  const writing = pools.flatMap((pool) =>
    WORKS.flatMap((work) =>
      Array.from({ length: WRITERS }, async () => {
        while (!state.isOver)
          await work(pool).then(
            () => (done.written += 1),
            () => (done.failed += 1),
          );
      }),
    ),
  );
  const killing = (async () => {
    while (!state.isOver) {
      await sleep(randomInt(1, 40));
      const killed = await sql`
        select pg_terminate_backend(pid) from (select pid from pg_stat_activity where application_name like 'theia-killed-%' order by random() limit 2) chosen`;
      done.killed += killed.count;
      await sql`truncate public.written`.catch(() => {});
    }
  })();
  await sleep(SECONDS * 1_000);
  state.isOver = true;
  await Promise.all([...writing, killing]);
  heard = 0;
  for (const pool of pools) {
    const [row] = await pool<{ one: number }[]>`select 1 as one`;
    assert.equal(row?.one, 1);
  }
  await until(async () => {
    await sql`select pg_notify('killed', '')`;
    return heard >= POOLS;
  }, 'every pool that hears again');
  await Promise.all(pools.map((pool) => pool.end({ timeout: 5 })));
  process.off('uncaughtException', note).off('unhandledRejection', note);
  assert.deepEqual(uncaught, []);
  assert.ok(done.killed > 50 && done.written > 50 && done.failed > 50, JSON.stringify(done));
});
