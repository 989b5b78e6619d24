import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runBatches } from '../jobs/job.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { addWebhook } from '../testing/subscription-events.ts';
import { webhookAttemptsTask } from './attempt-log.ts';

const { database, config } = await testDatabase();
const { sql } = database;

it('the log of deliveries is kept for thirty days, and no longer', async () => {
  const { userId } = await customer(database);
  const { id } = await addWebhook(sql, config, userId, 'http://127.0.0.1:9/');
  await sql`
    insert into private.webhook_attempts (user_id, endpoint_id, test_id, kind, started_at, duration_ms)
    select ${userId}, ${id}, 'evt_' || lpad(n::text, 26, '0'), 'test', now() - make_interval(days => d), d
    from unnest(array[0, 29] || array_fill(31, array[1500])) with ordinality as given (d, n)`;
  await runBatches(sql, webhookAttemptsTask);
  const left = await sql<
    { duration_ms: number }[]
  >`select duration_ms from private.webhook_attempts order by duration_ms`;
  assert.deepEqual(
    left.map(({ duration_ms: days }) => days),
    [0, 29],
  );
});
