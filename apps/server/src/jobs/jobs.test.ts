import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { forgetIdempotencyKeys, forgetPayloads } from './forget.ts';
import { runBatches } from './job.ts';
import { startJobs } from './start-jobs.ts';
import { followStatements } from '../observability/statements.ts';
import { WAIT_MS } from '../../../../scripts/wait-ms.mjs';
import { until } from '../testing/until.ts';

const { database } = await testDatabase();
const { sql } = database;

describe('jobs', () => {
  it('removes payloads after the retention, and only then; the row stays', async () => {
    const { userId } = await customer(database);
    const ages = ['200 days', '91 days', '90 days 1 minute', '89 days', '1 hour'];
    for (const age of ages) {
      await sql`
        insert into public.translator_logs (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms, request_payload, response_payload)
        values (${randomUUID()}, now() - ${age}::interval, ${userId}, ${age}, 'POST', '/', 200, 1, '{}', '{}')`;
    }
    await runBatches(sql, forgetPayloads(90));
    await runBatches(sql, forgetPayloads(90));
    const rows = await sql<
      { request_id: string; kept: boolean }[]
    >`select request_id, response_payload is not null as kept from public.translator_logs where user_id = ${userId} order by created_at`;
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

  it('starts on several nodes at once', async () => {
    const tasks = Array.from({ length: 12 }, (_, number) => ({
      name: `together-${number}`,
      cron: '0 0 1 1 *',
      perform: async () => {},
    }));
    const start = () =>
      startJobs({
        config: { callLogRetentionDays: 0, payloadRetentionDays: 0 },
        database,
        log: pino({ level: 'silent' }),
        tasks,
      });
    const nodes = await Promise.allSettled([start(), start(), start()]);
    for (const node of nodes) if (node.status === 'fulfilled') await node.value.stop();
    assert.deepEqual(
      nodes.map((node) => (node.status === 'fulfilled' ? 'started' : String(node.reason))),
      ['started', 'started', 'started'],
    );
  });

  it('leave nothing behind when they cannot be started, so that they can be started again', async () => {
    const dependencies = {
      config: { callLogRetentionDays: 0, payloadRetentionDays: 0 },
      log: pino({ level: 'silent' }),
    };
    const away = { sql: database.sql, ownerUrl: 'postgres://theia@127.0.0.1:1/theia' };
    await assert.rejects(startJobs({ ...dependencies, database: away }));
    await (await startJobs({ ...dependencies, database })).stop();
  });

  it('frees a task within seconds after its node was killed, and asks for such tasks on the connection of the queue only', async () => {
    const askedBy = new Set<string>();
    const unfollow = followStatements(({ text, pool }) => {
      if (text.includes('pg_try_advisory_xact_lock') && text.includes('theia:task')) askedBy.add(pool);
    });
    const log = pino({ level: 'silent' });
    const ran = { times: 0 };
    const begun = Promise.withResolvers<void>();
    const task = {
      name: 'left-behind',
      cron: '0 0 1 1 *',
      perform: async () => {
        ran.times += 1;
        begun.resolve();
      },
    };
    // Simulates a node that took the job and died: the job is active, but its lock is free.
    const first = await startJobs({
      config: { callLogRetentionDays: 0, payloadRetentionDays: 0 },
      database,
      log,
      tasks: [task],
    });
    await begun.promise;
    await until(
      async () => (await sql`select 1 from pgboss.job where name = 'left-behind' and state = 'completed'`)[0],
      'the end of the first run',
    );
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '20 seconds', completed_on = null where name = 'left-behind' and id = (select id from pgboss.job where name = 'left-behind' limit 1)`;
    await first.wake('left-behind');
    // Ten seconds without a lock, and a check every five.
    await until(() => ran.times === 2, 'the second run', 10, 2 * WAIT_MS);
    await first.stop();
    unfollow();
    assert.equal(ran.times, 2);
    assert.deepEqual([...askedBy], ['theia-jobs']);
  });

  it('survives the loss of the database at the end of a task, and runs it again', async () => {
    await sql.unsafe(`
      create function pgboss.lose() returns trigger language plpgsql as
        $$ begin raise exception 'lost' using errcode = '08006'; end $$;
      create trigger lose before update on pgboss.job for each row
        when (new.name = 'cut-off' and new.state = 'completed') execute function pgboss.lose()`);
    const ran = { times: 0 };
    const node = await startJobs({
      config: { callLogRetentionDays: 0, payloadRetentionDays: 0 },
      database,
      log: pino({ level: 'silent' }),
      tasks: [{ name: 'cut-off', cron: '0 0 1 1 *', perform: async () => void (ran.times += 1) }],
    });
    // Ten seconds without a lock, and a check every five.
    await until(() => ran.times === 2, 'the second run', 10, 2 * WAIT_MS);
    await sql`drop function pgboss.lose cascade`;
    await node.stop();
  });
});
