import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';
import { ownKeys } from '../../testing/api-keys.ts';
import { NY90, testProduct, type TestProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

const test = await testDatabase({ TRUSTED_PROXIES: '1' });
const { sql } = test.database;
const plane = await testAccountPlane(test);
/** Two nodes on one database. */
const here = await testProduct(test);
const there = await testProduct(test);

let count = 0;
async function owner(): Promise<TestUser & { readonly keys: ReturnType<typeof ownKeys> }> {
  const user = await plane.signUp(`owner-${(count += 1)}@theia.test`);
  await sql`update public.subscriptions set status = 'active', plan = 'professional' where user_id = ${user.id}`;
  await sql`insert into private.account_limits values (${user.id}, 1000)`;
  return { ...user, keys: ownKeys(plane, user) };
}
/** Status and code of a natal call. */
async function natal(
  key: string,
  headers: Readonly<Record<string, string>> = {},
  node: TestProduct = here,
): Promise<string> {
  const answer = await node.natal(key, {}, headers);
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status}${code === undefined ? '' : ` ${code}`}`;
}
const from = (address: string) => ({ 'x-forwarded-for': address });
const codeOf = async (answer: Response): Promise<string> =>
  `${answer.status} ${((await answer.json()) as { code?: string }).code ?? 'ok'}`;
const trail = async (userId: string) =>
  (
    await sql<{ event: string; actor: string; details: unknown }[]>`
      select event, actor, details from public.audit_log where user_id = ${userId} order by id`
  ).map(({ event, actor, details }) => ({ event, actor, details }));

describe('a key that is limited to products', () => {
  it('may name exactly the products of the catalogue that need a key, and subscriptions', async () => {
    const [row] = await sql<{ products: string[] }[]>`select private.key_products() as products`;
    const named = catalog
      .filter(({ name, sharedForMs }) => sharedForMs === undefined && !['swiss', 'batch', 'me'].includes(name))
      .map(({ name }) => name);
    assert.deepEqual(row?.products.toSorted(), [...named, 'subscriptions'].toSorted());
  });

  it('is refused every other one, by path, by name and in a batch, before anything is computed, and may ask about itself', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Sky', { allowed_products: ['Positions', 'vedic ', 'vedic'] });
    assert.deepEqual(key.allowed_products, ['positions', 'vedic']);
    const post = (path: string, body: unknown, node = here) =>
      node.call(path, { method: 'POST', key: key.api_key, body });
    assert.equal((await here.call('/positions', { key: key.api_key })).status, 200);
    for (const node of [here, there]) {
      assert.equal(await codeOf(await post('/swiss/natal', NY90, node)), '403 key_scope');
      assert.equal(await codeOf(await post('/swiss', { request: 'natal', ...NY90 }, node)), '403 key_scope');
      assert.equal(await codeOf(await post('/swiss', { request: 'vedic', ...NY90 }, node)), '200 ok');
      assert.equal(await codeOf(await post('/swiss/natal', { ...NY90, dry_run: true }, node)), '403 key_scope');
    }
    for (const path of ['/moonphases', '/geocode?q=Paris', '/v1/moonphases'])
      assert.equal(await codeOf(await here.call(path, { key: key.api_key })), '403 key_scope', path);
    assert.equal((await here.call('/moonphases', { method: 'HEAD', key: key.api_key })).status, 403);
    const batch = await post('/batch', {
      items: [
        { request: 'natal', body: NY90 },
        { path: '/positions', body: {} },
        { path: '/swiss', body: { request: 'natal', ...NY90 } },
      ],
    });
    const { results } = (await batch.json()) as {
      results: { status: number; problem?: { code: string; hint: string } }[];
    };
    assert.deepEqual(
      results.map(({ status, problem }) => [status, problem?.code]),
      [
        [403, 'key_scope'],
        [200, undefined],
        [403, 'key_scope'],
      ],
    );
    assert.equal(results[0]?.problem?.hint, 'It may call positions, vedic.');
    const me = (await (await here.call('/me', { key: key.api_key })).json()) as { key: Record<string, unknown> };
    assert.deepEqual(me.key['allowed_products'], ['positions', 'vedic']);
    const [computed] = await sql`
      select count(*)::int as calls from public.api_usage where api_key_id = ${key.id} and report_tier = 'natal'`;
    assert.equal(computed?.['calls'], 0);
  });

  it('is shown its own tools by MCP, and refused the others with the same code', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Agent', { allowed_products: ['natal'] });
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${here.url}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${key.api_key}` } },
      }) as Transport,
    );
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['natal_chart', 'any_product'],
    );
    const use = async (name: string, given: Record<string, unknown>) =>
      JSON.stringify(await client.callTool({ name, arguments: given }));
    assert.match(await use('vedic_chart', NY90), /key_scope/);
    assert.match(await use('any_product', { product: 'vedic', request: NY90 }), /key_scope|missing|isError/);
    assert.doesNotMatch(await use('natal_chart', NY90), /"isError":true/);
    await client.close();
  });

  it('cannot be given a word that is no product', async () => {
    const ada = await owner();
    const [first] = await ada.keys.all();
    const [status, error] = await ada.keys.refusal('limit-key', {
      id: first!.id,
      limits: { allowed_products: ['horoscope'] },
    });
    assert.equal(status, 400);
    assert.match(error, /^'horoscope' is not a product\. Products: /);
  });
});

describe('a key that is locked to web origins', () => {
  it('works for exactly these, and refuses others, none, and opaque ones', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Browser', {
      allowed_origins: ['HTTPS://App.Example.com/', 'http://localhost:3000', 'https://x.test:443', 'http://[::0:1]:80'],
    });
    assert.deepEqual(key.allowed_origins, [
      'http://[::1]',
      'http://localhost:3000',
      'https://app.example.com',
      'https://x.test',
    ]);
    const ask = (origin: string) => natal(key.api_key, { origin });
    assert.equal(await ask('https://app.example.com'), '200');
    assert.equal(await ask('http://localhost:3000'), '200');
    for (const origin of [
      'https://app.example.com:8443',
      'http://app.example.com',
      'https://app.example.com/',
      'https://app.example.com.evil.test',
      'https://evil.test',
      'https://sub.app.example.com',
      'HTTPS://APP.EXAMPLE.COM',
      'http://localhost',
      'null',
      '*',
      'https://app.example.com, https://evil.test',
    ])
      assert.equal(await ask(origin), '403 key_origin', origin);
    assert.equal(await natal(key.api_key), '403 key_origin', 'no origin');
    assert.equal(await natal(key.api_key, { origin: 'https://evil.test' }, there), '403 key_origin');
  });

  it('leaves preflights open, lets pages read the refusal, and keeps answers of one origin out of the cache of another', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Browser', { allowed_origins: ['https://app.example.com'] });
    const preflight = await here.call('/positions', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-headers': 'authorization' },
    });
    assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-origin')], [204, '*']);
    const refused = await here.call('/positions', { key: key.api_key, headers: { origin: 'https://evil.test' } });
    assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [403, '*']);
    const answered = await here.call('/positions?utc=2024-06-15T12:00:00Z', {
      key: key.api_key,
      headers: { origin: 'https://app.example.com' },
    });
    assert.match(answered.headers.get('vary') ?? '', /\bOrigin\b/);
  });

  it('holds for MCP and for the key in the body', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Browser', { allowed_origins: ['https://app.example.com'] });
    const message = (origin: string) =>
      here.call('/mcp', {
        method: 'POST',
        key: key.api_key,
        headers: { origin },
        body: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'natal_chart', arguments: NY90 },
        },
      });
    assert.equal((await message('https://evil.test')).status, 403);
    assert.doesNotMatch(await (await message('https://app.example.com')).text(), /"isError":true|key_origin/);
    const body = { ...NY90, bearer: key.api_key };
    assert.equal(await codeOf(await here.call('/swiss/natal', { method: 'POST', body })), '403 key_origin');
  });

  it('cannot be given a pattern, a path, an opaque origin or more than twenty', async () => {
    const ada = await owner();
    const [first] = await ada.keys.all();
    for (const origin of [
      '*',
      'null',
      'https://*.example.com',
      'https://example.com/app',
      'https://user@example.com',
      'example.com',
      'https://',
      'https://a.test:0',
      'https://a.test:65536',
      'file://x',
      'https://münchen.test',
      'https://[::g]',
      'https://a.test?x',
      `https://${'a'.repeat(300)}.test`,
    ])
      assert.equal(
        (await ada.keys.refusal('limit-key', { id: first!.id, limits: { allowed_origins: [origin] } }))[0],
        400,
        origin,
      );
    const many = Array.from({ length: 21 }, (_, n) => `https://a${n}.test`);
    assert.equal((await ada.keys.refusal('limit-key', { id: first!.id, limits: { allowed_origins: many } }))[0], 400);
    assert.deepEqual((await ada.keys.read(first!.id)).allowed_origins, []);
  });
});

describe('a key that is locked to addresses', () => {
  it('works from these networks only, however an address is written', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Server', {
      allowed_addresses: ['192.0.2.0/24', '::ffff:203.0.113.9', '2001:DB8:0:1::/64', '2001:db8:ffff::7'],
    });
    assert.deepEqual(key.allowed_addresses.toSorted(), [
      '192.0.2.0/24',
      '2001:db8:0:1::/64',
      '2001:db8:ffff::7/128',
      '203.0.113.9/32',
    ]);
    const allowed = ['192.0.2.255', '::ffff:192.0.2.1', '::ffff:c000:0201', '203.0.113.9', '2001:db8:0:1::5'];
    const refused = ['192.0.3.0', '203.0.113.8', '2001:db8:0:2::1', '2001:db8:ffff::8', '::ffff:192.0.3.1', '::1'];
    for (const address of [...allowed, '2001:db8:ffff:0:0:0:0:7'])
      assert.equal(await natal(key.api_key, from(address)), '200', address);
    for (const address of refused) assert.equal(await natal(key.api_key, from(address)), '403 key_address', address);
    assert.equal(
      await natal(key.api_key, from('192.0.2.1, 198.51.100.1')),
      '403 key_address',
      'what the caller wrote before our proxy counts for nothing',
    );
    // Through Hono the test's connection is a loopback address.
    assert.equal(await natal(key.api_key, {}, there), '403 key_address');
  });

  it('means IPv4 by 0.0.0.0/0 and IPv6 by ::/0, never the other', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Four', { allowed_addresses: ['0.0.0.0/0'] });
    assert.equal(await natal(key.api_key, from('198.51.100.1')), '200');
    assert.equal(await natal(key.api_key, from('2001:db8::1')), '403 key_address');
    await ada.keys.limit(key.id, { allowed_addresses: ['::/0'] });
    await until(async () => (await natal(key.api_key, from('198.51.100.1'))) === '403 key_address');
    assert.equal(await natal(key.api_key, from('::ffff:198.51.100.1')), '403 key_address');
    assert.equal(await natal(key.api_key, from('2001:db8::1')), '200');
  });

  it('cannot be given what is no network, and is told what was meant', async () => {
    const ada = await owner();
    const [first] = await ada.keys.all();
    for (const address of [
      '192.0.2.1/24',
      '10/33',
      '300.1.1.1',
      'example.com',
      '2001:db8::1/32',
      '',
      "'; drop table",
      '1.2.3.4/-1',
    ])
      assert.equal(
        (await ada.keys.refusal('limit-key', { id: first!.id, limits: { allowed_addresses: [address] } }))[0],
        400,
        address,
      );
    assert.deepEqual((await ada.keys.read(first!.id)).allowed_addresses, []);
  });
});

describe('a change of a key', () => {
  it('takes effect on every node without a wait for a cache', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Moving');
    for (const node of [here, there]) assert.equal(await natal(key.api_key, {}, node), '200');
    await ada.keys.limit(key.id, { allowed_products: ['positions'] });
    for (const node of [here, there]) await until(async () => (await natal(key.api_key, {}, node)) === '403 key_scope');
    await ada.keys.limit(key.id, { allowed_products: [] });
    for (const node of [here, there]) await until(async () => (await natal(key.api_key, {}, node)) === '200');
  });

  it('never undoes what another tab changed meanwhile', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Two tabs');
    const sessionId = randomUUID();
    await sql`insert into auth.sessions (id, user_id, signed_in_at) values (${sessionId}, ${ada.id}, now())`;
    const elsewhere = ownKeys(plane, { ...ada, accessToken: await plane.accessToken(ada.id, sessionId) });
    await Promise.all([
      elsewhere.change(key.id, { label: 'Renamed' }),
      ada.keys.limit(key.id, { allowed_products: ['natal'] }),
      ada.keys.limit(key.id, { allowed_origins: ['https://a.test'] }),
    ]);
    const { label, allowed_products: products, allowed_origins: origins } = await ada.keys.read(key.id);
    assert.deepEqual([label, products, origins], ['Renamed', ['natal'], ['https://a.test']]);
  });
});

describe('a key that expires', () => {
  it('ends by the clock of the database, says so only to who has it, and can be given more time', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Short', { expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    assert.equal(await natal(key.api_key), '200');
    await sql`update private.api_keys set expires_at = now() - interval '1 ms' where id = ${key.id}`;
    for (const node of [here, there])
      await until(async () => (await natal(key.api_key, {}, node)) === '401 expired_key');
    assert.equal(await natal('THE000000000000000'), '401 invalid_key');
    await ada.keys.limit(key.id, { expires_at: null });
    await until(async () => (await natal(key.api_key)) === '200');
  });

  it('ends in the cache of a node too, without any notification', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Short');
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`update private.api_keys set expires_at = now() + interval '400 ms' where id = ${key.id}`;
    });
    assert.equal(await natal(key.api_key), '200');
    await until(async () => (await natal(key.api_key)) === '401 expired_key');
  });

  it('cannot expire in the past, and its owner is told a week and a day before and when it came', async () => {
    const ada = await owner();
    const past = new Date(Date.now() - 1000).toISOString();
    assert.equal((await ada.keys.refusal('create-key', { label: 'Past', limits: { expires_at: past } }))[0], 400);
    const key = await ada.keys.create('Told', { expires_at: new Date(Date.now() + 30 * 86_400_000).toISOString() });
    const told = async () =>
      (
        await sql<
          { change: string }[]
        >`select change from private.key_notices where user_id = ${ada.id} and change like 'expire%' order by id`
      ).map(({ change }) => change);
    const at = async (left: string) => {
      await sql.begin(async (transaction) => {
        await transaction`set local session_replication_role = replica`;
        await transaction`update private.api_keys set expires_at = now() + ${left}::interval where id = ${key.id}`;
      });
      await sql`select private.note_key_expiries()`;
      await sql`select private.note_key_expiries()`;
    };
    await at('8 days');
    assert.deepEqual(await told(), []);
    await at('6 days');
    assert.deepEqual(await told(), ['expires']);
    await at('20 hours');
    assert.deepEqual(await told(), ['expires', 'expires']);
    await at('-1 second');
    assert.deepEqual(await told(), ['expires', 'expires', 'expired']);
    assert.ok((await trail(ada.id)).some(({ event, actor }) => event === 'key.expired' && actor === 'theia'));
  });
});

describe('a rotated key', () => {
  it('keeps its id and restrictions, and its old secret works until the overlap ends, on every node', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Turning', { allowed_products: ['natal'] });
    const rotated = await ada.keys.rotate(key.id, 24);
    assert.equal(rotated.id, key.id);
    assert.notEqual(rotated.api_key, key.api_key);
    assert.deepEqual(rotated.allowed_products, ['natal']);
    assert.equal(rotated.old_key_ending, key.api_key.slice(-4));
    assert.ok(Math.abs(Date.parse(rotated.old_key_until ?? '') - Date.now() - 86_400_000) < 60_000);
    for (const node of [here, there])
      for (const secret of [key.api_key, rotated.api_key]) assert.equal(await natal(secret, {}, node), '200');
    const logged = await sql`select distinct api_key_id from public.translator_logs where user_id = ${ada.id}`;
    assert.deepEqual(
      logged.map((row) => row['api_key_id']),
      [key.id],
    );
    await until(async () => {
      const row = await ada.keys.read(key.id);
      return row.last_used_at !== null && row.old_key_last_used_at !== null;
    });
    await ada.keys.run('end-old-key', { id: key.id });
    for (const node of [here, there])
      await until(async () => (await natal(key.api_key, {}, node)) === '401 invalid_key');
    assert.equal(await natal(rotated.api_key), '200');
  });

  it('has two secrets at most: rotating again ends the oldest at once, regenerating ends both', async () => {
    const ada = await owner();
    const first = await ada.keys.create('Turning');
    const second = await ada.keys.rotate(first.id, 168);
    const third = await ada.keys.rotate(first.id, 1);
    for (const node of [here, there]) {
      await until(async () => (await natal(first.api_key, {}, node)) === '401 invalid_key');
      assert.equal(await natal(second.api_key, {}, node), '200');
      assert.equal(await natal(third.api_key, {}, node), '200');
    }
    const fourth = await ada.keys.change(first.id, { api_key: 'regenerate' });
    assert.equal(fourth.old_key_until, null);
    for (const old of [second, third]) await until(async () => (await natal(old.api_key)) === '401 invalid_key');
    assert.equal(await natal(fourth.api_key), '200');
    const none = await ada.keys.rotate(first.id, 0);
    await until(async () => (await natal(fourth.api_key)) === '401 invalid_key');
    assert.equal(await natal(none.api_key), '200');
  });

  it('tells the old secret that its overlap is over, at the same moment on every node', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Turning');
    await ada.keys.rotate(key.id, 1);
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`update private.replaced_keys set until = now() + interval '300 ms' where id = ${key.id}`;
    });
    for (const node of [here, there])
      await until(async () => (await natal(key.api_key, {}, node)) === '401 expired_key');
    assert.equal((await ada.keys.read(key.id)).old_key_until, null);
  });

  it('is rotated once by several windows that saw the same secret, and not by one that saw an earlier state', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Raced');
    const rotation = { id: key.id, overlap_hours: 24, seen: key.updated_at };
    const answers = await Promise.all(Array.from({ length: 6 }, () => ada.keys.ask('rotate-key', rotation)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409, 409]);
    const { old_key_ending: ending } = await ada.keys.read(key.id);
    assert.equal(ending, key.api_key.slice(-4), 'the secret that every window saw still works');
    assert.deepEqual(await ada.keys.refusal('rotate-key', rotation), [
      409,
      'This key has just been changed. Load it again.',
    ]);
  });

  it('refuses other overlaps, and a key that is switched off', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Bounds');
    const refuse = async (hours: number) => {
      const { updated_at: seen } = await ada.keys.read(key.id);
      return (await ada.keys.refusal('rotate-key', { id: key.id, overlap_hours: hours, seen }))[0];
    };
    for (const hours of [-1, 169, 1_000_000, 2 ** 40, 0.5]) assert.equal(await refuse(hours), 400);
    const rotated = await ada.keys.rotate(key.id, 2);
    await ada.keys.run('revoke-key', { id: key.id });
    assert.equal(await refuse(2), 409);
    for (const secret of [key, rotated]) await until(async () => (await natal(secret.api_key)) === '401 revoked_key');
    await ada.keys.run('activate-key', { id: key.id });
    await until(async () => (await natal(rotated.api_key)) === '200');
    await ada.keys.run('revoke-key', { id: key.id });
    const regenerated = await ada.keys.run('rotate-key', { id: key.id });
    assert.deepEqual([regenerated.is_active, regenerated.old_key_until], [true, null]);
  });
});

describe('the keys of an account', () => {
  it('are as many live ones as the plan says, twenty in all, and only test keys can be deleted', async () => {
    const ada = await plane.signUp('many@theia.test');
    const keys = ownKeys(plane, ada);
    assert.deepEqual(await keys.refusal('create-key', { label: 'More' }), [
      403,
      'Your plan does not include another API key',
    ]);
    for (let n = 1; n < 20; n += 1) await keys.run('create-key', { label: `Test ${n}`, is_test: true });
    assert.deepEqual(await keys.refusal('create-key', { label: 'More', is_test: true }), [
      403,
      'An account has at most 20 API keys',
    ]);
    const [live, test1] = await keys.all();
    assert.deepEqual(await keys.refusal('delete-key', { id: live!.id }), [
      409,
      'Only test keys can be deleted. Revoke the key instead.',
    ]);
    assert.equal((await keys.ask('delete-key', { id: test1!.id })).status, 200);
    assert.equal((await keys.send('PATCH', `?id=eq.${live?.id}`, { is_test: true })).status, 403);
    assert.equal((await keys.all()).length, 19);
  });

  it('show their usage of thirty days, each its own', async () => {
    const ada = await owner();
    const [one, two] = [await ada.keys.create('One'), await ada.keys.create('Two')];
    for (const { api_key: key } of [one, one, two]) assert.equal(await natal(key), '200');
    const answer = await plane.request('/rest/v1/key_usage', { token: ada.accessToken });
    const rows = (await answer.json()) as { api_key_id: string; calls: number }[];
    assert.deepEqual(
      new Map(rows.map((row) => [row.api_key_id, row.calls])),
      new Map([
        [one.id, 2],
        [two.id, 1],
      ]),
    );
  });
});

describe('the audit log', () => {
  it('tells who changed what of a key, from where, and never a secret', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Watched');
    await ada.keys.run('rename-key', { id: key.id, label: 'Seen' });
    await ada.keys.limit(key.id, { allowed_products: ['natal'], allowed_addresses: ['192.0.2.0/24'] });
    const rotated = await ada.keys.rotate(key.id, 1);
    const regenerated = await ada.keys.change(key.id, { api_key: 'x' });
    await ada.keys.run('revoke-key', { id: key.id });
    await ada.keys.run('activate-key', { id: key.id });
    const rows =
      await sql`select * from public.audit_log where user_id = ${ada.id} and subject_id = ${key.id} order by id`;
    assert.deepEqual(
      rows.map((row) => row['event']),
      [
        'key.created',
        'key.renamed',
        'key.restricted',
        'key.rotated',
        'key.old_key_ended',
        'key.regenerated',
        'key.revoked',
        'key.activated',
      ],
    );
    for (const row of rows)
      assert.deepEqual([row['actor'], row['session_id'], row['network']], ['owner', ada.sessionId, '192.0.2.7']);
    assert.deepEqual(rows[2]?.['details'], {
      allowed_products: [[], ['natal']],
      allowed_addresses: [[], ['192.0.2.0/24']],
    });
    const text = JSON.stringify(rows);
    for (const { api_key: secret } of [key, rotated, regenerated]) assert.ok(!text.includes(secret));
    const read = await plane.request('/rest/v1/audit_log?select=event&event=like.key.*', { token: ada.accessToken });
    assert.equal(((await read.json()) as unknown[]).length, rows.length + 1, 'with the key made at sign-up');
  });

  it('notes a call from a refused place once an hour for each key and reason', async () => {
    const ada = await owner();
    const key = await ada.keys.create('Locked', { allowed_origins: ['https://a.test'] });
    for (const node of [here, there])
      for (let n = 0; n < 3; n += 1) await natal(key.api_key, { origin: 'https://evil.test' }, node);
    const refused = async () => (await trail(ada.id)).filter(({ event }) => event === 'key.refused');
    await until(async () => (await refused()).length > 0);
    await sql`select private.note_refused_uses(${JSON.stringify([{ key_id: key.id, reason: 'origin', network: '::1', origin: 'x' }])}::text::json)`;
    assert.deepEqual(await refused(), [
      { event: 'key.refused', actor: 'caller', details: { reason: 'origin', origin: 'https://evil.test' } },
    ]);
    await sql`update private.refused_key_uses set noted_at = now() - interval '61 minutes'`;
    await sql`select private.note_refused_uses(${JSON.stringify([{ key_id: key.id, reason: 'origin', network: '::1', origin: 'x' }])}::text::json)`;
    assert.equal((await refused()).length, 2);
  });

  it('is not changed by anybody, not even by the server', async () => {
    const ada = await owner();
    await ada.keys.create('x');
    await assert.rejects(
      sql`update public.audit_log set event = 'key.renamed' where user_id = ${ada.id}`,
      /only added to/,
    );
    for (const [method, body] of [
      ['POST', { event: 'key.created', user_id: ada.id, actor: 'owner' }],
      ['PATCH', { event: 'key.created' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await plane.request(`/rest/v1/audit_log${method === 'POST' ? '' : '?id=gt.0'}`, {
        method,
        token: ada.accessToken,
        ...(body === undefined ? {} : { body }),
      });
      assert.equal(answer.status, 403, method);
    }
  });
});
