import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { describe, it } from 'node:test';
import { deliveredEventSchema } from '@theia-astro/endpoints/webhooks/webhook-schema';
import { Problem } from '@theia-astro/endpoints/problem';
import { Webhook } from 'standardwebhooks';
import { customer, type CustomerOptions, readBooks } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';
import { addEvents, addSubscription, addWebhook } from '../testing/subscription-events.ts';
import { until } from '../testing/until.ts';
import { type Received, type WebhookReceiver, webhookReceiver } from '../testing/webhook-receiver.ts';
import { requestReplay } from './attempt-log.ts';

const testBase = await testDatabase();
const { database, config } = testBase;
const { sql } = database;
await testProduct(testBase);

interface EventRow {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  readonly pause: number | null;
  readonly cost: string;
  readonly is_charged: boolean;
  readonly is_leased: boolean;
  readonly delay: number | null;
}
const read = async (id: string): Promise<EventRow> => {
  const [row] = await sql<EventRow[]>`
    select id, status, attempts, extract(epoch from next_attempt_at - now())::float8 as pause, cost_usd::text as cost, charged_at is not null as is_charged,
      leased_by is not null as is_leased, extract(epoch from delivered_at - due_at)::float8 as delay
    from private.subscription_events where id = ${id}`;
  return row!;
};
const settled = (id: string, attempts = 1): Promise<EventRow> =>
  until(async () => {
    const row = await read(id);
    return row.attempts >= attempts && !row.is_leased ? row : null;
  });
const log = (id: string) =>
  sql<{ kind: string; http_status: number | null; error: string | null }[]>`
    select kind, http_status, error from private.webhook_attempts where event_id = ${id} order by id`;
const endpoint = async (id: string) => {
  const [row] = await sql<{ status: string; because: string | null; is_failing: boolean; is_used: boolean }[]>`
    select status, disabled_because as because, failing_since is not null as is_failing, last_delivered_at is not null as is_used from private.webhook_endpoints where id = ${id}`;
  return row!;
};
/** Makes an event due again immediately. */
const now = (id: string) =>
  sql.begin(async (transaction) => {
    await transaction`update private.subscription_events set next_attempt_at = now() where id = ${id}`;
    await transaction`select pg_notify('theia_subscription_events', '')`;
  });

/** An account with a webhook, whose receiver answers so, and a subscription. */
async function subscriber(
  answer?: (received: Received, response: ServerResponse) => void,
  wish: CustomerOptions = { plan: null, balanceUsd: '1' },
) {
  const owner = await customer(database, wish);
  const receiver: WebhookReceiver = await webhookReceiver(answer);
  testBase.beforeClose(() => receiver.close());
  const webhook = await addWebhook(sql, config, owner.userId, `${receiver.url}/hook`);
  const subscriptionId = await addSubscription(sql, config, { ...owner, endpointId: webhook.id });
  const add = (...seconds: number[]) => addEvents(sql, config, subscriptionId, seconds);
  return { ...owner, receiver, webhook, subscriptionId, add };
}
const answering = (...statuses: readonly number[]) =>
  (() => {
    let count = 0;
    return (_received: Received, response: ServerResponse): void => {
      const status = statuses[Math.min(count, statuses.length - 1)]!;
      count += 1;
      response.writeHead(status).end('seen');
    };
  })();

describe('a due event', () => {
  it('is delivered within two seconds, signed, with its id, and charged once as a call', async () => {
    const { receiver, webhook, subscriptionId, userId, add } = await subscriber();
    const [id] = await add(0.3);
    const { status, delay, cost, is_charged: charged } = await settled(id!);
    assert.deepEqual([status, cost, charged], ['delivered', '0.0010', true]);
    assert.ok(delay! >= 0 && delay! < 2, String(delay));
    const { headers, body } = receiver.received[0]!;
    const event = deliveredEventSchema.parse(
      new Webhook(webhook.secret).verify(body, headers as Record<string, string>),
    );
    assert.deepEqual(
      [event.id, event.type, event.subscription_id, event.label, event.rule, event.data],
      [id, 'transit.exact', subscriptionId, 'Ada', 0, { body: 'mars', number: 0 }],
    );
    assert.equal(headers['webhook-id'], id);
    assert.deepEqual([...(await log(id!))], [{ kind: 'scheduled', http_status: 204, error: null }]);
    const { balance, ledger, logs, usage, broken, charged: paid } = await readBooks(database, userId);
    assert.deepEqual([balance, ledger, logs, usage, broken, paid], ['0.9990', '0.9990', 1, 1, 0, '0.0010']);
    const [call] =
      await sql`select path, request_type, report_tier, response_status from public.translator_logs where user_id = ${userId}`;
    assert.deepEqual(
      { ...call },
      { path: `/subscriptions/${subscriptionId}`, request_type: 'event', report_tier: 'event', response_status: 200 },
    );
    assert.deepEqual(await endpoint(webhook.id), { status: 'active', because: null, is_failing: false, is_used: true });
  });

  it('is not sent before it is due', async () => {
    const { receiver, add } = await subscriber();
    const [early, id] = await add(3_600, 0);
    await settled(id!);
    assert.equal((await read(early!)).attempts, 0);
    assert.equal(receiver.received.length, 1);
  });

  it('comes from the quota of a plan before the wallet', async () => {
    const { userId, add } = await subscriber(undefined, { plan: 'starter', balanceUsd: '1', quotaLeft: 1 });
    const ids = await add(0, 0);
    for (const id of ids) await settled(id);
    const books = await readBooks(database, userId);
    assert.deepEqual([books.from_quota, books.from_wallet, books.balance], [1, 1, '0.9990']);
  });

  it('of a test key is free and counted as a test call', async () => {
    const { userId, keyId, add } = await subscriber(undefined, { plan: null });
    await sql`update private.api_keys set is_test = true where id = ${keyId}`;
    const [id] = await add(0);
    const { status, cost } = await settled(id!);
    assert.deepEqual([status, cost], ['delivered', '0.0000']);
    const [usage] = await sql`select paid_by from public.api_usage where user_id = ${userId}`;
    assert.equal(usage?.['paid_by'], 'test');
  });
});

describe('an event that does not arrive', () => {
  it('is tried again after five seconds, under the same id, and charged only when it has arrived', async () => {
    const { receiver, webhook, userId, add } = await subscriber(answering(500, 503, 200));
    const [id] = await add(0);
    const first = await settled(id!);
    assert.deepEqual([first.status, first.cost], ['ahead', '0.0000']);
    assert.ok(first.pause! > 4 && first.pause! < 6.1, String(first.pause));
    assert.deepEqual(await endpoint(webhook.id), { status: 'active', because: null, is_failing: true, is_used: false });
    assert.equal((await readBooks(database, userId)).logs, 0);
    await now(id!);
    assert.equal((await settled(id!, 2)).status, 'ahead');
    await now(id!);
    assert.deepEqual(
      [(await settled(id!, 3)).status, (await readBooks(database, userId)).balance],
      ['delivered', '0.9990'],
    );
    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [id, id, id],
    );
    assert.deepEqual(
      (await log(id!)).map(({ http_status: status, error }) => [status, error]),
      [
        [500, 'http_status'],
        [503, 'http_status'],
        [200, null],
      ],
    );
    assert.equal((await endpoint(webhook.id)).is_failing, false);
  });

  it('waits as long as Retry-After says', async () => {
    const { add } = await subscriber(
      (_received, response) => void response.writeHead(429, { 'retry-after': '90' }).end(),
    );
    const [id] = await add(0);
    const { pause } = await settled(id!);
    assert.ok(pause! > 88 && pause! <= 90, String(pause));
  });

  it('is given up after three days, and its webhook is disabled with a mail and a line in the audit log', async () => {
    const { webhook, userId, add, receiver } = await subscriber(answering(500));
    const [id] = await add(0);
    await settled(id!);
    await sql`update private.subscription_events set first_attempt_at = now() - interval '3 days' where id = ${id!}`;
    await sql`update private.webhook_endpoints set failing_since = now() - interval '3 days' where id = ${webhook.id}`;
    await now(id!);
    const { status, pause } = await settled(id!, 2);
    assert.deepEqual([status, pause], ['failed', null]);
    assert.deepEqual(await endpoint(webhook.id), {
      status: 'disabled',
      because: 'failing',
      is_failing: true,
      is_used: false,
    });
    const [mail] =
      await sql`select subject, text_body from private.mail_outbox where about_user = ${userId} and subject = 'Your webhook was disabled'`;
    const { host } = new URL(receiver.url);
    assert.ok(String(mail?.['text_body']).includes(host) && !String(mail?.['text_body']).includes('/hook'));
    const [row] =
      await sql`select actor, details from public.audit_log where user_id = ${userId} and event = 'webhook.disabled'`;
    assert.deepEqual(
      [row?.['actor'], row?.['details']],
      ['theia', { webhook_id: webhook.id, host, because: 'failing' }],
    );
    const [next] = await add(0);
    await until(async () => (await read(next!)).status === 'skipped');
    assert.equal(receiver.received.length, 2);
  });

  it('is not sent any more once its webhook has answered 410', async () => {
    const { webhook, add, receiver, userId } = await subscriber(answering(410));
    const [id] = await add(0);
    assert.equal((await settled(id!)).status, 'failed');
    assert.deepEqual(await endpoint(webhook.id), {
      status: 'disabled',
      because: 'gone',
      is_failing: true,
      is_used: false,
    });
    const [mails] =
      await sql`select count(*)::int as count from private.mail_outbox where about_user = ${userId} and subject = 'Your webhook was disabled'`;
    assert.equal(mails?.['count'], 1);
    assert.equal(receiver.received.length, 1);
  });

  it('is passed over while its webhook is paused', async () => {
    const { webhook, add, receiver } = await subscriber();
    await sql`update private.webhook_endpoints set status = 'paused' where id = ${webhook.id}`;
    const [id] = await add(0);
    await until(async () => (await read(id!)).status === 'skipped');
    assert.deepEqual([(await read(id!)).pause, receiver.received.length], [null, 0]);
  });
});

describe('an account', () => {
  it('that cannot pay gets nothing sent, sees why, and gets it when it can', async () => {
    const { userId, add, receiver, webhook } = await subscriber(undefined, { plan: null });
    const [id] = await add(0);
    const waiting = await settled(id!);
    assert.equal(waiting.status, 'ahead');
    assert.ok(waiting.pause! > 4);
    assert.deepEqual([...(await log(id!))], [{ kind: 'scheduled', http_status: null, error: 'insufficient_balance' }]);
    assert.deepEqual([receiver.received.length, (await endpoint(webhook.id)).is_failing], [0, false]);
    await sql`select private.book_credit(${userId}, 'credit', 1, 'test', null)`;
    await now(id!);
    assert.equal((await settled(id!, 2)).status, 'delivered');
  });

  it('that can pay one of many that are due at once gets one', async () => {
    const { userId, add, receiver } = await subscriber(undefined, { plan: null, balanceUsd: '0.001' });
    const ids = await add(...Array.from({ length: 20 }, () => 0));
    for (const id of ids) await settled(id);
    const books = await readBooks(database, userId);
    assert.deepEqual([receiver.received.length, books.usage, books.balance, books.broken], [1, 1, '0.0000', 0]);
  });

  it('whose key was revoked, has expired or may not use subscriptions gets nothing, and pays nothing', async () => {
    for (const [change, error] of [
      [sql`is_active = false`, 'revoked_key'],
      [sql`expires_at = now() - interval '1 minute'`, 'expired_key'],
      [sql`allowed_products = array['natal']`, 'key_scope'],
    ] as const) {
      const { keyId, userId, add, receiver } = await subscriber();
      await sql`update private.api_keys set ${change} where id = ${keyId}`;
      const [id] = await add(0);
      assert.equal((await settled(id!)).status, 'skipped', error);
      assert.deepEqual([...(await log(id!))], [{ kind: 'scheduled', http_status: null, error }]);
      assert.deepEqual([receiver.received.length, (await readBooks(database, userId)).logs], [0, 0]);
    }
  });

  it('that is deleted leaves neither webhook nor log', async () => {
    const { userId, add } = await subscriber();
    const [id] = await add(0);
    await settled(id!);
    await sql`delete from auth.users where id = ${userId}`;
    for (const table of ['webhook_endpoints', 'webhook_attempts', 'subscription_events', 'event_subscriptions']) {
      const [left] = await sql`select count(*)::int as count from ${sql(`private.${table}`)} where user_id = ${userId}`;
      assert.equal(left?.['count'], 0, table);
    }
  });
});

describe('a slow webhook', () => {
  it('has eight events under way at most, and does not delay those of others', async () => {
    const held: ServerResponse[] = [];
    const slow = await subscriber((_received, response) => void held.push(response));
    const ids = await slow.add(...Array.from({ length: 12 }, () => 0));
    await until(() => held.length === 8);
    const other = await subscriber();
    const [id] = await other.add(0);
    const { delay } = await settled(id!);
    assert.ok(delay! < 2, String(delay));
    assert.equal(held.length, 8);
    const answer = (): void => {
      for (const response of held.splice(0)) response.writeHead(200).end();
    };
    answer();
    await until(() => held.length === 4);
    answer();
    for (const one of ids) assert.equal((await settled(one)).status, 'delivered');
  });
});

describe('a replay', () => {
  it('sends an event again under the same id, free when it was paid', async () => {
    const { userId, add, receiver } = await subscriber();
    const [id] = await add(0);
    await settled(id!);
    assert.ok(await requestReplay(sql, { userId, keyId: null }, id!));
    const { status, cost } = await settled(id!, 2);
    assert.deepEqual([status, cost], ['delivered', '0.0010']);
    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [id, id],
    );
    assert.equal(receiver.received[0]!.body, receiver.received[1]!.body);
    assert.deepEqual(
      (await log(id!)).map(({ kind }) => kind),
      ['scheduled', 'replay'],
    );
    assert.equal((await readBooks(database, userId)).usage, 1);
  });

  it('that does not arrive is tried again, and the event stays delivered', async () => {
    const { userId, add } = await subscriber(answering(200, 500, 200));
    const [id] = await add(0);
    await settled(id!);
    await requestReplay(sql, { userId, keyId: null }, id!);
    const failed = await settled(id!, 2);
    assert.equal(failed.status, 'delivered');
    assert.ok(failed.pause! > 4 && failed.pause! < 6.1);
    await now(id!);
    assert.equal((await settled(id!, 3)).pause, null);
    assert.deepEqual(
      (await log(id!)).map(({ kind }) => kind),
      ['scheduled', 'replay', 'replay'],
    );
  });

  it('of an event that was given up or passed over sends it now, and is charged', async () => {
    const { userId, keyId, webhook, add } = await subscriber(answering(410, 200));
    const [id] = await add(0);
    await settled(id!);
    const replay = () => requestReplay(sql, { userId, keyId }, id!);
    await assert.rejects(replay, (error: unknown) => error instanceof Problem && error.code === 'cannot_replay');
    await sql`update private.webhook_endpoints set status = 'active', disabled_because = null where id = ${webhook.id}`;
    assert.ok(await replay());
    assert.deepEqual([(await settled(id!, 2)).status, (await readBooks(database, userId)).usage], ['delivered', 1]);
  });

  it('is refused for an event that is not due yet, and unknown for that of somebody else', async () => {
    const { userId, keyId, add } = await subscriber();
    const other = await subscriber();
    const [id] = await add(3_600);
    await assert.rejects(requestReplay(sql, { userId, keyId }, id!), /not due yet/);
    assert.equal(await requestReplay(sql, { userId: other.userId, keyId: other.keyId }, id!), false);
    assert.equal(await requestReplay(sql, { userId, keyId: other.keyId }, id!), false);
    assert.equal((await read(id!)).attempts, 0);
  });
});
