import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readKeys } from '../testing/api-keys.ts';
import { fillAccount } from '../testing/account-rows.ts';
import { testAccountPlane } from '../testing/account-plane.ts';
import { testDatabase } from '../testing/database.ts';

/** Requests for Bob's rows that only an attacker would try: counts, plans, trees of conditions, other formats, other people's ids. */
const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const bob = await plane.signUp('bob@theia.test');
await fillAccount(sql, ada.id);
const bobs = await fillAccount(sql, bob.id);
const SECRET = 'Bobs-own-words-4711';
await sql`update private.calls set request_payload = ${`{"name":"${SECRET}"}`}, google_geo = ${`{"name":"${SECRET}"}`} where user_id = ${bob.id}`;
await sql`insert into public.billing_settings (user_id) values (${bob.id}), (${ada.id}) on conflict do nothing`;
const [message] = await sql<
  { id: string }[]
>`insert into private.support_messages (user_id, subject, message) values (${bob.id}, 'api', ${SECRET}) returning id`;
await sql`insert into private.support_attachments (message_id, position, filename, content_type, content) values (${message!.id}, 1, ${`${SECRET}.png`}, 'image/png', 'x')`;
await sql`insert into private.contact_messages (name, email, subject, message) values ('Bob', 'bob@theia.test', 'Billing', ${SECRET})`;
const [key] = await readKeys(test.database, bob.id);
const [ledger] = await sql<
  { id: string }[]
>`select id::text from public.credit_ledger where user_id = ${bob.id} order by id desc limit 1`;
const MARKERS = [
  bob.id,
  bob.email,
  bobs.logId,
  bobs.topupId,
  bobs.paymentMethodId,
  SECRET,
  key!.id,
  key!.api_key,
  message!.id,
  test.database.keySecretHex,
  'bob@',
];

const privateTables = (
  await sql<
    { name: string }[]
  >`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('private', 'auth') and c.relkind in ('r', 'p', 'v') order by 1`
).map(({ name }) => name);
const ownTables = (
  await sql<{ name: string; columns: string[] }[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition group by 1 order by 1`
).map(({ name, columns }) => ({ name, columns }));
const bobsRows = async () =>
  JSON.stringify(
    await Promise.all(
      [
        ...ownTables
          .filter(
            ({ columns, name }) =>
              columns.includes('user_id') &&
              !['usage_by_day', 'plan_in_force', 'cost_projection', 'api_keys'].includes(name),
          )
          .map(({ name }) => `public.${name}`),
        'private.api_keys',
        'private.support_messages',
      ].map((name) => sql`select * from ${sql(name)} where user_id = ${bob.id} order by 1, 2`),
    ),
  );
const rowsBefore = await bobsRows();

const ACTORS = [
  { who: 'another user', auth: { token: ada.accessToken } },
  { who: 'a visitor', auth: {} },
] as const;

async function assertSilent(path: string, options: Parameters<typeof plane.request>[1]): Promise<Response> {
  const answer = await plane.request(path, options);
  const text = `${JSON.stringify([...answer.headers])}${await answer.clone().text()}`;
  // Some messages repeat the caller's own input, so only text that was not in the request counts as leaked.
  const asked = decodeURIComponent(path) + JSON.stringify(options);
  for (const marker of MARKERS)
    assert.ok(asked.includes(marker) || !text.includes(marker), `${path} shows ${marker}: ${text.slice(0, 300)}`);
  assert.ok(answer.status < 500, `${path} ${answer.status}`);
  return answer;
}

for (const { who, auth } of ACTORS) {
  describe(`to ${who}`, () => {
    it('no table of another schema can be addressed', async () => {
      for (const name of privateTables.filter((hidden) => !ownTables.some((shown) => shown.name === hidden))) {
        assert.equal((await assertSilent(`/rest/v1/${name}?select=*`, auth)).status, 404, name);
        assert.ok(
          (await assertSilent(`/rest/v1/${name}`, { method: 'POST', body: { user_id: ada.id }, ...auth })).status >=
            400,
          name,
        );
      }
    });

    it('counts include only the caller’s own rows', async () => {
      for (const { name, columns } of ownTables.filter(({ columns }) => columns.includes('user_id'))) {
        for (const method of ['GET', 'HEAD'] as const) {
          for (const count of method === 'GET' ? ['exact'] : ['planned', 'exact']) {
            const answer = await assertSilent(`/rest/v1/${name}?select=${columns[0]}&user_id=neq.${ada.id}`, {
              method,
              headers: { Prefer: `count=${count}` },
              ...auth,
            });
            const total = answer.headers.get('content-range')?.split('/')[1] ?? '0';
            if (count === 'exact')
              assert.ok(answer.status >= 400 || total === '0' || total === '*', `${name} ${total}`);
          }
        }
      }
    });

    it('no kind of query, format or filter shows a row of Bob’s', async () => {
      const filters = [
        '',
        `user_id=eq.${bob.id}`,
        `or=(user_id.eq.${bob.id},and(user_id.not.is.null,or(user_id.neq.${ada.id},user_id.is.null)))`,
        `not.and=(user_id.eq.${ada.id})`,
        'user_id=not.is.null',
        `user_id=in.(${bob.id},${ada.id})`,
        `user_id=like.${bob.id.slice(0, 8)}*`,
        'limit=1000',
        'offset=1',
        'order=user_id.desc.nullslast',
        'user_id=gt.00000000-0000-0000-0000-000000000000',
        `id=eq.${bobs.logId}`,
        `translator_log_id=eq.${bobs.logId}`,
        `id=eq.${ledger!.id}`,
        `api_key=like.THE*`,
        `request_payload->>name=eq.${SECRET}`,
      ];
      for (const { name, columns } of ownTables.filter(({ columns }) => columns.includes('user_id'))) {
        const selects = [
          '*',
          columns.join(','),
          `${columns[0]},user_id::text`,
          `n:user_id`,
          `count()`,
          `${columns.at(-1)}.max()`,
          'user_id,count()',
          `*,${name}(*)`,
          '*,users(*),sessions(*),identities(*)',
          '*,credit_ledger(*),api_usage(*),translator_logs(*),subscriptions(*),plans(*)',
          '...subscriptions(*)',
          'request_payload->name',
          'request_payload->>name',
        ];
        for (let turn = 0; turn < selects.length; turn += 1) {
          const filter = filters[(turn * 5 + name.length) % filters.length]!;
          const accept = [
            'application/json',
            'text/csv',
            'application/vnd.pgrst.object+json',
            'application/vnd.pgrst.plan+json; options=analyze|verbose',
            'application/geo+json',
            'application/openapi+json',
            '*/*',
          ][turn % 7]!;
          await assertSilent(`/rest/v1/${name}?select=${encodeURIComponent(selects[turn]!)}&${filter}`, {
            headers: { Accept: accept, Range: '0-999' },
            ...auth,
          });
        }
      }
    });

    it('no write reaches a row of Bob’s, in whatever form', async () => {
      const headers = { Prefer: 'return=representation,resolution=merge-duplicates,missing=default,tx=commit' };
      for (const { name, columns } of ownTables) {
        const changes = [
          { user_id: ada.id },
          { user_id: bob.id },
          { id: bobs.logId, user_id: ada.id },
          {
            balance_usd: 1e6,
            auto_topup_enabled: true,
            monthly_limit_usd: 1e6,
            plan: 'professional',
            status: 'active',
            quota: 1e9,
            used: 0,
            unit_price_usd: 0,
            active: false,
          },
        ];
        for (const [turn, change] of changes.entries()) {
          const known = Object.fromEntries(Object.entries(change).filter(([column]) => columns.includes(column)));
          if (Object.keys(known).length === 0) continue;
          const attacks = [
            ['POST', `on_conflict=${columns[0]}`],
            ['PATCH', `user_id=eq.${bob.id}`],
            ['PUT', `${columns[0]}=not.is.null`],
            ['DELETE', `user_id=eq.${bob.id}`],
            ['PATCH', `or=(user_id.eq.${bob.id},user_id.eq.${ada.id})`],
          ] as const;
          for (const [method, query] of [attacks[turn % 5]!, attacks[(turn + 2) % 5]!]) {
            await assertSilent(`/rest/v1/${name}?${query}`, {
              method,
              headers,
              ...(method === 'DELETE' ? {} : { body: method === 'POST' ? [known, known] : known }),
              ...auth,
            });
          }
        }
      }
      assert.equal(await bobsRows(), rowsBefore);
    });

    it('no function acts for a user named in its body', async () => {
      for (const name of [
        'support-message',
        'natal-system',
        'call-answers',
        'recompute-answer',
        'billing-settings',
        'create-checkout',
        'stripe-checkout-handler',
        'billing-portal',
        'cancel-plan',
        'contact',
        'create-key',
        'rotate-key',
        '../rest/v1/api_keys',
        '__proto__',
        'constructor',
      ]) {
        for (const body of [
          { user_id: bob.id, userId: bob.id, sub: bob.id, system: 'vedic', natal_system: 'vedic', email: bob.email },
          { user: { userId: bob.id } },
          [],
        ]) {
          await assertSilent(`/functions/v1/${encodeURIComponent(name)}`, {
            method: 'POST',
            body,
            headers: { 'x-user-id': bob.id },
            ...auth,
          });
        }
      }
      assert.equal(await bobsRows(), rowsBefore);
    });
  });
}
