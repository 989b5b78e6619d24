import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { pino } from 'pino';
import { closeAccount } from '../account/deletion/delete-account.ts';
import { dropDays, makeDays } from '../jobs/forget.ts';
import { runBatches } from '../jobs/job.ts';
import { newCallId } from '../metering/call-id.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { makeDictionary } from './frame/frame.ts';
import { keepAnswers } from './keep/keep-answers.ts';

const { database } = await testDatabase();
const { sql } = database;
const DAY_MS = 86_400_000;
const drop = dropDays({ 'private.call_answers': 90 });
const dictionary = makeDictionary(catalog);

const keeper = () => keepAnswers({ sql, dictionary, log: pino({ level: 'silent' }), gatherMs: 3_600_000 });
const answer = (userId: string, createdAtMs: number) => ({
  id: newCallId(createdAtMs).uuid,
  createdAtMs,
  userId,
  bytes: Buffer.from('{"a":1.25}'),
  crc32: 0,
});
const partitions = async () =>
  (
    await sql<{ name: string }[]>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'private.call_answers'::regclass and c.relname <> 'call_answers_default' order by 1`
  ).map(({ name }) => name);
const dayName = (atMs: number) => `call_answers_${new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')}`;

describe('the days of kept answers', () => {
  it('are made ahead, and dropped whole when they are older than the retention', async () => {
    const { userId } = await customer(database);
    const nowMs = Date.now();
    for (const days of [100, 92, 90, 89]) {
      const at = new Date(nowMs - days * DAY_MS);
      await sql`select private.ensure_day('private.call_answers', (${at}::timestamptz at time zone 'utc')::date)`;
    }
    await runBatches(sql, makeDays);
    await runBatches(sql, makeDays);
    const ages = [100, 92, 90, 89, 50, 0];
    const own = keeper();
    own.keep(ages.map((days) => answer(userId, nowMs - days * DAY_MS)));
    await own.close();
    await runBatches(sql, drop);
    const names = await partitions();
    for (const days of [100, 92]) assert.ok(!names.includes(dayName(nowMs - days * DAY_MS)));
    for (const days of [90, 89, 0, -1, -2, -3]) assert.ok(names.includes(dayName(nowMs - days * DAY_MS)), String(days));
    const rows = await sql<{ first_at: Date; partition: string }[]>`
      select first_at, tableoid::regclass::text as partition from private.call_answers where user_id = ${userId} order by first_at`;
    assert.deepEqual(
      rows.map(({ first_at, partition }) => [Math.round((nowMs - first_at.getTime()) / DAY_MS), partition]),
      [90, 89, 50, 0].map((days) => [
        days,
        days === 50 ? 'private.call_answers_default' : `private.${dayName(nowMs - days * DAY_MS)}`,
      ]),
    );
  });

  it('without a partition of their own lose what is older all the same', async () => {
    const { userId } = await customer(database);
    const own = keeper();
    own.keep([answer(userId, Date.now() - 95 * DAY_MS), answer(userId, Date.now() - 50 * DAY_MS)]);
    await own.close();
    await runBatches(sql, drop);
    assert.equal((await sql`select 1 from private.call_answers where user_id = ${userId}`).length, 1);
  });
});

describe('a deleted account', () => {
  it('leaves no answer, not even one that was still waiting when the account was closed', async () => {
    const { userId } = await customer(database);
    const early = keeper();
    early.keep([answer(userId, Date.now())]);
    await early.close();
    const late = keeper();
    late.keep([answer(userId, Date.now())]);
    assert.equal(await closeAccount(sql, userId), true);
    await late.close();
    assert.equal((await sql`select 1 from private.call_answers where user_id = ${userId}`).length, 0);
  });

  it('leaves none when it is closed while an answer is being written', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { userId } = await customer(database);
      const own = keeper();
      own.keep([answer(userId, Date.now())]);
      await Promise.all([own.close(), closeAccount(sql, userId)]);
      assert.equal((await sql`select 1 from private.call_answers where user_id = ${userId}`).length, 0);
    }
  });
});
