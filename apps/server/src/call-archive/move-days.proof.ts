import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { closeAccount } from '../account/deletion/delete-account.ts';
import { auditFromCheckpoint } from '../database/audit/audit.ts';
import { bookCalls, countArchived, dayOf, noon, testMover } from '../testing/call-archive.ts';
import { NO_CLICKHOUSE, startClickHouse } from '../testing/clickhouse.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';

const test = await testDatabase();
const { sql } = test.database;
const rich = () => customer(test.database, { balanceUsd: '100', plan: null });
const here = async (day: string): Promise<number> => {
  const [row] = await sql<{ rows: number }[]>`
    select count(*)::int as rows from public.translator_logs where created_at >= ${day}::date::timestamp at time zone 'utc' and created_at < (${day}::date + 1)::timestamp at time zone 'utc'`;
  return row!.rows;
};
const movedUntil = async (): Promise<string | undefined> =>
  (await sql<{ at: Date | null }[]>`select private.calls_moved_until() as at`)[0]?.at?.toISOString().slice(0, 10);
/** As if the grace of every moved day were over. */
const passGrace = () =>
  sql`update private.archived_days set moved_at = moved_at - interval '11 minutes' where dropped_at is null`;

describe('the mover', { skip: NO_CLICKHOUSE }, async () => {
  const clickhouse = await startClickHouse();
  after(() => clickhouse.stop());
  const mover = testMover(test, clickhouse.server);

  it('has every booked call and answer in ClickHouse, once, before it is dropped in PostgreSQL', async () => {
    const who = await rich();
    const days = [6, 5, 4, 1].map((ago) => noon(ago));
    for (const at of days) await bookCalls(sql, who, at, 30);
    await mover.copy();
    await mover.days();
    const link = await clickhouse.connect();
    for (const at of days)
      assert.deepEqual(await countArchived(link, dayOf(at)), { calls: 30, callIds: 30, frames: 30, frameIds: 30 });
    assert.equal(await movedUntil(), dayOf(noon(3)));
    assert.deepEqual(await Promise.all(days.map((at) => here(dayOf(at)))), [30, 30, 30, 30]);
    await mover.days();
    assert.equal(await here(dayOf(days[0]!)), 30, 'dropped before its grace was over');
    await passGrace();
    await mover.days();
    assert.deepEqual(await Promise.all(days.map((at) => here(dayOf(at)))), [0, 0, 0, 30]);
    const [books] = await sql<{ usage: number; frames: number }[]>`
      select (select count(*)::int from public.api_usage where user_id = ${who.userId}) as usage, (select count(*)::int from private.call_answers where user_id = ${who.userId}) as frames`;
    assert.deepEqual({ ...books }, { usage: 120, frames: 30 });
    const { keySecretHex } = test.database;
    assert.deepEqual((await auditFromCheckpoint(sql, { full: true, keySecretHex })).differences, []);
    assert.deepEqual(
      (await mover.metrics.archiveRows.get()).values.map(({ labels, value }) => [labels.table, value]).toSorted(),
      [
        ['call_answers', 120],
        ['calls', 120],
      ],
    );
  });

  it('moves a call that was booked days late, when its day is gone from PostgreSQL', async () => {
    const who = await rich();
    await bookCalls(sql, who, noon(5) + 60_000, 2);
    await mover.days();
    const link = await clickhouse.connect();
    assert.equal(await here(dayOf(noon(5))), 0);
    assert.deepEqual(await countArchived(link, dayOf(noon(5))), { calls: 32, callIds: 32, frames: 32, frameIds: 32 });
    assert.equal((await sql`select from public.api_usage where user_id = ${who.userId}`).length, 2);
  });

  it('deletes the calls and answers of a deleted account, of moved days too', async () => {
    const [gone, stays] = [await rich(), await rich()];
    for (const who of [gone, stays]) for (const ago of [5, 1]) await bookCalls(sql, who, noon(ago) + 120_000, 3);
    await sql`update private.call_archive set copied_until = copied_until - interval '2 days', answers_copied_until = answers_copied_until - interval '2 days'`;
    await mover.copy();
    await mover.days();
    const link = await clickhouse.connect();
    const rows = async (userId: string): Promise<number> => {
      const [row] = await link.select<{ rows: number }>(
        `select toUInt32((select count() from calls where user_id = toUUID('${userId}')) + (select count() from call_answers where user_id = toUUID('${userId}'))) as rows`,
      );
      return row!.rows;
    };
    assert.ok((await rows(gone.userId)) >= 12);
    await closeAccount(sql, gone.userId);
    await mover.days();
    assert.equal(await rows(gone.userId), 0);
    assert.ok((await rows(stays.userId)) >= 12);
    const waiting = () => sql<{ user_id: string }[]>`select user_id from private.forgotten_callers`;
    assert.deepEqual(
      (await waiting()).map((row) => row.user_id),
      [gone.userId],
    );
    // What was on its way when the account was deleted is found too.
    await link.run(
      `insert into calls (day, created_at_us, id, user_id) values ('${dayOf(noon(1))}', 1, '${randomUUID()}', toUUID('${gone.userId}'))`,
    );
    await mover.days();
    assert.equal(await rows(gone.userId), 0);
    await sql`update private.forgotten_callers set forgotten_at = forgotten_at - interval '61 minutes'`;
    await mover.days();
    assert.equal((await waiting()).length, 0);
  });

  it('carries any text and any bytes as they are', async () => {
    const who = await rich();
    const texts = [
      "' or 1 = 1 --",
      'back\\slash \\N \\t \\',
      'line\nbreak\ttab\rreturn\b\f\v',
      'ünïcødé 🜨 \u2028',
      '',
      '\x01\x1f\x7f',
    ];
    const frames = [
      Buffer.alloc(0),
      Buffer.from([0]),
      Buffer.from('\\N\t\n\r\\\0'),
      randomBytes(100_000),
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    ];
    const at = noon(1) + 300_000;
    const calls = await bookCalls(sql, who, at, texts.length, (index) => ({
      path: texts[index]!,
      errorMessage: texts[index]!,
      requestPayload: JSON.stringify({ text: texts[index] }),
    }));
    for (const [index, frame] of frames.entries())
      await sql`update private.call_answers set frame = ${frame} where id = ${calls[index]!.id}`;
    await sql`update private.call_archive set copied_until = ${new Date(at)}, answers_copied_until = ${new Date(at)}`;
    await mover.copy();
    const link = await clickhouse.connect();
    for (const [index, call] of calls.entries()) {
      const [row] = await link.select<{ path: string; error: string; payload: string }>(
        `select hex(path) as path, hex(error_message) as error, hex(request_payload) as payload from calls where id = '${call.id}' limit 1`,
      );
      const text = (hex: string) => Buffer.from(hex, 'hex').toString();
      assert.deepEqual(
        [text(row!.path), text(row!.error), text(row!.payload)],
        [texts[index], texts[index], call.requestPayload],
      );
      const [kept] = await link.select<{ frame: string; call: string; ends: number[] }>(
        `select hex(frame) as frame, call_ids[1] as call, ends from call_answers where id = '${call.id}' limit 1`,
      );
      assert.deepEqual([kept!.call, kept!.ends], [call.id, [11]]);
      if (index < frames.length) assert.ok(Buffer.from(kept!.frame, 'hex').equals(frames[index]!), `frame ${index}`);
    }
  });
});
