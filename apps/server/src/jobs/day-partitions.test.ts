import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newCallId } from '../metering/call-id.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { dropDays, makeDays } from './forget.ts';
import { runBatches } from './job.ts';

const { database } = await testDatabase();
const { sql } = database;
const DAY_MS = 86_400_000;
const { userId } = await customer(database);
const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);
const table = (fromToday: number) => `private.calls_${day(fromToday).replaceAll('-', '')}`;

/** Writes a log row that lies so many days from now. */
async function logged(fromToday: number): Promise<string> {
  const createdAtMs = Date.now() + fromToday * DAY_MS;
  const { uuid, requestId } = newCallId(createdAtMs);
  await sql`
    insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms)
    values (${uuid}, ${new Date(createdAtMs)}, ${userId}, ${requestId}, 'POST', '/', 200, 1)`;
  return uuid;
}
const partitionOf = async (id: string) =>
  (await sql<{ name: string }[]>`select tableoid::regclass::text as name from private.calls where id = ${id}`)[0]?.name;
const days = async () =>
  (await sql<{ day: string }[]>`select day::text from private.partitioned_days('private.calls')`).map((row) => row.day);
const drop = dropDays({ 'private.calls': 90 });
/** The retention's clock as it would be `hours` after its last reading, with the clock having moved by that. */
const clockMoves = (hours: number) =>
  sql`update private.job_marks set reached = reached - make_interval(hours => ${hours}) where job like 'retention-clock%'`;

describe('daily partitions', () => {
  it('are made a week ahead for the calls and the kept responses, closed to the browser, with the indexes of their parent', async () => {
    await runBatches(sql, makeDays);
    await runBatches(sql, makeDays);
    for (const parent of ['private.calls', 'private.call_answers']) {
      const rows = await sql<{ secured: boolean; readable: boolean; indexes: number }[]>`
        select c.relrowsecurity as secured, has_table_privilege(${database.roles.authenticated}::name, c.oid, 'select') as readable,
               (select count(*)::int from pg_index i where i.indrelid = c.oid) - (select count(*)::int from pg_index i where i.indrelid = ${parent}::regclass) as indexes
        from private.partitioned_days(${parent}::regclass) d join pg_class c on c.oid = d.partition`;
      assert.equal(rows.length, 8);
      for (const row of rows) assert.deepEqual({ ...row }, { secured: true, readable: false, indexes: 0 });
    }
  });

  it('take in the rows that went to the default partition meanwhile, every one of them', async () => {
    const early = await logged(-20);
    const far = await logged(40);
    assert.deepEqual(
      [await partitionOf(early), await partitionOf(far)],
      ['private.calls_default', 'private.calls_default'],
    );
    await runBatches(sql, makeDays);
    assert.deepEqual([await partitionOf(early), await partitionOf(far)], [table(-20), table(40)]);
    assert.equal((await sql`select 1 from private.calls_default`).length, 0);
    assert.equal((await sql`select 1 from private.calls where id in ${sql([early, far])}`).length, 2);
  });

  it('are made while a call of another day is being booked', async () => {
    await sql.begin(async (booking) => {
      await booking`
        insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms)
        values (gen_random_uuid(), now(), ${userId}, 'open', 'POST', '/', 200, 1)`;
      await sql`select private.ensure_day('private.calls', ${day(-30)}::date)`;
    });
    assert.ok((await days()).includes(day(-30)));
  });

  it('are dropped whole after the retention, and what is as old in the default partition with them', async () => {
    const old = await logged(-92);
    await runBatches(sql, makeDays);
    const stray = await logged(-95);
    const kept = await logged(-89);
    await runBatches(sql, drop);
    assert.ok(!(await days()).includes(day(-92)));
    assert.deepEqual([await partitionOf(old), await partitionOf(stray)], [undefined, undefined]);
    assert.ok(await partitionOf(kept));
  });

  it('are dropped without the usage of their calls, which the account still sees', async () => {
    const paid = [await logged(-93), await logged(-94)] as const;
    await sql`update private.calls set paid_by = 'quota', report_tier = 'natal', unit_price_usd = 0.002 where id in ${sql(paid)}`;
    const usage = () =>
      sql`select * from public.api_usage where user_id = ${userId} and paid_by = 'quota' order by created_at`;
    const before = await usage();
    await runBatches(sql, makeDays);
    await runBatches(sql, drop);
    assert.deepEqual([await partitionOf(paid[0]), await partitionOf(paid[1])], [undefined, undefined]);
    assert.equal(before.length, 2);
    assert.deepEqual(await usage(), before);
    await sql`delete from private.past_usage where user_id = ${userId}`;
  });
});

describe('a clock that jumps', () => {
  it('by years drops no more than it does in six hours, however often the server starts', async () => {
    const kept = await logged(-80);
    await runBatches(sql, makeDays);
    await runBatches(sql, drop);
    await clockMoves(24 * 365 * 10);
    const before = Date.now() - 24 * 365 * 10 * 3_600_000;
    for (let start = 0; start < 5; start += 1) await runBatches(sql, drop);
    const [clock] = await sql<{ at: Date }[]>`select private.retention_clock() as at`;
    assert.ok(clock!.at.getTime() - before < 6.1 * 3_600_000);
    assert.ok(await partitionOf(kept));
  });

  it('back and forth ends with the right time again', async () => {
    await sql`update private.job_marks set reached = now() + interval '3 days' where job like 'retention-clock%'`;
    const [clock] = await sql<{ right: boolean }[]>`select private.retention_clock() = now() as right`;
    assert.equal(clock?.right, true);
  });

  it('leaves no empty days far ahead', async () => {
    await sql`select private.ensure_day('private.calls', ${day(3_650)}::date)`;
    const far = await logged(40);
    await runBatches(sql, makeDays);
    await runBatches(sql, drop);
    assert.ok(!(await days()).includes(day(3_650)));
    assert.equal(await partitionOf(far), table(40));
  });
});
