import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { array, assert as assertProperty, asyncProperty, constantFrom, jsonValue, oneof, tuple } from 'fast-check';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { fillAccount } from '../../testing/account-rows.ts';
import { testDatabase } from '../../testing/database.ts';

const test = await testDatabase();
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
await fillAccount(test.database.sql, ada.id);
const prices = () => plane.visitor.from('price_list');
const rest = (path: string, options: Parameters<typeof plane.request>[1] = {}) =>
  plane.request(`/rest/v1/${path}`, { token: ada.accessToken, ...options });

describe('reading', () => {
  it('filters by every operator of supabase-js', async () => {
    const names = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
      const { data, error } = await query;
      assert.equal(error, null);
      return (data as { report_tier: string }[]).map((row) => row.report_tier);
    };
    const base = () => prices().select('report_tier').order('report_tier');
    assert.deepEqual(await names(base().eq('report_tier', 'natal')), ['natal']);
    assert.deepEqual(await names(base().in('report_tier', ['natal', 'vedic', 'a,b'])), ['natal', 'vedic']);
    assert.deepEqual(await names(base().gte('unit_price_usd', 0.008).lt('unit_price_usd', 1)), [
      'group',
      'yearly_cycle',
    ]);
    assert.deepEqual(await names(base().like('report_tier', 'na%')), ['natal']);
    assert.deepEqual(await names(base().ilike('report_tier', 'NAT*')), ['natal']);
    assert.deepEqual(await names(base().or('report_tier.eq.natal,and(report_tier.eq.vedic,unit_price_usd.gt.0)')), [
      'natal',
      'vedic',
    ]);
    assert.deepEqual(await names(base().not('report_tier', 'neq', 'natal')), ['natal']);
    assert.deepEqual(await names(base().filter('report_tier', 'not.in', '(natal)').eq('report_tier', 'natal')), []);
    assert.deepEqual(await names(base().likeAnyOf('report_tier', ['nata%', 'vedi%'])), ['natal', 'vedic']);
    assert.deepEqual(await names(base().is('description', null).eq('report_tier', 'natal')), []);
    assert.deepEqual(await names(base().textSearch('report_tier', 'natal')), ['natal']);
    assert.deepEqual(await names(base().match({ report_tier: 'natal', unit_price_usd: 0.002 })), ['natal']);
  });

  it('reaches into JSON, renames and casts', async () => {
    const { data, error } = await ada.client
      .from('translator_logs')
      .select('day:request_payload->>birth_date, request_payload->birth_date, ms:processing_time_ms::text')
      .eq('request_payload->>birth_date', '1990-01-01')
      .limit(1);
    assert.equal(error, null);
    assert.deepEqual(data, [{ day: '1990-01-01', birth_date: '1990-01-01', ms: '1.234' }]);
  });

  it('returns ranges and counts as supabase-js requests them', async () => {
    const all = await prices().select('*', { count: 'exact', head: true });
    assert.deepEqual([all.data, all.count, all.status], [null, 23, 200]);
    const page = await prices().select('report_tier', { count: 'exact' }).order('report_tier').range(2, 4);
    assert.deepEqual([page.data?.length, page.count, page.status], [3, 23, 206]);
    const beyond = await prices().select('report_tier', { count: 'exact' }).range(90, 99);
    assert.deepEqual([beyond.status, beyond.error?.code], [416, 'PGRST103']);
    const ranged = await rest('price_list?select=report_tier&order=report_tier', { headers: { Range: '0-1' } });
    assert.deepEqual(
      [ranged.status, ranged.headers.get('content-range'), ((await ranged.json()) as unknown[]).length],
      [200, '0-1/*', 2],
    );
  });

  it('embeds rows joined by a foreign key, as an object or a list, with their own filters', async () => {
    const calls = await ada.client
      .from('translator_logs')
      .select('id, cost:api_usage!inner(total_cost_usd)')
      .gt('cost.total_cost_usd', 0);
    assert.deepEqual(
      calls.data?.map(({ cost }) => cost),
      [{ total_cost_usd: 0.002 }],
    );
    const spread = await ada.client
      .from('api_usage')
      .select('total_cost_usd, ...translator_logs(response_status)')
      .gt('total_cost_usd', 0);
    assert.deepEqual(spread.data, [{ total_cost_usd: 0.002, response_status: 200 }]);
    const plans = await ada.client
      .from('plans')
      .select('id, subscriptions(plan)')
      .order('id')
      .eq('subscriptions.user_id', ada.id);
    assert.deepEqual(
      plans.data?.map(({ id, subscriptions }) => [id, subscriptions.length]),
      [
        ['growth', 0],
        ['professional', 0],
        ['starter', 1],
      ],
    );
    assert.equal((await ada.client.from('plans').select('id, price_list(*)')).error?.code, 'PGRST200');
    assert.equal((await rest('plans?subscriptions.plan=eq.x')).status, 400);
  });

  it('answers CSV or one object, or says why it cannot', async () => {
    const { data } = await prices()
      .select('report_tier, unit_price_usd')
      .in('report_tier', ['natal', 'vedic'])
      .order('report_tier')
      .csv();
    assert.equal(data, 'report_tier,unit_price_usd\nnatal,0.0020\nvedic,0.0030');
    const none = await prices().select('report_tier').eq('report_tier', 'none').single();
    assert.deepEqual(
      [none.status, none.error?.code, none.error?.details],
      [406, 'PGRST116', 'The result contains 0 rows'],
    );
    assert.equal((await rest('price_list', { headers: { Accept: 'image/png' } })).status, 406);
  });

  it('explains what is wrong with a table, a column, a value, a method or a type', async () => {
    const fault = async (path: string, options?: Parameters<typeof rest>[1]) => {
      const answer = await rest(path, options);
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    assert.deepEqual(await fault('nowhere'), [404, 'PGRST205']);
    assert.deepEqual(await fault('price_list?select=nothing'), [400, '42703']);
    assert.deepEqual(await fault('price_list?nothing=eq.1'), [400, '42703']);
    assert.deepEqual(await fault('translator_logs?id=eq.no-uuid'), [400, '22P02']);
    assert.deepEqual(await fault('user_credits', { method: 'POST', body: { nothing: 1 } }), [400, 'PGRST204']);
    assert.deepEqual(await fault('user_credits', { method: 'PUT', body: {} }), [405, 'PGRST117']);
    assert.deepEqual(await fault('user_credits', { method: 'POST', body: 1 }), [400, 'PGRST102']);
    assert.deepEqual(
      await fault('user_credits', { method: 'POST', body: {}, headers: { 'Content-Type': 'text/plain' } }),
      [415, 'PGRST102'],
    );
    assert.deepEqual(await fault('api_keys', { method: 'DELETE' }), [400, '21000']);
    assert.deepEqual(await fault('api_keys', { method: 'PATCH', body: { label: 'x' } }), [400, '21000']);
  });
});

describe('writing', () => {
  it('rolls back a change that affects more or fewer rows than the caller allowed', async () => {
    await test.database
      .sql`update public.subscriptions set plan = 'growth', status = 'active', trial_ends_at = null where user_id = ${ada.id}`;
    const second = await ada.client
      .from('api_keys')
      .insert({ user_id: ada.id, label: 'Second' })
      .select('label')
      .single();
    assert.deepEqual([second.status, second.data], [201, { label: 'Second' }]);
    const both = await ada.client
      .from('api_keys')
      .update({ label: 'Both' })
      .eq('user_id', ada.id)
      .select('label')
      .single();
    assert.equal(both.error?.code, 'PGRST116');
    const few = await rest(`api_keys?user_id=eq.${ada.id}`, {
      method: 'PATCH',
      body: { label: 'Both' },
      headers: { Prefer: 'handling=strict,max-affected=1' },
    });
    assert.deepEqual([few.status, ((await few.json()) as { code: string }).code], [400, 'PGRST124']);
    const labels = await ada.client.from('api_keys').select('label').eq('label', 'Both');
    assert.deepEqual(labels.data, []);
  });

  it('changes nothing for an empty change and an empty list', async () => {
    assert.equal((await rest(`api_keys?user_id=eq.${ada.id}`, { method: 'PATCH', body: {} })).status, 204);
    assert.equal((await rest('api_keys', { method: 'POST', body: [] })).status, 201);
  });

  it('refuses rows whose keys differ, and names the column list instead when given', async () => {
    const answer = await rest('api_keys', { method: 'POST', body: [{ label: 'a' }, { user_id: ada.id }] });
    assert.equal(((await answer.json()) as { code: string }).code, 'PGRST102');
  });
});

it('no query string, body or header makes the server fail', async () => {
  const word = constantFrom(
    'id',
    'user_id',
    'select',
    'order',
    'or',
    'and',
    'not.or',
    'limit',
    'offset',
    'columns',
    'on_conflict',
    'api_usage',
    'request_payload',
    'eq',
    'in',
    'is',
    'not',
    'like',
    'cs',
    'fts',
    'null',
    '(',
    ')',
    ',',
    '.',
    '->',
    '->>',
    '"',
    '*',
    '::',
    '!inner',
    '...',
    '{',
    '}',
    '\0',
    '\\',
    "'",
    '%',
    '$1',
    '--',
    ';',
    '9'.repeat(30),
    '-1',
    'é',
    '\u{1F31E}',
    '\uD800',
  );
  const text = array(word, { maxLength: 8 }).map((words) => words.join(''));
  const table = constantFrom(
    'translator_logs',
    'api_keys',
    'api_usage',
    'subscriptions',
    'user_credits',
    'plans',
    'usage_by_day',
    '\0',
    '..',
    '%00',
    'pg_class',
  );
  await assertProperty(
    asyncProperty(
      table,
      array(tuple(text, text), { maxLength: 4 }),
      constantFrom('GET', 'POST', 'PATCH', 'DELETE'),
      oneof(jsonValue(), text),
      text,
      async (name, pairs, method, body, range) => {
        const query = new URLSearchParams(pairs);
        if (method === 'DELETE' || method === 'PATCH')
          query.append('user_id', 'eq.00000000-0000-0000-0000-000000000000');
        const headers = {
          Range: encodeURIComponent(range.toWellFormed()),
          Prefer: encodeURIComponent(range.toWellFormed()),
        };
        const answer = await rest(`${encodeURIComponent(name)}?${query}`, {
          method,
          headers,
          ...(method === 'POST' || method === 'PATCH' ? { body } : {}),
        });
        assert.ok(answer.status < 500, `${method} ${name}?${query} → ${answer.status} ${await answer.text()}`);
      },
    ),
    { numRuns: 400, seed: 4711 },
  );
});
