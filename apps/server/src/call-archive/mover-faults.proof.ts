import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { closeAccount } from '../account/deletion/delete-account.ts';
import { bookCalls, countArchived, dayOf, noon, type TestMover, testMover } from '../testing/call-archive.ts';
import { NO_CLICKHOUSE, startClickHouse } from '../testing/clickhouse.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { WrongArchive } from './open-archive.ts';

const test = await testDatabase();
const { sql } = test.database;
const rich = () => customer(test.database, { balanceUsd: '100', plan: null });
const here = async (day: string): Promise<number> => {
  const [row] = await sql<{ rows: number }[]>`
    select count(*)::int as rows from public.translator_logs where created_at >= ${day}::date::timestamp at time zone 'utc' and created_at < (${day}::date + 1)::timestamp at time zone 'utc'`;
  return row!.rows;
};
const passGrace = () =>
  sql`update private.archived_days set moved_at = moved_at - interval '11 minutes' where dropped_at is null`;
/** Restarts the archive, as if nothing had been copied. */
const beginAnew = async (): Promise<void> => {
  await sql`delete from private.archived_days`;
  await sql`delete from private.call_archive`;
  await sql`delete from private.calls`;
  await sql`delete from private.call_answers`;
};
const failures = async ({ metrics }: TestMover) =>
  (await metrics.archiveFailures.get()).values
    .filter(({ value }) => value > 0)
    .map(({ labels }) => `${labels.task} ${labels.reason}`);
const once = (rows: number) => ({ calls: rows, callIds: rows, frames: rows, frameIds: rows });

describe('the mover loses and doubles no row', { skip: NO_CLICKHOUSE }, async () => {
  const clickhouse = await startClickHouse();
  after(() => clickhouse.stop());
  const archive = async () => {
    const link = await clickhouse.connect();
    return { link, in: (day: string) => countArchived(link, day) };
  };
  const emptyArchive = async (): Promise<void> => {
    const { link } = await archive();
    for (const table of ['calls', 'call_answers', 'installation']) await link.run(`drop table ${table}`);
    await beginAnew();
  };
  const day = dayOf(noon(4));

  it('when ClickHouse is killed in the middle of copying, and comes back', async () => {
    await sql`
      insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms)
      select gen_random_uuid(), ${new Date(noon(5))}::timestamptz + n * interval '2 seconds', gen_random_uuid(), 'r', 'POST', repeat('x', 400), 200, 1 from generate_series(1, 60000) n`;
    await bookCalls(sql, await rich(), noon(4), 20);
    const total = async () => {
      const [row] = await (
        await archive()
      ).link.select<{ rows: number }>('select toUInt32(count()) as rows from calls');
      return row!.rows;
    };
    const mover = testMover(test, clickhouse.server);
    for (let kills = 0; kills < 3; kills += 1) {
      const before = await total();
      const copying = mover.copy().then(
        () => 'done',
        () => 'failed',
      );
      await until(async () => (await total()) > before || before >= 60_020, 'copied rows');
      await clickhouse.kill();
      await copying;
      await clickhouse.start();
    }
    await mover.copy();
    await mover.days();
    const { in: archived } = await archive();
    const days = [5, 4].map((ago) => dayOf(noon(ago)));
    for (const each of days) {
      const { calls, callIds } = await archived(each);
      assert.deepEqual([calls, callIds], [await here(each), await here(each)], each);
    }
    assert.equal(await total(), 60_020);
  });

  it('when a mover dies after ClickHouse has acknowledged, and before that is noted', async () => {
    await emptyArchive();
    await bookCalls(sql, await rich(), noon(4), 20);
    const mover = testMover(test, clickhouse.server);
    await sql.unsafe(`
      create function private.die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger die before update on private.call_archive for each row execute function private.die()`);
    await assert.rejects(mover.copy(), /killed/);
    await assert.rejects(mover.copy(), /killed/);
    await sql`drop function private.die cascade`;
    await mover.copy();
    const { in: archived } = await archive();
    assert.equal((await archived(day)).callIds, 20);
    await mover.days();
    assert.deepEqual(await archived(day), once(20));
  });

  it('when calls were booked behind its mark, reversed after they were copied, or lost in ClickHouse', async () => {
    await emptyArchive();
    const who = await rich();
    const calls = await bookCalls(sql, who, noon(4), 20);
    const mover = testMover(test, clickhouse.server);
    await mover.copy();
    await bookCalls(sql, who, noon(4) + 7_200_000, 5);
    const reversed = calls[3]!;
    await sql`select private.reverse_call(${who.userId}, ${reversed.id}, ${new Date(reversed.createdAtMs)}, 503, 'unavailable')`;
    const { link, in: archived } = await archive();
    await link.run(`alter table calls delete where id = '${calls[7]!.id}'`);
    await until(
      async () =>
        (
          await link.select<{ open: number }>(
            'select toUInt32(count()) as open from system.mutations where not is_done',
          )
        )[0]!.open === 0,
      'the deletion',
    );
    await mover.days();
    assert.deepEqual(await archived(day), once(25));
    const rows = await link.select(
      `select response_status, error_message, response_crc32, paid_by from calls where id = '${reversed.id}'`,
    );
    assert.deepEqual(rows, [
      { response_status: 503, error_message: 'unavailable', response_crc32: null, paid_by: null },
    ]);
    assert.equal((await mover.metrics.archiveDifferences.get()).values[0]?.value, 2);
  });

  it('and removes a row that PostgreSQL does not have, as after a restore', async () => {
    await emptyArchive();
    await bookCalls(sql, await rich(), noon(4), 20);
    const mover = testMover(test, clickhouse.server);
    await mover.copy();
    const { link, in: archived } = await archive();
    await link.run(
      `insert into calls (day, created_at_us, id, user_id) values ('${day}', ${(noon(4) + 3_600_000) * 1_000}, '${randomUUID()}', toUUID('${randomUUID()}'))`,
    );
    await mover.days();
    assert.deepEqual(await archived(day), once(20));
  });

  it('when a moved day changes before it is dropped', async () => {
    await emptyArchive();
    const who = await rich();
    await bookCalls(sql, who, noon(4), 20);
    const mover = testMover(test, clickhouse.server);
    await mover.copy();
    await mover.days();
    await bookCalls(sql, who, noon(4) + 60_000, 1);
    await passGrace();
    await mover.days();
    assert.equal(await here(day), 21, 'dropped although it has changed');
    const { in: archived } = await archive();
    assert.deepEqual(await archived(day), once(21));
    await passGrace();
    await mover.days();
    assert.equal(await here(day), 0);
  });

  it('and drops nothing in PostgreSQL while ClickHouse is away, frozen or has lost the day', async () => {
    await emptyArchive();
    await bookCalls(sql, await rich(), noon(4), 20);
    const mover = testMover(test, clickhouse.server);
    await mover.copy();
    await mover.days();
    await passGrace();
    await clickhouse.kill();
    await assert.rejects(mover.days(), /cannot be asked/);
    await assert.rejects(mover.copy(), /cannot be asked/);
    assert.equal(await here(day), 20);
    assert.deepEqual(await failures(mover), ['copy error', 'days error']);
    await clickhouse.start();
    const { link, in: archived } = await archive();
    await link.run(`alter table calls drop partition '${day}'`);
    await mover.days();
    assert.equal(await here(day), 20);
    assert.deepEqual(await archived(day), once(20));
    await passGrace();
    await mover.days();
    assert.equal(await here(day), 0);
  });

  it('and gives up a frozen ClickHouse when its server stops', async () => {
    await emptyArchive();
    await bookCalls(sql, await rich(), noon(4), 20);
    const mover = testMover(test, clickhouse.server);
    await mover.copy();
    let stopping = false;
    clickhouse.freeze();
    const running = mover.days(() => stopping);
    stopping = true;
    await running;
    clickhouse.thaw();
    assert.deepEqual(await failures(mover), []);
  });

  it('and deletes the calls of an account that was deleted while ClickHouse was away', async () => {
    await emptyArchive();
    const who = await rich();
    await bookCalls(sql, who, noon(4), 5);
    const mover = testMover(test, clickhouse.server);
    await mover.copy();
    await clickhouse.kill();
    await closeAccount(sql, who.userId);
    await clickhouse.start();
    await mover.days();
    assert.deepEqual(await (await archive()).in(day), once(0));
  });

  it('and writes nothing to a ClickHouse of another installation, or to an empty one once days were moved', async () => {
    await emptyArchive();
    await bookCalls(sql, await rich(), noon(4), 5);
    const mover = testMover(test, clickhouse.server);
    await mover.copy();
    await mover.days();
    const { link } = await archive();
    await sql`update private.call_archive set id = gen_random_uuid()`;
    await assert.rejects(
      mover.copy(),
      (error) => error instanceof WrongArchive && /another installation/.test(error.message),
    );
    await link.run('drop table installation');
    await assert.rejects(mover.copy());
    await link.run('create table installation (id String) engine = MergeTree order by id');
    await assert.rejects(
      mover.days(),
      (error) => error instanceof WrongArchive && /restore ClickHouse/.test(error.message),
    );
    assert.equal(await here(day), 5);
  });
});
