import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import {
  attemptListSchema,
  attemptSchema,
  webhookListSchema,
  webhookSchema,
} from '@theia-astro/endpoints/webhooks/webhook-schema';
import { Webhook } from 'standardwebhooks';
import type { z } from 'zod';
import { withKeySecrets } from '../../database/key-secret.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { readKeys } from '../../testing/api-keys.ts';
import { testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { webhookReceiver } from '../../testing/webhook-receiver.ts';
import { openWebhooks } from '../../webhooks/delivery-worker.ts';

const testBase = await testDatabase();
const { database, config } = testBase;
const { sql } = database;
const { call, product } = await testProduct(testBase);
const receiver = await webhookReceiver(({ path }, response) => {
  const status = /\d{3}$/.exec(path)?.[0] ?? '200';
  response.writeHead(Number(status)).end('thank you');
});
testBase.beforeClose(() => receiver.close());

type WebhookDocument = z.infer<typeof webhookSchema>;

const owner = () => customer(database, { plan: 'growth', ratePerSecond: 1_000 });
const post = (key: string, path: string, body?: unknown) =>
  call(path, { method: 'POST', key, ...(body === undefined ? {} : { body }) });
async function made(
  key: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<WebhookDocument & { secret: string }> {
  const response = await post(key, '/webhooks', { url: `${receiver.url}/hook`, ...more });
  assert.equal(response.status, 201, await response.clone().text());
  const webhook = webhookSchema.parse(await response.json());
  assert.equal(response.headers.get('location'), `/webhooks/${webhook.id}`);
  return { ...webhook, secret: webhook.secret! };
}
const read = async (key: string, id: string) =>
  webhookSchema.parse(await (await call(`/webhooks/${id}`, { key })).json());
const problem = async (response: Response) => {
  const { code, field } = (await response.json()) as { code: unknown; field: unknown };
  return [response.status, code, field];
};
const audit = (userId: string) => sql<
  { event: string; actor: string; network: string | null; subject: string; details: unknown }[]
>`
  select event, actor, network, subject, details from public.audit_log where user_id = ${userId} and event like 'webhook.%' order by id`;
async function testKeyOf(userId: string): Promise<string> {
  const [row] = await withKeySecrets(
    database,
    (transaction) => transaction<{ key: string }[]>`select private.issue_api_key(${userId}, 'Tests') as key`,
  );
  const [key] = (await readKeys(database, userId)).filter(({ api_key: text }) => text === row!.key);
  await sql`update private.api_keys set is_test = true where id = ${key!.id}`;
  return row!.key;
}

describe('a webhook', () => {
  it('is made with a secret that is told once, and kept sealed', async () => {
    const { apiKey } = await owner();
    const { id, secret } = await made(apiKey, { label: ' Mine ' });
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    const webhook = await read(apiKey, id);
    assert.deepEqual(
      [webhook.url, webhook.label, webhook.status, webhook.is_test, webhook.old_secret_until],
      [`${receiver.url}/hook`, 'Mine', 'active', false, null],
    );
    assert.equal(webhook.secret, undefined);
    const list = webhookListSchema.parse(await (await call('/webhooks', { key: apiKey })).json());
    assert.deepEqual(list.webhooks, [webhook]);
    const [row] = await sql`select * from private.webhook_endpoints where id = ${id}`;
    const stored =
      JSON.stringify(row) + Buffer.from((row as { signing_cipher: Buffer }).signing_cipher).toString('latin1');
    assert.ok(!stored.includes(secret) && !stored.includes(secret.slice(6)));
  });

  it('is refused with every fault of the request at once', async () => {
    const { apiKey } = await owner();
    const response = await post(apiKey, '/webhooks', { label: 'x'.repeat(101), other: 1 });
    const { errors } = (await response.json()) as { errors: { code: string; field: string }[] };
    assert.deepEqual(
      errors.map(({ code, field }) => [code, field]),
      [
        ['invalid_setting', 'label'],
        ['unknown_field', 'other'],
        ['missing_field', 'url'],
      ],
    );
    for (const url of [
      'nonsense',
      'ftp://example.com/',
      'https://u:p@example.com/',
      'http://169.254.169.254/',
      'https://[fe80::1]/',
      7,
    ]) {
      const [status, code, field] = await problem(await post(apiKey, '/webhooks', { url }));
      assert.deepEqual(
        [status, code, field],
        [400, url === 7 ? 'invalid_type_of_field' : 'invalid_url', 'url'],
        String(url),
      );
    }
    const { message } = (await (await post(apiKey, '/webhooks', { url: 'ftp://example.com/' })).json()) as {
      message: string;
    };
    assert.match(message, /^url cannot be used\. .+/);
  });

  it('can be renamed, moved, paused and deleted', async () => {
    const { apiKey } = await owner();
    const { id } = await made(apiKey);
    const change = async (body: unknown) =>
      webhookSchema.parse(await (await post(apiKey, `/webhooks/${id}`, body)).json());
    assert.equal((await change({ label: 'New' })).label, 'New');
    await sql`update private.webhook_endpoints set failing_since = now() where id = ${id}`;
    assert.notEqual((await change({ label: 'New' })).failing_since, null);
    const moved = await change({ url: `${receiver.url}/other` });
    assert.deepEqual([moved.url, moved.failing_since], [`${receiver.url}/other`, null]);
    const paused = await change({ status: 'paused' });
    assert.deepEqual([paused.status, paused.label], ['paused', 'New']);
    assert.deepEqual(await problem(await post(apiKey, `/webhooks/${id}`, {})), [400, 'missing_field', null]);
    assert.deepEqual(await problem(await post(apiKey, `/webhooks/${id}`, { status: 'disabled' })), [
      400,
      'invalid_setting',
      'status',
    ]);
    assert.deepEqual(await problem(await post(apiKey, `/webhooks/${id}`, { url: 'http://0.0.0.0/' })), [
      400,
      'invalid_url',
      'url',
    ]);
    const gone = await call(`/webhooks/${id}`, { key: apiKey, method: 'DELETE' });
    assert.deepEqual([gone.status, await gone.text()], [204, '']);
    assert.deepEqual(await problem(await call(`/webhooks/${id}`, { key: apiKey })), [404, 'not_found', null]);
  });

  it('that was disabled is enabled with status active, and its failures are forgotten', async () => {
    const { apiKey } = await owner();
    const { id } = await made(apiKey);
    await sql`update private.webhook_endpoints set status = 'disabled', disabled_because = 'failing', failing_since = now() where id = ${id}`;
    const disabled = await read(apiKey, id);
    assert.deepEqual([disabled.status, disabled.disabled_because], ['disabled', 'failing']);
    await post(apiKey, `/webhooks/${id}`, { label: 'still' });
    assert.equal((await read(apiKey, id)).status, 'disabled');
    await post(apiKey, `/webhooks/${id}`, { status: 'active' });
    const { status, disabled_because: because, failing_since: since } = await read(apiKey, id);
    assert.deepEqual([status, because, since], ['active', null, null]);
  });

  it('belongs to its account: every other one gets the answer for one that is not there', async () => {
    const [ada, bob] = [await owner(), await owner()];
    const { id } = await made(ada.apiKey);
    for (const [method, path] of [
      ['GET', `/webhooks/${id}`],
      ['POST', `/webhooks/${id}`],
      ['DELETE', `/webhooks/${id}`],
      ['POST', `/webhooks/${id}/rotate`],
      ['POST', `/webhooks/${id}/test`],
      ['GET', `/webhooks/${id}/attempts`],
    ] as const) {
      const body = method === 'POST' && path.endsWith(id) ? { label: 'x' } : undefined;
      const response = await call(path, { method, key: bob.apiKey, ...(body === undefined ? {} : { body }) });
      assert.deepEqual(await problem(response), [404, 'not_found', null], `${method} ${path}`);
    }
    assert.deepEqual(webhookListSchema.parse(await (await call('/webhooks', { key: bob.apiKey })).json()).webhooks, []);
    assert.equal((await read(ada.apiKey, id)).label, '');
  });

  it('of a test key is seen by test keys only, and by none of them else', async () => {
    const { apiKey, userId } = await owner();
    const testKey = await testKeyOf(userId);
    const [live, test] = [await made(apiKey), await made(testKey)];
    assert.deepEqual([live.is_test, test.is_test], [false, true]);
    assert.equal((await call(`/webhooks/${test.id}`, { key: apiKey })).status, 404);
    assert.equal((await call(`/webhooks/${live.id}`, { key: testKey })).status, 404);
  });

  it('needs a key that may use subscriptions', async () => {
    const { apiKey, keyId } = await owner();
    await sql`update private.api_keys set allowed_products = array['natal'] where id = ${keyId}`;
    await until(async () => (await call('/webhooks', { key: apiKey })).status === 403);
    assert.deepEqual(await problem(await call('/webhooks', { key: apiKey })), [403, 'key_scope', null]);
    await sql`update private.api_keys set allowed_products = array['subscriptions'] where id = ${keyId}`;
    await until(async () => (await call('/webhooks', { key: apiKey })).status === 200);
    assert.deepEqual(await problem(await call('/webhooks')), [401, 'missing_key', null]);
  });

  it('is one of twenty at most, however many are made at once', async () => {
    const { apiKey } = await owner();
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => (await post(apiKey, '/webhooks', { url: receiver.url })).status),
    );
    assert.deepEqual(
      [statuses.filter((status) => status === 201).length, statuses.filter((status) => status === 429).length],
      [20, 5],
    );
    assert.deepEqual(await problem(await post(apiKey, '/webhooks', { url: receiver.url })), [
      429,
      'too_many_webhooks',
      null,
    ]);
  });

  it('has the methods and paths of the document, and no others', async () => {
    const { apiKey } = await owner();
    const { id } = await made(apiKey);
    const refused = await call(`/webhooks/${id}/rotate`, { key: apiKey });
    assert.deepEqual([refused.status, refused.headers.get('allow')], [405, 'POST, OPTIONS']);
    assert.equal((await call(`/webhooks/${id}/other`, { key: apiKey })).status, 404);
    assert.equal((await call('/webhooks/1', { key: apiKey })).status, 404);
    assert.equal((await call('/v1/webhooks', { key: apiKey })).status, 200);
    const preflight = await call('/webhooks', { method: 'OPTIONS' });
    assert.deepEqual([preflight.status, preflight.headers.get('allow')], [204, 'GET, POST, HEAD, OPTIONS']);
  });
});

describe('the path on which Stripe tells of payments', () => {
  it('is left to who takes payments', async () => {
    const server = createServer(product.listener((_request, response) => void response.writeHead(299).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })).status;
    assert.deepEqual([await statusOf('/webhooks/stripe'), await statusOf('/webhooks')], [299, 401]);
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});

describe('a rotation', () => {
  it('gives another secret, and both sign until the overlap ends', async () => {
    const { apiKey } = await owner();
    const { id, secret } = await made(apiKey);
    const rotated = webhookSchema.parse(await (await post(apiKey, `/webhooks/${id}/rotate`)).json());
    assert.notEqual(rotated.secret, secret);
    const hours = (Date.parse(rotated.old_secret_until!) - Date.now()) / 3_600_000;
    assert.ok(Math.abs(hours - 24) < 0.1, String(hours));
    const signedBy = async (): Promise<readonly boolean[]> => {
      assert.equal((await post(apiKey, `/webhooks/${id}/test`)).status, 200);
      const { headers, body } = receiver.received.at(-1)!;
      return [secret, rotated.secret!].map((one) => {
        try {
          new Webhook(one).verify(body, headers as Record<string, string>);
          return true;
        } catch {
          return false;
        }
      });
    };
    assert.deepEqual(await signedBy(), [true, true]);
    await sql`update private.webhook_endpoints set old_signing_until = now() where id = ${id}`;
    assert.deepEqual(await signedBy(), [false, true]);
    assert.equal((await read(apiKey, id)).old_secret_until, null);
  });

  it('without overlap ends the old secret at once; twice in a row leaves only the last two', async () => {
    const { apiKey, userId } = await owner();
    const { id, secret: first } = await made(apiKey);
    const rotate = async (hours: number) =>
      webhookSchema.parse(await (await post(apiKey, `/webhooks/${id}/rotate`, { overlap_hours: hours })).json()).secret;
    const { endpoints } = openWebhooks(sql, config);
    const signing = async () => (await endpoints.sendingTo({ userId, isTest: null }, id))!.signingSecrets;
    assert.deepEqual(await signing(), [first]);
    const second = await rotate(168);
    assert.deepEqual(await signing(), [second, first]);
    const third = await rotate(1);
    assert.deepEqual(await signing(), [third, second]);
    const fourth = await rotate(0);
    assert.deepEqual(await signing(), [fourth]);
    assert.deepEqual(await problem(await post(apiKey, `/webhooks/${id}/rotate`, { overlap_hours: 169 })), [
      400,
      'invalid_range',
      'overlap_hours',
    ]);
  });
});

describe('a test event', () => {
  it('is sent at once, signed, free, and tells what came back; the log has it', async () => {
    const { apiKey, userId } = await owner();
    const { id, secret } = await made(apiKey, { url: `${receiver.url}/teapot/418` });
    const attempt = attemptSchema.parse(await (await post(apiKey, `/webhooks/${id}/test`)).json());
    assert.deepEqual(
      [attempt.kind, attempt.event_id, attempt.endpoint_id, attempt.http_status, attempt.error, attempt.response_start],
      ['test', receiver.received.at(-1)?.headers['webhook-id'], id, 418, 'http_status', 'thank you'],
    );
    const { headers, body } = receiver.received.at(-1)!;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>) as { id: string; type: string };
    assert.deepEqual([event.type, event.id], ['theia.test', headers['webhook-id']]);
    assert.match(String(headers['user-agent']), /^Theia\/\d/);
    const { attempts, next_cursor: cursor } = attemptListSchema.parse(
      await (await call(`/webhooks/${id}/attempts`, { key: apiKey })).json(),
    );
    assert.deepEqual([attempts, cursor], [[attempt], null]);
    const [money] = await sql`select count(*)::int as count from public.api_usage where user_id = ${userId}`;
    assert.equal(money?.['count'], 0);
    assert.equal((await read(apiKey, id)).failing_since, null);
    const tested = (await audit(userId)).at(-1);
    const { host } = new URL(receiver.url);
    assert.deepEqual(
      [tested?.event, tested?.actor, tested?.details],
      ['webhook.tested', 'caller', { webhook_id: id, host, outcome: 'failed' }],
    );
  });

  it('may not be sent again and again', async () => {
    const { apiKey } = await owner();
    const { id } = await made(apiKey);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await post(apiKey, `/webhooks/${id}/test`)).status);
    assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429]);
  });

  it('the log goes on page by page, newest first', async () => {
    const { apiKey, userId } = await owner();
    const { id } = await made(apiKey);
    await sql`
      insert into private.webhook_attempts (user_id, endpoint_id, test_id, kind, started_at, duration_ms, http_status)
      select ${userId}, ${id}, 'evt_' || lpad(n::text, 26, '0'), 'test', now(), n, 200 from generate_series(1, 5) n`;
    const page = async (query: string) =>
      attemptListSchema.parse(await (await call(`/webhooks/${id}/attempts${query}`, { key: apiKey })).json());
    const first = await page('?limit=2');
    const second = await page(`?limit=2&cursor=${first.next_cursor}`);
    const third = await page(`?limit=2&cursor=${second.next_cursor}`);
    assert.deepEqual(
      [first, second, third].map(({ attempts }) => attempts.map(({ duration_ms: ms }) => ms)),
      [[5, 4], [3, 2], [1]],
    );
    assert.equal(third.next_cursor, null);
    for (const query of ['?limit=0', '?limit=101', '?cursor=x'])
      assert.equal((await call(`/webhooks/${id}/attempts${query}`, { key: apiKey })).status, 400, query);
  });
});

describe('the audit log', () => {
  it('has every change of a webhook with its host, who made it and from where, and neither address nor secret', async () => {
    const { apiKey, userId } = await owner();
    const { id, secret } = await made(apiKey, { label: 'Mine', url: `${receiver.url}/path-with-a-token` });
    await post(apiKey, `/webhooks/${id}`, { status: 'paused' });
    await post(apiKey, `/webhooks/${id}`, { status: 'active', label: 'Yours' });
    await post(apiKey, `/webhooks/${id}/rotate`);
    await call(`/webhooks/${id}`, { key: apiKey, method: 'DELETE' });
    const rows = await audit(userId);
    assert.deepEqual(
      rows.map(({ event, subject }) => [event, subject]),
      [
        ['webhook.created', 'Mine'],
        ['webhook.paused', 'Mine'],
        ['webhook.changed', 'Yours'],
        ['webhook.enabled', 'Yours'],
        ['webhook.rotated', 'Yours'],
        ['webhook.deleted', 'Yours'],
      ],
    );
    for (const { actor, network } of rows) assert.deepEqual([actor, network], ['caller', '127.0.0.1']);
    const { host } = new URL(receiver.url);
    assert.deepEqual(rows[0]!.details, { webhook_id: id, host });
    for (const hidden of ['path-with-a-token', secret]) assert.ok(!JSON.stringify(rows).includes(hidden));
  });

  it('names the owner where a session made the change', async () => {
    const { userId } = await owner();
    const { endpoints } = openWebhooks(sql, config);
    const by = { claims: { sub: userId, network: '192.0.2.1' } };
    const { id } = await endpoints.create({ userId, isTest: false }, { url: receiver.url, label: '' }, by);
    await endpoints.rotate({ userId, isTest: null }, id, 24, by);
    assert.deepEqual(
      (await audit(userId)).map(({ event, actor, network }) => [event, actor, network]),
      [
        ['webhook.created', 'owner', '192.0.2.1'],
        ['webhook.rotated', 'owner', '192.0.2.1'],
      ],
    );
  });
});
