import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { forgetIdempotencyKeys, forgetPayloads } from './forget.ts';
import { runBatches, type Task } from './job.ts';
import { startJobs } from './start-jobs.ts';
import { until } from '../testing/until.ts';

const { database } = await testDatabase();
const { sql } = database;

describe('jobs', () => {
  it('removes payloads after the retention, and only then; the row stays', async () => {
    const { userId } = await customer(database);
    const ages = ['200 days', '91 days', '90 days 1 minute', '89 days', '1 hour'];
    for (const age of ages) {
      await sql`
        insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms, request_payload)
        values (${randomUUID()}, now() - ${age}::interval, ${userId}, ${age}, 'POST', '/', 200, 1, '{}')`;
    }
    await runBatches(sql, forgetPayloads(90));
    await runBatches(sql, forgetPayloads(90));
    const rows = await sql<
      { request_id: string; kept: boolean }[]
    >`select request_id, request_payload is not null as kept from public.translator_logs where user_id = ${userId} order by created_at`;
    assert.deepEqual(
      rows.map(({ request_id, kept }) => [request_id, kept]),
      ages.map((age) => [age, age === '89 days' || age === '1 hour']),
    );
  });

  it('deletes stored answers after 24 hours', async () => {
    const { userId } = await customer(database);
    for (const [key, age] of [
      ['old', '24 hours 1 second'],
      ['young', '23 hours'],
    ] as const) {
      await sql`insert into private.idempotency_keys (user_id, idempotency_key, request_hash, response_status, response_body, created_at) values (${userId}, ${key}, '', 200, '{}', now() - ${age}::interval)`;
    }
    await runBatches(sql, forgetIdempotencyKeys);
    assert.deepEqual(
      (await sql`select idempotency_key from private.idempotency_keys where user_id = ${userId}`).map(
        (row) => row.idempotency_key,
      ),
      ['young'],
    );
  });

  it('skips a job that another node is running', async () => {
    await sql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(hashtextextended('theia:job:test', 0))`;
      let ran = false;
      await runBatches(sql, { name: 'test', cron: '* * * * *', run: async () => (ran = true) });
      assert.equal(ran, false);
    });
  });

  const open = (tasks: readonly Task[]) =>
    startJobs({
      config: { callLogRetentionDays: 0, payloadRetentionDays: 0 },
      database,
      log: pino({ level: 'silent' }),
      tasks,
    });
  const YEARLY = '0 0 1 1 *';
  const isFree = (name: string) => async () =>
    (await sql`select 1 from private.tasks where name = ${name} and leased_by is null`).length === 1;

  it('run once at the start, each on one of several nodes at a time, and are due again on their schedule', async () => {
    let running = 0;
    let most = 0;
    let times = 0;
    const perform = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      times += 1;
    };
    const nodes = await Promise.all(Array.from({ length: 3 }, () => open([{ name: 'alone', cron: YEARLY, perform }])));
    await until(() => times > 0);
    await until(isFree('alone'));
    await Promise.all(nodes.map((node) => node.stop()));
    assert.equal(most, 1);
    const [row] = await sql<
      { due: string }[]
    >`select to_char(due_at at time zone 'UTC', 'MM-DD HH24:MI') as due from private.tasks where name = 'alone'`;
    assert.equal(row?.due, '01-01 00:00');
  });

  it('that are woken while they run, run again; those that fail do not stop the others', async () => {
    const ran = { woken: 0, failing: 0 };
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const node = await open([
      {
        name: 'woken',
        cron: YEARLY,
        perform: async () => {
          if ((ran.woken += 1) === 1) await isOver;
        },
      },
      {
        name: 'failing',
        cron: YEARLY,
        perform: async () => {
          ran.failing += 1;
          throw new Error('failed');
        },
      },
    ]);
    await until(() => ran.woken === 1 && ran.failing === 1);
    await node.wake('woken');
    end();
    await until(() => ran.woken === 2);
    await until(isFree('woken'));
    await node.wake('failing');
    await until(() => ran.failing === 2);
    await node.stop();
  });

  it('of a node that was killed are run by another one within seconds', async () => {
    let times = 0;
    await sql`insert into private.tasks (name, leased_by, leased_until) values ('left-behind', gen_random_uuid(), now() + interval '1 second')`;
    const node = await open([{ name: 'left-behind', cron: YEARLY, perform: async () => void (times += 1) }]);
    await until(() => times === 1);
    await node.stop();
  });
});
