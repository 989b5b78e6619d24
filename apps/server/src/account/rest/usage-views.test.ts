import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { fillAccount } from '../../testing/account-rows.ts';
import { testDatabase } from '../../testing/database.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const bob = await plane.signUp('bob@theia.test');
await fillAccount(sql, ada.id);
await fillAccount(sql, bob.id);

/** Inserts calls paid by the plan's quota, at an instant. */
async function callsAt(userId: string, at: Date, count: number): Promise<void> {
  await sql`
    insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, paid_by)
    select gen_random_uuid(), ${at}, ${userId}, ${`req_${randomUUID()}`}, 'POST', '/transits', 200, 'transits', 'transits', 2, 'quota' from generate_series(1, ${count})`;
  await sql`select private.recount_usage_hours(${userId})`;
}

const readPlan = async (user: typeof ada) => (await user.client.from('plan_in_force').select('*').maybeSingle()).data;
const readUsage = async (user: typeof ada) =>
  (
    await user.client
      .from('usage_by_day')
      .select('period, product, calls, quota_calls, wallet_calls, cost_usd')
      .eq('user_id', user.id)
      .order('period')
      .order('product')
  ).data;

describe('the usage page is answered by the database', () => {
  it('counts the calls and the cost of the trial by product, with no earlier period', async () => {
    const plan = await readPlan(ada);
    assert.deepEqual(
      [plan?.plan, plan?.plan_name, plan?.status, plan?.quota, plan?.used, plan?.api_keys],
      ['starter', 'Starter', 'trialing', 50_000, 1, 1],
    );
    assert.equal(plan?.previous_start, plan?.period_start);
    assert.deepEqual(await readUsage(ada), [
      { period: 'current', product: 'natal', calls: 1, quota_calls: 0, wallet_calls: 1, cost_usd: 0.002 },
      { period: 'current', product: 'positions', calls: 1, quota_calls: 1, wallet_calls: 0, cost_usd: 0 },
    ]);
  });

  it('shows each user only their own calls, whatever the query asks for', async () => {
    for (const view of ['usage_by_day', 'plan_in_force']) {
      const { data } = await ada.client.from(view).select('user_id');
      assert.ok(data && data.length > 0 && data.every((row) => row.user_id === ada.id));
      assert.deepEqual((await ada.client.from(view).select('*').eq('user_id', bob.id)).data, []);
      assert.equal((await plane.visitor.from(view).select('*')).status, 401);
    }
  });

  it('separates the current month of a subscription from the previous one, to the microsecond of its anchor', async () => {
    await sql`update public.subscriptions set status = 'active', plan = 'growth', anchor_at = now() - interval '40 days' where user_id = ${bob.id}`;
    const plan = await readPlan(bob);
    assert.deepEqual([plan?.plan, plan?.status, plan?.quota, plan?.api_keys], ['growth', 'active', 200_000, 2]);
    const start = new Date(plan?.period_start).getTime();
    await callsAt(bob.id, new Date(start + 1000), 3);
    await callsAt(bob.id, new Date(start - 1000), 5);
    await callsAt(bob.id, new Date(new Date(plan?.previous_start).getTime() - 1000), 7);
    const transits = (await readUsage(bob))
      ?.filter((row) => row.product === 'transits')
      .map(({ period, calls }) => [period, calls]);
    assert.deepEqual(transits, [
      ['current', 3],
      ['previous', 5],
    ]);
  });

  it('counts in calendar months for an account without a plan, and leaves it one key', async () => {
    await sql`update public.subscriptions set status = 'ended', plan = null where user_id = ${bob.id}`;
    const plan = await readPlan(bob);
    const now = new Date();
    assert.deepEqual([plan?.plan, plan?.quota, plan?.used, plan?.api_keys], [null, 0, 0, 1]);
    assert.equal(new Date(plan?.period_start).getTime(), Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    assert.equal(new Date(plan?.period_end).getTime(), Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  });
});

describe('a plan with several keys', () => {
  it('creates labelled keys up to its limit and rejects one more', async () => {
    await sql`update public.subscriptions set status = 'active', plan = 'growth' where user_id = ${ada.id}`;
    const second = await ada.client
      .from('api_keys')
      .insert({ user_id: ada.id, label: 'Staging', api_key: 'new' })
      .select('label, api_key')
      .single();
    assert.equal(second.data?.label, 'Staging');
    assert.match(second.data?.api_key, /^THE[0-9a-f]{15}$/);
    const third = await ada.client
      .from('api_keys')
      .insert({ user_id: ada.id, label: 'One too many' })
      .select('label')
      .single();
    assert.match(third.error?.message ?? '', /plan does not include another API key/);
  });
});
