import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '../../testing/database.ts';
import { startRelay } from '../../testing/relay.ts';
import { until } from '../../testing/until.ts';
import type { Sql } from '../database.ts';
import { openConnections } from './open-connections.ts';

const VERIFY_MS = 200;
const { database } = await testDatabase();
const direct = new URL(database.ownerUrl);
const relay = await startRelay({ host: direct.hostname, port: Number(direct.port) });
const url = new URL(database.ownerUrl);
[url.hostname, url.port] = ['127.0.0.1', String(relay.port)];
const pools: Sql[] = [];
after(async () => {
  await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
  await relay.close();
});

function open(name: string, { max = 1, holdsLocks = false } = {}): Sql {
  const pool = openConnections(url.href, {
    max,
    idleTimeoutSeconds: 0,
    settings: { application_name: name },
    patience: { verifyMs: VERIFY_MS, destroyMs: null },
    holdsLocks,
  });
  pools.push(pool);
  return pool;
}

async function processOf(pool: Sql): Promise<number> {
  const [row] = await pool<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row!.pid;
}

describe('connections that go silent while new ones work', () => {
  it('fail the statement that notices it; the idle ones of all pools are given up with it, except those that hold locks', async () => {
    const [noticing, idle, locking] = [
      open('theia-noticing'),
      open('theia-idle'),
      open('theia-locking', { holdsLocks: true }),
    ];
    const before = await Promise.all([noticing, idle, locking].map(processOf));
    relay.silenceOld();
    await assert.rejects(noticing`select 1`, { code: 'ETIMEDOUT' });
    const [first, second] = await Promise.all([noticing, idle].map(processOf));
    assert.ok(first !== before[0] && second !== before[1]);
    await assert.rejects(locking`select 1`, { code: 'ETIMEDOUT' });
    assert.notEqual(await processOf(locking), before[2]);
  });

  it('are found by a question to the idle ones', async () => {
    const pool = open('theia-asked');
    await pool.ask();
    await processOf(pool);
    await pool.ask();
    relay.silenceOld();
    await assert.rejects(pool.ask(), { code: 'ETIMEDOUT' });
    await pool`select 1`;
    await pool.ask();
  });

  it('are found where nothing is asked, and channels are heard again', async () => {
    const pool = open('theia-hearing');
    let begun = 0;
    let heard = 0;
    await pool.listen(
      'silence',
      () => void (heard += 1),
      () => void (begun += 1),
    );
    relay.silenceOld();
    await until(() => begun === 2, 'listening again');
    await database.sql`select pg_notify('silence', '')`;
    await until(() => heard === 1, 'a notification');
  });

  it('end a transaction, and with the pool everything ends', async () => {
    const pool = open('theia-transaction');
    await assert.rejects(
      pool.begin(async (transaction) => {
        await transaction`select 1`;
        relay.silenceOld();
        await transaction`select 2`;
      }),
      { code: 'ETIMEDOUT' },
    );
    const lost = assert.rejects(pool.begin((transaction) => transaction`select pg_sleep(60)`));
    await until(
      async () => (await database.sql`select from pg_stat_activity where query like '%pg_sleep(60)'`).length > 0,
    );
    await pool.end({ timeout: 0 });
    await lost;
  });
});

describe('a server that works', () => {
  it('has the time that a slow statement needs', async () => {
    const pool = open('theia-slow');
    const [row] = await pool<{ done: string }[]>`select 'done' as done from pg_sleep(${(VERIFY_MS * 6) / 1_000})`;
    assert.equal(row?.done, 'done');
  });

  it('has the time that a reader of many rows takes', async () => {
    const pool = open('theia-many');
    let bytes = 0;
    await pool.begin(async (transaction) => {
      const rows = await transaction
        .unsafe(`copy (select repeat('x', 1000) from generate_series(1, 20000)) to stdout`)
        .readable();
      for await (const piece of rows) {
        if (bytes === 0) await sleep(VERIFY_MS * 6);
        bytes += (piece as Buffer).length;
      }
    });
    assert.equal(bytes, 20_000 * 1_001);
  });

  it('has the time in which rows are prepared that it copies', async () => {
    const pool = open('theia-copied');
    const rows = await pool.begin(async (transaction) => {
      await transaction`create temporary table copied (n integer) on commit drop`;
      const into = await transaction.unsafe('copy copied from stdin').writable();
      into.write('1\n');
      await sleep(VERIFY_MS * 6);
      await new Promise((resolve, reject) => {
        into.on('error', reject).on('finish', resolve).end('2\n');
      });
      return transaction<{ n: number }[]>`select n from copied order by n`;
    });
    assert.deepEqual([...rows], [{ n: 1 }, { n: 2 }]);
  });
});
