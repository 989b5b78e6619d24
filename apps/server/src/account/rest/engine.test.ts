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
  it('filters by every supported operator of supabase-js', async () => {
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
    assert.deepEqual(await names(base().is('description', null).eq('report_tier', 'natal')), []);
    assert.deepEqual(await names(base().match({ report_tier: 'natal', unit_price_usd: 0.002 })), ['natal']);
  });

  it('returns ranges and counts as supabase-js requests them', async () => {
    const all = await prices().select('*', { count: 'exact', head: true });
    assert.deepEqual([all.data, all.count, all.status], [null, 23, 200]);
    const some = await prices().select('*', { count: 'exact', head: true }).in('report_tier', ['natal', 'vedic']);
    assert.equal(some.count, 2);
    const page = await prices().select('report_tier', { count: 'exact' }).order('report_tier').range(2, 4);
    assert.deepEqual([page.data?.length, page.count, page.status], [3, 23, 206]);
    const beyond = await prices().select('report_tier', { count: 'exact' }).range(90, 99);
    assert.deepEqual([beyond.status, beyond.error?.code], [416, 'PGRST103']);
    const ranged = await rest('price_list?select=report_tier&order=report_tier', { headers: { Range: '0-1' } });
    assert.deepEqual(
      [ranged.status, ranged.headers.get('content-range'), ((await ranged.json()) as unknown[]).length],
      [200, '0-1/*', 2],
    );
    for (const range of ['5-1', '20000-20100'])
      assert.equal((await rest('price_list', { headers: { Range: range } })).status, 416, range);
  });

  it('renames columns, and returns windows as supabase-js requests them', async () => {
    const page = await prices().select('tier:report_tier').order('report_tier').range(2, 4);
    assert.deepEqual([page.status, page.data?.length, Object.keys(page.data?.[0] ?? {})], [200, 3, ['tier']]);
    const far = await rest('price_list?offset=10001');
    assert.equal(far.status, 416);
    const problem = (await far.json()) as { code: string; hint: string };
    assert.equal(problem.code, 'PGRST103');
    assert.match(problem.hint, /Continue after the last row/);
    assert.equal((await rest('price_list?offset=10000')).status, 200);
    const head = await rest('price_list?select=id', { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
  });

  it('embeds one row joined by a key, in both directions, and rejects lists', async () => {
    const calls = await ada.client
      .from('translator_logs')
      .select('cost:api_usage(total_cost_usd, paid_by)')
      .order('created_at', { ascending: false })
      .limit(1);
    assert.deepEqual(calls.data, [{ cost: { total_cost_usd: 0.002, paid_by: 'wallet' } }]);
    const usage = await ada.client.from('api_usage').select('translator_logs(response_status)').gt('total_cost_usd', 0);
    assert.deepEqual(usage.data, [{ translator_logs: { response_status: 200 } }]);
    assert.equal((await ada.client.from('plans').select('id, price_list(*)')).error?.code, 'PGRST200');
    assert.equal((await ada.client.from('plans').select('id, subscriptions(plan)')).error?.code, 'PGRST200');
  });

  it('returns an array or one object, or says why it cannot', async () => {
    const none = await prices().select('report_tier').eq('report_tier', 'none').single();
    assert.deepEqual(
      [none.status, none.error?.code, none.error?.details],
      [406, 'PGRST116', 'The result contains 0 rows'],
    );
    for (const accept of ['image/png', 'text/csv'])
      assert.equal((await rest('price_list', { headers: { Accept: accept } })).status, 406);
  });

  it('rejects an instant that does not exist', async () => {
    for (const text of ['2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', 'yesterdayish']) {
      const { status, error } = await ada.client.from('translator_logs').select('id').lt('created_at', text);
      assert.deepEqual([status, error?.code.slice(0, 2)], [400, '22'], text);
    }
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
  it('rolls back a change that affects more rows than the caller allowed, and rejects preferences that it does not follow', async () => {
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
    for (const prefer of ['handling=strict,max-affected=1', 'resolution=merge-duplicates']) {
      const strict = await rest(`api_keys?user_id=eq.${ada.id}`, {
        method: 'PATCH',
        body: { label: 'Both' },
        headers: { Prefer: prefer },
      });
      assert.deepEqual([strict.status, ((await strict.json()) as { code: string }).code], [400, 'PGRST122']);
    }
    const labels = await ada.client.from('api_keys').select('label').eq('label', 'Both');
    assert.deepEqual(labels.data, []);
  });

  it('changes nothing for an empty change and an empty list', async () => {
    assert.equal((await rest(`api_keys?user_id=eq.${ada.id}`, { method: 'PATCH', body: {} })).status, 204);
    assert.equal((await rest('api_keys', { method: 'POST', body: [] })).status, 201);
  });

  it('rejects rows whose keys differ', async () => {
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
