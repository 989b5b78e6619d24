import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fillAccount } from '../../testing/account-rows.ts';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { assertStatus } from '../../testing/outcomes.ts';

const test = await testDatabase();
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const rows = await fillAccount(test.database.sql, ada.id);

describe('the table interface answers every query of the product through supabase-js', () => {
  it('reads the API key created at sign-up, decrypted for its owner', async () => {
    const { data, error } = await ada.client
      .from('api_keys')
      .select('api_key, is_active, created_at, updated_at')
      .eq('user_id', ada.id)
      .maybeSingle();
    assert.equal(error, null);
    assert.match(data?.api_key, /^THE[0-9a-f]{15}$/);
    assert.equal(data?.is_active, true);
    assert.match(data?.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('regenerates the key in the database, whatever value the browser sends, and returns the new one', async () => {
    const before = await ada.client.from('api_keys').select('id, api_key').eq('user_id', ada.id).single();
    const { data, error } = await ada.client
      .from('api_keys')
      .update({ api_key: 'THEchosenbyattacker', updated_at: new Date().toISOString() })
      .eq('user_id', ada.id)
      .select('api_key')
      .single();
    assert.equal(error, null);
    assert.match(data?.api_key, /^THE[0-9a-f]{15}$/);
    assert.notEqual(data?.api_key, before.data?.api_key);
    const after = await ada.client.from('api_keys').select('id, api_key').eq('user_id', ada.id);
    assert.deepEqual(after.data, [{ id: before.data?.id, api_key: data?.api_key }]);
  });

  it('switches the key off and on again', async () => {
    for (const is_active of [false, true]) {
      const { data, error } = await ada.client
        .from('api_keys')
        .update({ is_active })
        .eq('user_id', ada.id)
        .select('is_active')
        .single();
      assert.equal(error, null);
      assert.deepEqual(data, { is_active });
    }
  });

  it('creates a key for a user who has none, and rejects one more than the plan has', async () => {
    const eve = await plane.signUp('eve@theia.test');
    await test.database.sql`delete from private.api_keys where user_id = ${eve.id}`;
    const made = await eve.client
      .from('api_keys')
      .insert({ user_id: eve.id, api_key: 'x', updated_at: new Date().toISOString() })
      .select('api_key')
      .single();
    assert.equal(made.error, null);
    assert.match(made.data?.api_key, /^THE[0-9a-f]{15}$/);
    const second = await eve.client
      .from('api_keys')
      .insert({ user_id: eve.id, label: 'Second' })
      .select('api_key')
      .single();
    assert.equal(second.status, 403);
    assert.match(second.error?.message ?? '', /plan does not include another API key/);
  });

  it('answers a label that is too long with 400 and without the row', async () => {
    const refused = await ada.client
      .from('api_keys')
      .update({ label: 'x'.repeat(61) })
      .eq('user_id', ada.id)
      .select('label');
    assert.equal(refused.status, 400);
    assert.equal(refused.error?.code, '23514');
    assert.doesNotMatch(JSON.stringify(refused.error), /Failing row|\\\\x/);
  });

  it('reads the balance as a number', async () => {
    const { data, error } = await ada.client
      .from('user_credits')
      .select('balance_usd, last_updated')
      .eq('user_id', ada.id)
      .single();
    assert.equal(error, null);
    assert.equal(data?.balance_usd, 12.338);
  });

  it('joins the recent calls with what they cost, newest first', async () => {
    const { data, error } = await ada.client
      .from('translator_logs')
      .select('*, api_usage(total_cost_usd)')
      .eq('user_id', ada.id)
      .order('created_at', { ascending: false })
      .limit(4);
    assert.equal(error, null);
    assert.deepEqual(
      data?.map((row) => [
        row.id === rows.logId,
        row.response_status,
        row.processing_time_ms,
        row.request_payload,
        row.api_usage,
      ]),
      [
        [true, 200, 1.234, { birth_date: '1990-01-01' }, { total_cost_usd: 0.002 }],
        [false, 200, 1.234, { birth_date: '1990-01-01' }, { total_cost_usd: 0 }],
      ],
    );
    const narrow = await ada.client
      .from('translator_logs')
      .select('id, api_usage(total_cost_usd)')
      .eq('user_id', ada.id)
      .order('created_at', { ascending: false })
      .limit(1);
    assert.deepEqual(narrow.data, [{ id: rows.logId, api_usage: { total_cost_usd: 0.002 } }]);
  });

  it('reads top-up requests and top-ups, newest first', async () => {
    const queue = await ada.client
      .from('topup_queue')
      .select('*')
      .eq('user_id', ada.id)
      .order('requested_at', { ascending: false })
      .limit(5);
    assert.deepEqual(
      queue.data?.map(({ id, status, amount_usd, processed_at, message }) => ({
        id,
        status,
        amount_usd,
        processed_at,
        message,
      })),
      [{ id: rows.topupId, status: 'pending', amount_usd: 50, processed_at: null, message: null }],
    );
    const logs = await ada.client
      .from('topup_logs')
      .select('*')
      .eq('user_id', ada.id)
      .order('created_at', { ascending: false })
      .limit(10);
    assert.deepEqual(
      logs.data?.map(({ amount_cents, status }) => ({ amount_cents, status })),
      [{ amount_cents: 5000, status: 'failed' }],
    );
  });

  it('finds products by exact name, by any case, by part of the name, and the smallest credit', async () => {
    const visitor = plane.visitor.from('stripe_products');
    assert.deepEqual((await visitor.select('price_id').eq('active', true).eq('name', 'Starter').maybeSingle()).data, {
      price_id: 'price_starter',
    });
    assert.deepEqual((await visitor.select('price_id').eq('active', true).ilike('name', 'growth').maybeSingle()).data, {
      price_id: 'price_growth',
    });
    assert.deepEqual(
      (
        await ada.client
          .from('stripe_products')
          .select('price_id')
          .eq('active', true)
          .ilike('name', '%relationship%')
          .single()
      ).data,
      { price_id: 'price_relationship' },
    );
    assert.deepEqual(
      (
        await visitor
          .select('price_id, amount_usd')
          .eq('active', true)
          .eq('type', 'credit')
          .order('amount_usd', { ascending: true })
          .limit(1)
          .single()
      ).data,
      {
        price_id: 'price_credit_50',
        amount_usd: 50,
      },
    );
  });

  it('reads the newest active card, and lets its owner remove it but never restore it', async () => {
    const newest = () =>
      ada.client
        .from('payment_method')
        .select('*')
        .eq('user_id', ada.id)
        .eq('active', true)
        .order('ts', { ascending: false })
        .limit(1)
        .maybeSingle();
    assert.equal((await newest()).data?.card_last4, '4242');
    const removed = await ada.client
      .from('payment_method')
      .update({ active: false, status_reason: 'deleted_by_user', status_changed_at: new Date().toISOString() })
      .eq('user_id', ada.id)
      .eq('stripe_payment_method_id', rows.paymentMethodId);
    assert.equal(removed.error, null);
    assert.equal((await newest()).data, null);
    const revived = await ada.client
      .from('payment_method')
      .update({ active: true })
      .eq('user_id', ada.id)
      .eq('stripe_payment_method_id', rows.paymentMethodId)
      .select();
    assert.equal(revived.status, 403);
    const [kept] = await test.database
      .sql`select active, status_reason from public.payment_method where stripe_payment_method_id = ${rows.paymentMethodId}`;
    assert.deepEqual({ ...kept }, { active: false, status_reason: 'deleted_by_user' });
  });

  it('lists every price, cheapest first, to anyone', async () => {
    const { data, error } = await plane.visitor
      .from('price_list')
      .select('*')
      .order('unit_price_usd', { ascending: true });
    assert.equal(error, null);
    assert.equal(data?.length, 23);
    assert.equal(data?.[0]?.unit_price_usd, 0.001);
    assert.equal(data?.at(-1)?.unit_price_usd, 2);
  });

  it('exposes nothing else: no foreign origin, no caching, no pages besides the tables', async () => {
    const answer = await plane.request('/rest/v1/price_list?select=name&limit=1', {
      headers: { Origin: 'https://elsewhere.test' },
    });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    for (const path of [
      '/rest/v1/',
      '/rest/v1/_system/info',
      '/_system/info',
      '/_system/config',
      '/rest/v1/../_system/info',
      '/rest/v1/%2e%2e/_system/config',
      '/auth/v1/settings',
      '/storage/v1/bucket',
    ]) {
      await assertStatus(plane.request(path), 404, path);
    }
  });

  it('answers a wrong publishable key, a forged, an expired and an ended session with 401', async () => {
    const path = '/rest/v1/user_credits?select=balance_usd';
    await assertStatus(plane.request(path, { headers: { apikey: 'sb_publishable_other' } }), 401);
    await assertStatus(plane.request(path, { token: `${ada.accessToken.slice(0, -3)}abc` }), 401);
    await assertStatus(plane.request(path, { token: await plane.accessToken(ada.id, ada.sessionId, -1) }), 401);
    const bob = await plane.signUp('bob@theia.test');
    await test.database.sql`delete from auth.sessions where id = ${bob.sessionId}`;
    const ended = await plane.request(path, { token: bob.accessToken });
    assert.equal(ended.status, 401);
    assert.match(await ended.text(), /"code":"PGRST301"/);
  });

  it('rejects a session within seconds of a global sign-out', async () => {
    const cy = await plane.signUp('cy@theia.test');
    const read = () => plane.request('/rest/v1/user_credits?select=balance_usd', { token: cy.accessToken });
    await assertStatus(read(), 200);
    await test.database.sql`delete from auth.sessions where user_id = ${cy.id}`;
    await until(async () => (await read()).status === 401, 'the refusal');
  });

  it('reveals nothing about a failed statement', async (t) => {
    const printed = t.mock.method(process.stderr, 'write', () => true);
    const secret = 'THEsecret0123456789';
    await ada.client.from('api_keys').update({ api_key: secret, nonexistent: 1 }).eq('user_id', ada.id);
    await ada.client.from('translator_logs').select('*').eq('id', secret);
    await ada.client.from('user_credits').update({ balance_usd: 1 }).eq('user_id', ada.id);
    printed.mock.restore();
    assert.deepEqual(
      printed.mock.calls.map((call) => String(call.arguments[0])),
      [],
    );
  });
});
