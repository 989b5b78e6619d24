import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPool } from '../database/database.ts';
import { keyOperations } from '../rules/operations/keys.ts';
import { connectApp } from '../testing/api-keys.ts';
import { fillAccount } from '../testing/account-rows.ts';
import { testAccountPlane } from '../testing/account-plane.ts';
import { testDatabase } from '../testing/database.ts';

const test = await testDatabase();
const { sql, roles } = test.database;

/** The rights of the request roles, read before the engine has had its first request. */
const rightsHeld = () => sql<{ right: string }[]>`
  select wire || ' may ' || lower(privilege) || ' ' || relation as right
  from (values ('anon', ${roles.anon}), ('authenticated', ${roles.authenticated})) as r (wire, role),
       lateral (select c.oid, n.nspname || '.' || c.relname as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace
                where n.nspname in ('public', 'private', 'auth', 'supabase_migrations') and c.relkind in ('r', 'p', 'v', 'm', 'S')) as t,
       unnest(case when (select relkind from pg_class where oid = t.oid) = 'S' then array['USAGE', 'SELECT', 'UPDATE'] else array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'] end) as privilege
  where case when (select relkind from pg_class where oid = t.oid) = 'S' then has_sequence_privilege(role, t.oid, privilege) else has_table_privilege(role, t.oid, privilege) end
  order by 1`;
const rightsBefore = (await rightsHeld()).map((row) => row.right);

const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const bob = await plane.signUp('bob@theia.test');
await fillAccount(sql, ada.id);
const bobs = await fillAccount(sql, bob.id);
for (const { id } of [ada, bob]) await connectApp(test.database, id, '1');
const [bobsKey] = await sql<
  { id: string; updated_at: string }[]
>`select id, to_json(updated_at) #>> '{}' as updated_at from private.api_keys where user_id = ${bob.id} and not is_app`;
const [day] = await sql<{ suffix: string }[]>`select to_char(now() at time zone 'utc', 'YYYYMMDD') as suffix`;

const everything = async () =>
  JSON.stringify(
    await sql`select (select jsonb_agg(to_jsonb(k) order by id) from private.api_keys k) as keys, (select jsonb_agg(to_jsonb(c) order by user_id) from user_credits c) as credits,
      (select jsonb_agg(to_jsonb(l) order by id) from credit_ledger l) as ledger, (select jsonb_agg(to_jsonb(t) order by id) from translator_logs t) as logs,
      (select jsonb_agg(to_jsonb(u) order by translator_log_id) from api_usage u) as usage, (select jsonb_agg(to_jsonb(q) order by id) from topup_queue q) as queue,
      (select jsonb_agg(to_jsonb(g) order by id) from topup_logs g) as topups, (select jsonb_agg(to_jsonb(m) order by id) from payment_method m) as cards,
      (select jsonb_agg(to_jsonb(s) order by user_id) from subscriptions s) as subscriptions, (select jsonb_agg(to_jsonb(p) order by user_id) from quota_periods p) as quotas,
      (select jsonb_agg(to_jsonb(r) order by id) from price_list r) as prices, (select jsonb_agg(to_jsonb(x) order by id) from stripe_products x) as products,
      (select jsonb_agg(to_jsonb(y) order by id) from plans y) as plans`,
  );
const rowsBefore = await everything();

const OWN_TABLES = [
  'api_keys',
  'connected_apps',
  'user_credits',
  'translator_logs',
  'api_usage',
  'topup_queue',
  'topup_logs',
  'payment_method',
  'subscriptions',
  'quota_periods',
  'credit_ledger',
  'plan_in_force',
  'cost_projection',
  'usage_by_day',
  'calls_by_day',
  'key_usage',
  'dismissed',
  'audit_log',
] as const;
const PUBLIC_TABLES = ['plans', 'price_list', 'stripe_products'] as const;

interface Attack {
  readonly table: string;
  readonly change: Readonly<Record<string, unknown>>;
}
const FORBIDDEN_CHANGES: readonly Attack[] = [
  { table: 'user_credits', change: { balance_usd: 1_000_000 } },
  { table: 'credit_ledger', change: { amount_usd: 1_000_000 } },
  { table: 'translator_logs', change: { response_status: 500 } },
  { table: 'api_usage', change: { total_cost_usd: 0 } },
  { table: 'subscriptions', change: { plan: 'professional', status: 'active' } },
  { table: 'quota_periods', change: { used: 0 } },
  { table: 'topup_queue', change: { status: 'completed' } },
  { table: 'topup_logs', change: { amount_cents: 1 } },
  { table: 'payment_method', change: { user_id: '00000000-0000-0000-0000-000000000000' } },
  { table: 'payment_method', change: { card_last4: '0000' } },
  { table: 'price_list', change: { unit_price_usd: 0 } },
  { table: 'stripe_products', change: { amount_usd: 0.01 } },
  { table: 'plans', change: { price_usd: 0 } },
  { table: 'api_keys', change: { blocked_at: null } },
  { table: 'api_keys', change: { last_used_at: null } },
  { table: 'api_keys', change: { old_key_ending: 'abcd' } },
  { table: 'api_keys', change: { old_key_last_used_at: null } },
  { table: 'api_keys', change: { old_key_until: null } },
  { table: 'api_keys', change: { overlap_hours: 1 } },
  { table: 'api_keys', change: { is_test: true } },
  { table: 'api_keys', change: { expires_at: null } },
  { table: 'api_keys', change: { allowed_products: [] } },
  { table: 'api_keys', change: { allowed_origins: [] } },
  { table: 'api_keys', change: { allowed_addresses: [] } },
  { table: 'audit_log', change: { event: 'key.renamed' } },
  { table: 'audit_log', change: { details: {} } },
  { table: 'key_usage', change: { calls: 0 } },
  { table: 'api_keys', change: { user_id: '00000000-0000-0000-0000-000000000000' } },
];

const actors = [
  { who: 'another signed-in user', auth: { token: ada.accessToken } },
  { who: 'a visitor', auth: {} },
] as const;

const refused = (status: number) => status >= 400 && status < 500;

describe('the database limits every user to their own rows', () => {
  for (const { who, auth } of actors) {
    for (const table of OWN_TABLES) {
      it(`shows ${who} none of Bob’s ${table}`, async () => {
        for (const query of [
          `select=*&user_id=eq.${bob.id}`,
          `select=*&or=(user_id.eq.${bob.id},user_id.is.null)`,
          `select=user_id&user_id=not.eq.${ada.id}`,
        ]) {
          const answer = await plane.request(`/rest/v1/${table}?${query}`, auth);
          const body = await answer.text();
          assert.ok(refused(answer.status) || body === '[]', `${answer.status} ${body}`);
          assert.ok(!body.includes(bob.id));
        }
      });
      it(`lets ${who} delete nothing from ${table}`, async () => {
        const answer = await plane.request(`/rest/v1/${table}?user_id=not.is.null`, { method: 'DELETE', ...auth });
        assert.ok(refused(answer.status), String(answer.status));
      });
      it(`lets ${who} insert nothing for Bob into ${table}`, async () => {
        const answer = await plane.request(`/rest/v1/${table}`, { method: 'POST', body: { user_id: bob.id }, ...auth });
        assert.ok(refused(answer.status), String(answer.status));
      });
    }
    for (const table of PUBLIC_TABLES) {
      it(`lets ${who} read ${table} and write nothing to it`, async () => {
        assert.equal((await plane.request(`/rest/v1/${table}?select=*`, auth)).status, 200);
        assert.ok(
          refused((await plane.request(`/rest/v1/${table}?id=not.is.null`, { method: 'DELETE', ...auth })).status),
        );
        assert.ok(
          refused((await plane.request(`/rest/v1/${table}`, { method: 'POST', body: { name: 'x' }, ...auth })).status),
        );
      });
    }
    for (const { table, change } of FORBIDDEN_CHANGES) {
      it(`does not let ${who} set ${Object.keys(change).join(', ')} of ${table}`, async () => {
        for (const [method, filter] of [
          ['PATCH', 'id'],
          ['PATCH', 'user_id'],
          ['PUT', 'id'],
        ] as const) {
          const answer = await plane.request(`/rest/v1/${table}?${filter}=not.is.null`, {
            method,
            body: change,
            headers: { Prefer: 'return=representation' },
            ...auth,
          });
          assert.ok(refused(answer.status), `${method} ${answer.status} ${await answer.text()}`);
        }
        const upsert = await plane.request(`/rest/v1/${table}`, {
          method: 'POST',
          body: { user_id: ada.id, ...change },
          headers: { Prefer: 'resolution=merge-duplicates' },
          ...auth,
        });
        assert.ok(refused(upsert.status), `upsert ${upsert.status}`);
      });
    }
    it(`does not let ${who} reach the table of the calls, its partitions or the past usage by name`, async () => {
      for (const name of ['calls', 'calls_default', `calls_${day?.suffix}`, 'past_usage']) {
        const answer = await plane.request(`/rest/v1/${name}?select=*`, auth);
        assert.equal(answer.status, 404);
      }
    });
    it(`does not let ${who} reach another schema by profile header, path or name`, async () => {
      for (const schema of [
        'private',
        'auth',
        'supabase_migrations',
        'pg_catalog',
        'information_schema',
        'PRIVATE',
        'public,private',
      ]) {
        for (const [method, header] of [
          ['GET', 'Accept-Profile'],
          ['PATCH', 'Content-Profile'],
          ['POST', 'Content-Profile'],
          ['GET', 'Content-Profile'],
          ['OPTIONS', 'Content-Profile'],
        ] as const) {
          const answer = await plane.request('/rest/v1/api_keys?select=*&id=not.is.null', {
            method,
            headers: { [header]: schema },
            ...(method === 'GET' || method === 'OPTIONS' ? {} : { body: { label: 'x' } }),
            ...auth,
          });
          assert.equal(answer.status, 406, `${method} ${schema}`);
        }
      }
      for (const name of [
        'private.api_keys',
        'auth.users',
        'users',
        'sessions',
        'refresh_tokens',
        'mail_outbox',
        'account_limits',
        'schema_migrations',
        'pg_authid',
        'pg_shadow',
        'pg_stat_activity',
        'public.api_keys',
        '"api_keys"',
      ]) {
        const answer = await plane.request(`/rest/v1/${encodeURIComponent(name)}?select=*`, auth);
        assert.equal(answer.status, 404, name);
      }
    });
    it(`lets ${who} call no function`, async () => {
      for (const name of [
        'key_secret',
        'hmac_sha256',
        'pad_api_key',
        'hash_api_key',
        'new_api_key',
        'issue_api_key',
        'book_credit',
        'settle_calls',
        'uid',
        'jwt',
        'current_setting',
        'set_config',
        'pg_sleep',
        'pg_read_file',
        'lo_import',
        'version',
        'query_to_xml',
      ]) {
        for (const schema of ['public', 'private', 'auth', 'pg_catalog']) {
          for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
            const answer = await plane.request(`/rest/v1/rpc/${name}`, {
              method,
              headers: { 'Accept-Profile': schema, 'Content-Profile': schema },
              ...(method === 'POST' ? { body: {} } : {}),
              ...auth,
            });
            assert.ok(answer.status === 404 || answer.status === 406, `${name} ${answer.status}`);
          }
        }
      }
    });
    it(`shows ${who} nothing through embedding, casts, computed names or odd spellings`, async () => {
      for (const query of [
        'api_usage?select=*,credit_ledger(*),translator_logs(*)',
        'translator_logs?select=*,users(*)',
        'user_credits?select=*,users(*)',
        'user_credits?select=*,auth.users(*)',
        'subscriptions?select=*,plans(*),users(email,encrypted_password)',
        'plans?select=*,subscriptions(*),quota_periods(*)',
        'plans?select=*,subscriptions!inner(*)',
        'price_list?select=*,private_api_keys(*)',
        'api_keys?select=*,private.api_keys(*)',
        'api_keys?select=key_secret',
        'api_keys?select=private.key_secret()',
        "plans?select=current_setting('theia.key_secret')",
        'plans?select=id,name::regclass',
        'plans?select=...subscriptions(stripe_customer_id)',
        'plans?select=*&order=private.key_secret()',
        "plans?select=*&id=eq.x');select private.key_secret();--",
        'plans?select=*&limit=1;drop table plans',
      ]) {
        const answer = await plane.request(`/rest/v1/${query}`, auth);
        const body = await answer.text();
        assert.ok(answer.status < 500, `${query} ${answer.status}`);
        for (const secret of [
          bob.id,
          'bob@theia.test',
          bobs.logId,
          bobs.paymentMethodId,
          test.database.keySecretHex,
          'encrypted_password":',
        ])
          assert.ok(!body.includes(secret), `${query} shows ${secret}`);
      }
    });
  }

  it('does not let Ada switch, rename, regenerate or create a key of Bob’s in the table', async () => {
    for (const change of [{ is_active: false }, { label: 'mine' }, { api_key: 'x' }]) {
      for (const filter of [`user_id=eq.${bob.id}`, `id=eq.${bobsKey?.id}`]) {
        const answer = await plane.request(`/rest/v1/api_keys?${filter}`, {
          method: 'PATCH',
          token: ada.accessToken,
          body: change,
          headers: { Prefer: 'return=representation' },
        });
        assert.equal(await answer.text(), '[]');
      }
    }
    const made = await ada.client.from('api_keys').insert({ user_id: bob.id, label: 'for Bob' }).select();
    assert.equal(made.status, 403);
  });

  it('does not let Ada or a visitor run any operation on a key of Bob’s', async () => {
    const fields = { label: 'mine', limits: {}, overlap_hours: 1, seen: bobsKey?.updated_at, user_id: bob.id };
    const names = Object.keys(keyOperations).filter((name) => name !== 'create-key');
    assert.equal(names.length, 7);
    for (const name of names) {
      const ask = (auth: { readonly token?: string }) =>
        plane.request(`/functions/v1/${name}`, { method: 'POST', body: { id: bobsKey?.id, ...fields }, ...auth });
      const answer = await ask({ token: ada.accessToken });
      assert.deepEqual([answer.status, await answer.text()], [404, '{"error":"No such API key"}'], name);
      assert.equal((await ask({})).status, 401, name);
    }
  });

  it('leaves every row and every price unchanged after all of this', async () => {
    assert.equal(await everything(), rowsBefore);
  });

  it('does not let Ada clear a block that billing put on her key', async () => {
    await sql`update private.api_keys set blocked_at = now() where user_id = ${ada.id}`;
    await ada.client.from('api_keys').update({ is_active: true, api_key: 'x' }).eq('user_id', ada.id);
    const cleared = await ada.client.from('api_keys').update({ blocked_at: null }).eq('user_id', ada.id).select();
    assert.equal(cleared.status, 403);
    const [key] = await sql`select blocked_at is not null as blocked from private.api_keys where user_id = ${ada.id}`;
    assert.equal(key?.['blocked'], true);
  });

  it('lets Ada deactivate only her own card, once and permanently', async () => {
    const others = await plane.request(`/rest/v1/payment_method?stripe_payment_method_id=eq.${bobs.paymentMethodId}`, {
      method: 'PATCH',
      token: ada.accessToken,
      body: { active: false },
      headers: { Prefer: 'return=representation' },
    });
    assert.equal(await others.text(), '[]');
    assert.equal((await ada.client.from('payment_method').update({ active: false }).eq('user_id', ada.id)).error, null);
    assert.equal((await ada.client.from('payment_method').update({ active: true }).eq('user_id', ada.id)).status, 403);
  });

  it('lets Ada save, rename and delete views of her own only, at most 20, whatever she sends', async () => {
    const made = await ada.client
      .from('saved_views')
      .insert({ name: 'Slow', query: 'slower=50' })
      .select('id, user_id');
    assert.equal(made.data?.[0]?.['user_id'], ada.id);
    const forged = await ada.client.from('saved_views').insert({ name: 'x', query: '', user_id: bob.id });
    assert.equal(forged.status, 403);
    assert.deepEqual((await ada.client.from('saved_views').select('id').neq('user_id', ada.id)).data, []);
    const [bobs] = await sql<{ id: string }[]>`select id from public.saved_views where user_id = ${bob.id}`;
    assert.deepEqual((await ada.client.from('saved_views').update({ name: 'x' }).eq('id', bobs!.id).select()).data, []);
    assert.deepEqual((await ada.client.from('saved_views').delete().eq('id', bobs!.id).select()).data, []);
    assert.equal((await ada.client.from('saved_views').update({ user_id: bob.id }).eq('user_id', ada.id)).status, 403);
    assert.equal((await ada.client.from('saved_views').insert({ name: 'Slow', query: '' })).status, 409);
    assert.equal((await ada.client.from('saved_views').insert({ name: 'Odd', query: '?<script>' })).status, 400);
    const views = Array.from({ length: 20 }, (_, index) => ({ name: `View ${index}`, query: '' }));
    assert.equal((await ada.client.from('saved_views').insert(views)).status, 409);
    assert.equal((await plane.visitor.from('saved_views').select('id')).status, 401);
    await ada.client.from('saved_views').delete().eq('user_id', ada.id);
    assert.deepEqual((await ada.client.from('saved_views').select('id')).data, []);
    assert.equal((await sql`select from public.saved_views where user_id = ${bob.id}`).length, 1);
  });

  it('lets Ada dismiss notices of her own home only, at most 50, and keeps the first steps dismissed', async () => {
    await sql`delete from public.dismissed where user_id = ${ada.id}`;
    assert.equal((await ada.client.from('dismissed').insert({ name: 'first-call' })).status, 201);
    assert.equal((await ada.client.from('dismissed').insert({ name: 'first-call' })).status, 409);
    assert.equal((await ada.client.from('dismissed').insert({ name: 'x', user_id: bob.id })).status, 403);
    assert.equal((await ada.client.from('dismissed').insert({ name: '<script>' })).status, 400);
    for (let index = 0; index < 52; index += 1) await ada.client.from('dismissed').insert({ name: `notice:${index}` });
    const held = (await ada.client.from('dismissed').select('user_id, name')).data ?? [];
    assert.equal(held.length, 50);
    assert.ok(held.every((row) => row['user_id'] === ada.id));
    for (const name of ['first-call', 'notice:51']) assert.ok(held.some((row) => row['name'] === name));
    assert.equal((await ada.client.from('dismissed').delete().eq('user_id', ada.id)).status, 403);
    assert.equal((await plane.visitor.from('dismissed').select('name')).status, 401);
    assert.equal((await sql`select from public.dismissed where user_id = ${bob.id}`).length, 1);
    await sql`delete from public.dismissed where user_id = ${ada.id}`;
  });

  it('shows Ada her own troubled webhooks by name or host, never their addresses', async () => {
    const endpoint = (id: string, owner: string, label: string, status: string) => sql`
      insert into private.webhook_endpoints (id, user_id, url, label, status, disabled_because, failing_since, signing_cipher, secret_id)
      values (${`whe_${id.padStart(26, '0')}`}, ${owner}, 'https://user:word@shop.example/hook?secret=1', ${label}, ${status},
              ${status === 'disabled' ? 'failing' : null}, now() - interval '2 hours', '\\x00', 'one')`;
    await endpoint('1', ada.id, '', 'disabled');
    await endpoint('2', ada.id, 'Orders', 'active');
    await endpoint('3', ada.id, 'Paused', 'paused');
    await endpoint('4', bob.id, 'Bob', 'disabled');
    const { data } = await ada.client.from('webhook_troubles').select('*');
    assert.deepEqual(
      data?.map(({ name, status }) => [name, status]),
      [
        ['shop.example', 'disabled'],
        ['Orders', 'active'],
      ],
    );
    assert.ok(!JSON.stringify(data).includes('secret=1'));
    assert.equal((await plane.visitor.from('webhook_troubles').select('id')).status, 401);
    await sql`delete from private.webhook_endpoints where label in ('', 'Orders', 'Paused', 'Bob') and secret_id = 'one'`;
  });

  it('gives no caller service_role or another role through the claims of a token', async () => {
    for (const path of ['user_credits?select=*', 'payment_method?select=*']) {
      const answer = await plane.request(`/rest/v1/${path}`, {
        token: test.config.secrets.publishableKey,
        headers: { role: 'service_role' },
      });
      assert.ok(refused(answer.status) || (await answer.text()) === '[]');
    }
  });

  it('grants the engine’s first request nothing: the rights are those of the migrations', async () => {
    assert.deepEqual(
      (await rightsHeld()).map((row) => row.right),
      rightsBefore,
    );
    assert.deepEqual(rightsBefore, [
      'anon may select public.plans',
      'anon may select public.price_list',
      'anon may select public.stripe_products',
      'authenticated may delete public.saved_views',
      // What the views of calls and usage read as their caller. The schema is closed, see below.
      'authenticated may select private.calls',
      'authenticated may select private.past_usage',
      ...[
        'api_keys',
        'api_usage',
        'audit_log',
        'billing_settings',
        'calls_by_day',
        'connected_apps',
        'cost_projection',
        'credit_ledger',
        'dismissed',
        'key_usage',
        'payment_method',
        'plan_in_force',
        'plans',
        'price_list',
        'quota_periods',
        'saved_views',
        'stripe_products',
        'subscriptions',
        'topup_logs',
        'topup_queue',
        'translator_logs',
        'usage_by_day',
        'user_credits',
        'webhook_troubles',
      ].map((table) => `authenticated may select public.${table}`),
    ]);
  });
});

describe('the request roles have no rights in the database that a route would have to guard', () => {
  it('lets them execute only the identity functions, those that take the key secret, and the one that decrypts the caller’s own key', async () => {
    const rows = await sql<{ callable: string }[]>`
      select wire || ': ' || n.nspname || '.' || p.proname as callable from (values ('anon', ${roles.anon}), ('authenticated', ${roles.authenticated})) as r (wire, role), pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private', 'auth') and has_function_privilege(role, p.oid, 'EXECUTE') order by 1`;
    const identity = ['auth.email', 'auth.jwt', 'auth.offer_key_pad', 'auth.role', 'auth.take_key_secret', 'auth.uid'];
    assert.deepEqual(
      rows.map((row) => row.callable),
      [
        ...identity.map((name) => `anon: ${name}`),
        ...identity.map((name) => `authenticated: ${name}`),
        'authenticated: private.own_calls_by_day',
        'authenticated: private.own_cost_projection',
        'authenticated: private.own_key_usage',
        'authenticated: private.own_plan_in_force',
        'authenticated: private.own_usage_by_day',
        'authenticated: private.own_webhook_troubles',
        'authenticated: private.pad_api_key',
      ],
    );
  });

  it('gives them no access to the private schema', async () => {
    const [row] =
      await sql`select has_schema_privilege(${roles.anon}::name, 'private', 'USAGE') or has_schema_privilege(${roles.authenticated}::name, 'private', 'USAGE') as usage`;
    assert.equal(row?.['usage'], false);
  });

  it('has row level security on every table of public, private and auth, partitions included', async () => {
    const rows = await sql<{ open: string }[]>`
      select n.nspname || '.' || c.relname as open from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private', 'auth') and c.relkind in ('r', 'p') and not c.relrowsecurity order by 1`;
    assert.deepEqual(
      rows.map((row) => row.open),
      [],
    );
  });

  it('protects partitions that are created later in the same way', async () => {
    await sql`select private.ensure_day(parent, '2031-05-01') from unnest(array['private.calls', 'private.call_answers']::regclass[]) parent`;
    const rows = await sql<{ relname: string; locked: boolean; open: boolean }[]>`
      select relname, relrowsecurity as locked, has_table_privilege(${roles.authenticated}::name, oid, 'SELECT') or has_table_privilege(${roles.anon}::name, oid, 'SELECT') as open
      from pg_class where relname in ('calls_20310501', 'call_answers_20310501') order by relname`;
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [
        { relname: 'call_answers_20310501', locked: true, open: false },
        { relname: 'calls_20310501', locked: true, open: false },
      ],
    );
  });

  it('keeps authenticator a role that owns nothing, reads nothing and can become only the two request roles', async () => {
    const authenticator = openPool(test.database.authenticatorUrl, { max: 1, name: 'theia-isolation' });
    try {
      await assert.rejects(authenticator`select * from public.plans`, /permission denied/);
      for (const role of ['theia', 'postgres', 'pg_read_all_data'])
        await assert.rejects(authenticator.unsafe(`set role ${role}`), /permission denied|does not exist/);
      await assert.rejects(authenticator`create table public.mine (id int)`, /permission denied/);
      const [owned] =
        await sql`select count(*)::int as n from pg_class where relowner = ${roles.authenticator}::regrole`;
      assert.equal(owned?.['n'], 0);
      for (const role of ['anon', 'authenticated'] as const) {
        await authenticator.begin(async (tx) => {
          await tx.unsafe(`set local role ${roles[role]}`);
          await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ada.id, role })}, true)`;
          for (const statement of [
            'select private.key_secret()',
            "select private.book_credit('" + ada.id + "', 'credit', 100, 'x', 'x')",
            'select * from private.api_keys',
            'select * from auth.users',
            'select * from auth.sessions',
            'select * from private.mail_outbox',
            'update public.user_credits set balance_usd = 9',
            'insert into public.plans select * from public.plans',
            'truncate public.plans',
          ]) {
            await assert.rejects(
              tx.savepoint((inner) => inner.unsafe(statement)),
              /permission denied|must be owner|no privileges/,
              `${role}: ${statement}`,
            );
          }
        });
      }
    } finally {
      await authenticator.end();
    }
  });
});
