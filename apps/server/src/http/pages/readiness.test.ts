import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, describe, it } from 'node:test';
import { pino } from 'pino';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

const base = await testDatabase();
const logged: string[] = [];
const log = pino(
  { level: 'warn' },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  }),
);
const { call, natal } = await testProduct(base, { log });
const who = await customer(base.database, { plan: null, balanceUsd: '100', ratePerSecond: 100_000 });
const { sql } = base.database;

const ready = async () => {
  const answer = await call('/ready');
  const { checks } = (await answer.json()) as { checks: Readonly<Record<string, boolean>> };
  return { status: answer.status, checks };
};
const isReady = async () => (await ready()).status === 200;
const postmaster = () =>
  Number(readFileSync(join(base.config.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
/** The server and all its processes: signals do not reach them together. */
const signalPostgres = (signal: NodeJS.Signals) => {
  const pid = postmaster();
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(each, signal);
};

/** Every answered call is charged once, and every charge was answered. */
async function assertBooks(answered: readonly string[]): Promise<void> {
  const charged = async () =>
    (
      await sql<{ request_id: string }[]>`
        select request_id from private.calls where user_id = ${who.userId} and paid_by is not null`
    ).map((row) => row.request_id);
  await until(async () => (await charged()).length === answered.length, 'the reversal of what was not answered');
  assert.deepEqual((await charged()).toSorted(), answered.toSorted());
  const books = await readBooks(base.database, who.userId);
  assert.deepEqual([books.balance, books.broken], [books.ledger, 0]);
}

const answered: string[] = [];
const ask = async () => {
  const answer = await natal(who.apiKey);
  if (answer.status === 200) answered.push(answer.headers.get('x-request-id')!);
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
};

describe('/ready', () => {
  it('says no while the database is frozen, callers get 503, and both recover without a charge for what was refused', async () => {
    assert.equal((await ask()).status, 200);
    assert.equal(await isReady(), true);
    signalPostgres('SIGSTOP');
    try {
      const [{ status, checks }, ...calls] = await Promise.all([ready(), ask(), ask(), ask()]);
      // The readiness of a moment ago may still be remembered.
      if (status === 200) await until(async () => !(await isReady()), 'a /ready that says no');
      else assert.deepEqual([checks['booking'], checks['database'], checks['serving']], [false, false, true]);
      assert.deepEqual(
        calls.map((each) => [each.status, each.body.code]),
        calls.map(() => [503, 'unavailable']),
      );
    } finally {
      signalPostgres('SIGCONT');
    }
    await until(isReady, 'a /ready that says yes');
    await until(async () => (await ask()).status === 200, 'an answer');
    await assertBooks(answered);
  });

  // A file system of its own needs root.
  if (process.getuid?.() === 0)
    it('says no while the disk is full, callers get 503 and the log says why, and both recover by themselves', async () => {
      const disk = mkdtempSync(join(tmpdir(), 'theia-small-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m,mode=777', 'tmpfs', disk]);
      after(() => {
        execFileSync('umount', ['-l', disk]);
        rmSync(disk, { recursive: true, force: true });
      });
      mkdirSync(join(disk, 'tables'));
      execFileSync('chown', ['-R', '--reference', join(base.config.dataDir, 'postgres/data'), join(disk, 'tables')]);
      await sql.unsafe(`create tablespace small location '${join(disk, 'tables')}'`);
      const partitions = await sql<{ name: string }[]>`
        select inhrelid::regclass::text as name from pg_inherits where inhparent = 'private.calls'::regclass`;
      const moveTo = async (place: string): Promise<void> => {
        for (const { name } of partitions) await sql.unsafe(`alter table ${name} set tablespace ${place}`);
      };
      await moveTo('small');
      await until(isReady, 'a /ready that says yes');
      assert.equal((await ask()).status, 200);

      logged.length = 0;
      const filler = join(disk, 'filler');
      execFileSync('sh', ['-c', `cat /dev/zero > ${filler} 2>/dev/null || true`]);
      await until(async () => !(await isReady()), 'a /ready that says no');
      assert.deepEqual((await ready()).checks, {
        database: true,
        migrations: true,
        ephemeris: true,
        booking: false,
        serving: true,
      });
      // What is left of the last page takes some calls.
      await until(async () => {
        const { status, body } = await ask();
        if (status === 200) return false;
        assert.deepEqual([status, body.code], [503, 'unavailable']);
        return true;
      }, 'a refusal');
      assert.ok(
        logged.some((line) => line.includes('no call can be booked') && line.includes('No space left on device')),
      );

      rmSync(filler);
      await until(isReady, 'a /ready that says yes');
      assert.equal((await ask()).status, 200);
      assert.ok(logged.some((line) => line.includes('calls can be booked again')));
      await assertBooks(answered);
      await moveTo('pg_default');
      await sql`drop tablespace small`;
    });
});
