import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { withKeySecrets } from '../../database/key-secret.ts';
import { readKeys } from '../../testing/api-keys.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const test = await testDatabase();
const { database, config } = test;
const { sql } = database;
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const { call, product } = await testProduct(test, { log });
const plane = await testAccountPlane(test);

let users = 0;
const signedIn = () => plane.signUp(`session-${(users += 1)}@theia.test`);
const LISTS = ['/webhooks', '/subscriptions', '/reports', '/jobs'];
async function problem(answer: Response) {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message] as const;
}
const get = (path: string, key: string, headers: Readonly<Record<string, string>> = {}) => call(path, { key, headers });

describe('a signed-in session', () => {
  it('lists webhooks, subscriptions, reports and jobs of its account, with or without /v1', async () => {
    const { accessToken } = await signedIn();
    for (const list of LISTS)
      for (const prefix of ['', '/v1']) assert.equal((await get(`${prefix}${list}`, accessToken)).status, 200, list);
  });

  it('is rejected where the account plane rejects it: ended, expired, of another project, or no session at all', async () => {
    const { id, sessionId, accessToken } = await signedIn();
    const claims = { role: 'authenticated', session_id: sessionId, email: 'a@theia.test', aal: 'aal1', amr: [] };
    const signed = (secret: Uint8Array, audience = 'authenticated') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setAudience(audience)
        .setIssuer('https://theia.example/auth/v1')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(secret);
    const invalid = 'The access token is not valid, or has expired';
    const ended = 'The session of this access token was ended, or has not shown its second factor';
    const [head = '', , signature = ''] = accessToken.split('.');
    const other = await signedIn();
    const rejected: readonly (readonly [string, string])[] = [
      [await plane.accessToken(id, sessionId, -60), invalid],
      [await signed(new Uint8Array(32)), invalid],
      [await signed(config.secrets.jwt, 'anon'), invalid],
      [`${head}.${Buffer.from(JSON.stringify({ ...claims, sub: id })).toString('base64url')}.${signature}`, invalid],
      [await plane.accessToken(id, randomUUID()), ended],
      [await plane.accessToken(other.id, sessionId), ended],
    ];
    for (const list of LISTS)
      for (const [token, message] of rejected) {
        assert.deepEqual(await problem(await get(list, token)), [401, 'invalid_key', message]);
        const account = await plane.request('/functions/v1/calls', { method: 'POST', token });
        assert.deepEqual([account.status, await account.json()], [401, { error: message }]);
      }
    assert.equal((await get('/webhooks', accessToken)).status, 200);
    await sql`delete from auth.sessions where id = ${sessionId}`;
    assert.deepEqual(await problem(await get('/webhooks', accessToken)), [401, 'invalid_key', ended]);
  });

  it('is nothing to a page of another site, also one that has a valid access token', async () => {
    const { accessToken } = await signedIn();
    for (const list of LISTS)
      for (const origin of ['https://evil.example', 'null', `${config.publicUrl}.evil.example`])
        assert.deepEqual(await problem(await get(list, accessToken, { origin })), [
          403,
          'key_origin',
          'Pages of other sites may not call this.',
        ]);
    const evil = { method: 'POST', key: accessToken, headers: { origin: 'https://evil.example' } };
    assert.equal((await call('/webhooks', { ...evil, body: { url: 'https://example.com/x' } })).status, 403);
    assert.equal((await get('/webhooks', accessToken, { origin: new URL(config.publicUrl).origin })).status, 200);
  });

  it('cannot do what needs a key: calculations, batches, tools and new subscriptions', async () => {
    const { accessToken: key } = await signedIn();
    const asked = [
      ['/swiss/natal', NY90],
      ['/batch', { items: [{ path: '/swiss/natal', body: NY90 }] }],
      ['/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
      ['/report', { kind: 'natal', ...NY90, keep: true }],
    ] as const;
    for (const [path, body] of asked) assert.equal((await call(path, { method: 'POST', key, body })).status, 401, path);
    const body = { rules: [{ type: 'void_of_course' }] };
    assert.deepEqual((await problem(await call('/subscriptions', { method: 'POST', key, body }))).slice(0, 2), [
      401,
      'missing_key',
    ]);
    assert.equal(
      (await call('/webhooks', { method: 'POST', body: { bearer: key, url: 'https://a.example' } })).status,
      401,
    );
  });

  it('has a rate of its own, which the keys of the account do not share', async () => {
    const user = await signedIn();
    const first = await get('/jobs', user.accessToken);
    assert.equal(first.headers.get('ratelimit-limit'), '40');
    while ((await product.limiter.take(`session:${user.sessionId}`, 20)).allowed);
    const limited = await get('/jobs', user.accessToken);
    assert.deepEqual(
      [...(await problem(limited)), limited.headers.get('retry-after')],
      [429, 'rate_limited', 'A session may make 20 calls per second.', '1'],
    );
    const [key] = await readKeys(database, user.id);
    assert.equal((await get('/jobs', key!.api_key)).status, 200);
  });

  it('sees what live and test keys made, which see only their own', async () => {
    const user: TestUser = await signedIn();
    const [live] = await readKeys(database, user.id);
    const [made] = await withKeySecrets(
      database,
      (transaction) => transaction<{ key: string }[]>`select private.issue_api_key(${user.id}, 'Test', true) as key`,
    );
    const testKey = made!.key;
    const add = async (key: string, label: string) => {
      const answer = await call('/webhooks', { method: 'POST', key, body: { url: 'https://127.0.0.1/x', label } });
      assert.equal(answer.status, 201, await answer.clone().text());
    };
    await add(live!.api_key, 'live');
    await add(testKey, 'test');
    await add(user.accessToken, 'session');
    const labels = async (key: string) => {
      const { webhooks } = (await (await get('/webhooks', key)).json()) as { webhooks: { label: string }[] };
      return webhooks.map(({ label }) => label).toSorted();
    };
    assert.deepEqual(await labels(user.accessToken), ['live', 'session', 'test']);
    assert.deepEqual(await labels(live!.api_key), ['live', 'session']);
    assert.deepEqual(await labels(testKey), ['test']);
  });

  it('is in the log of requests with its user, and never with its token', async () => {
    const user = await signedIn();
    const requestId = `session-${randomUUID()}`;
    await get('/reports', user.accessToken, { 'x-request-id': requestId });
    const line = lines.find((one) => one.includes(requestId));
    const { user_id: userId, key_id: keyId } = JSON.parse(line ?? '{}') as { user_id: string; key_id: string | null };
    assert.deepEqual([userId, keyId], [user.id, null]);
    assert.ok(lines.every((one) => !one.includes(user.accessToken)));
  });
});

describe('the jobs of an account', () => {
  it('are listed, read and deleted by its session, and by nobody else', async () => {
    const [user, stranger] = [await signedIn(), await signedIn()];
    await sql`update public.subscriptions set status = 'active', plan = 'professional' where user_id = ${user.id}`;
    const [key] = await readKeys(database, user.id);
    const sent = await call('/batch', {
      method: 'POST',
      key: key!.api_key,
      headers: { prefer: 'respond-async' },
      body: { items: [{ id: 'a', path: '/swiss/natal', body: NY90 }] },
    });
    assert.equal(sent.status, 202, await sent.clone().text());
    const { id } = (await sent.json()) as { id: string };
    const list = async ({ accessToken }: TestUser) =>
      ((await (await get('/jobs', accessToken)).json()) as { jobs: { id: string }[] }).jobs.map((job) => job.id);
    assert.deepEqual([await list(user), await list(stranger)], [[id], []]);
    for (const [method, path] of [
      ['GET', `/jobs/${id}`],
      ['GET', `/jobs/${id}/results`],
      ['POST', `/jobs/${id}/cancel`],
      ['DELETE', `/jobs/${id}`],
    ] as const) {
      assert.equal((await call(path, { method, key: stranger.accessToken })).status, 404, path);
      assert.ok((await call(path, { method, key: user.accessToken })).ok, path);
    }
    assert.deepEqual(await list(user), []);
  });
});
