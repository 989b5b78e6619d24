import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';
import type {
  oneEventSchema,
  subscriptionListSchema,
  subscriptionSchema,
} from '@theia-astro/endpoints/subscriptions/subscription-schema';
import type { webhookSchema } from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { subscriptionEventHandlers } from '../../account/operations/subscription-events.ts';
import { openSubscriptionStore } from '../../event-subscriptions/subscription-store.ts';
import type { OutputOf } from '../../rules/operations/catalog.ts';
import type { EventExtras, SubscriptionExtras, WebhookExtras, WebhookListExtras } from '../../rules/resources.ts';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';
import { testProduct } from '../../testing/product.ts';
import { webhookReceiver } from '../../testing/webhook-receiver.ts';

type Webhook = Wire<typeof webhookSchema>;
type Subscription = Wire<typeof subscriptionSchema> & SubscriptionExtras;

const test = await testDatabase();
const { database, config } = test;
const { sql } = database;
const plane = await testAccountPlane(test, { handlers: subscriptionEventHandlers(config) });
const { call } = await testProduct(test);
const receiver = await webhookReceiver((_received, response) => void response.writeHead(200).end('thank you'));
test.beforeClose(() => receiver.close());
const store = openSubscriptionStore(sql, config);

let users = 0;
const owner = () => plane.signUp(`owner-${(users += 1)}@theia.test`);
const send = (user: TestUser, route: string, body?: object) => {
  const [method = '', path = ''] = route.split(' ');
  return call(path, { method, key: user.accessToken, ...(body === undefined ? {} : { body }) });
};
async function ask<Answer>(user: TestUser, route: string, body?: object): Promise<Answer> {
  const answer = await send(user, route, body);
  const text = await answer.text();
  assert.ok(answer.ok, `${route}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
async function refusal(user: TestUser, route: string, body?: object) {
  const answer = await send(user, route, body);
  const { message, code } = (await answer.json()) as { message: string; code: string };
  return [answer.status, code, message] as const;
}
const endpointsOf = (user: TestUser) =>
  ask<{ readonly webhooks: readonly (Webhook & WebhookExtras)[] } & WebhookListExtras>(user, 'GET /webhooks');
const subscriptionsOf = (user: TestUser, query = '') =>
  ask<Omit<Wire<typeof subscriptionListSchema>, 'subscriptions'> & { readonly subscriptions: readonly Subscription[] }>(
    user,
    `GET /subscriptions${query}`,
  );
const eventOf = (user: TestUser, id: string) =>
  ask<Wire<typeof oneEventSchema> & EventExtras>(user, `GET /events/${id}`);
async function eventsOf(user: TestUser, body: object = { when: 'ahead' }) {
  const answer = await plane.request('/functions/v1/subscription-events', {
    method: 'POST',
    token: user.accessToken,
    body,
  });
  return (await answer.json()) as OutputOf<'subscription-events'>;
}
const trail = (user: TestUser) => sql<{ event: string; actor: string; network: string; session_id: string }[]>`
  select event, actor, network, session_id from public.audit_log where user_id = ${user.id} and event ~ '^(webhook|subscription|calendar)' order by id`;
const addEndpoint = (user: TestUser, label = 'Production') =>
  ask<Webhook>(user, 'POST /webhooks', { url: `${receiver.url}/hook`, label });

const HOUR_MS = 3_600_000;
const nowMs = Math.floor(Date.now() / 1000) * 1000;
const hit = (inMs: number, target: string): FoundEvent => ({
  type: 'transit.exact',
  at: new Date(nowMs + inMs).toISOString().replace('.000', ''),
  atMs: nowMs + inMs,
  data: { point_1: 'saturn', aspect: 'square', point_2: target, chart_2: 'natal' },
  rule: 0,
  what: `transit.exact ${target}`,
});
async function subscribe(user: TestUser, endpointId: string | null = null, found = [hit(HOUR_MS, 'sun')]) {
  const [key] = await sql<{ id: string }[]>`select id from private.api_keys where user_id = ${user.id}`;
  return store.create({
    userId: user.id,
    keyId: key!.id,
    endpointId,
    label: 'Ada',
    noticeSeconds: 0,
    watch: { shared: { birth_date: '1990-06-15' }, rules: [{ type: 'transit', bodies: ['saturn'] }] },
    found,
    createdMs: nowMs,
    // So far ahead that the worker adds no events.
    computedUntilMs: nowMs + 366 * 24 * HOUR_MS,
  });
}

describe('the endpoints of the dashboard', () => {
  it('are added, listed with their subscriptions, changed, rotated and deleted; the secret is returned only when it is made', async () => {
    const ada = await owner();
    const { id, secret } = await addEndpoint(ada);
    assert.match(secret ?? '', /^whsec_/);
    await subscribe(ada, id);
    await subscribe(ada);
    const list = await endpointsOf(ada);
    assert.deepEqual(
      list.webhooks.map((one) => [one.id, one.label, one.status, one.subscriptions]),
      [[id, 'Production', 'active', 1]],
    );
    assert.equal(list.subscriptions, 2);
    assert.ok(!JSON.stringify(list).includes('whsec_'));
    await ask(ada, `POST /webhooks/${id}`, { label: 'Live', status: 'paused' });
    const rotated = await ask<Webhook>(ada, `POST /webhooks/${id}/rotate`, { overlap_hours: 1 });
    assert.match(rotated.secret ?? '', /^whsec_/);
    assert.notEqual(rotated.secret, secret);
    const [changed] = (await endpointsOf(ada)).webhooks;
    assert.deepEqual([changed?.label, changed?.status], ['Live', 'paused']);
    assert.ok(Date.parse(changed!.old_secret_until!) > Date.now());
    await ask(ada, `DELETE /webhooks/${id}`);
    assert.deepEqual((await endpointsOf(ada)).webhooks, []);
    assert.deepEqual(
      (await trail(ada)).map(({ event, actor, network, session_id: session }) => [event, actor, network, session]),
      ['webhook.created', 'webhook.changed', 'webhook.paused', 'webhook.rotated', 'webhook.deleted'].map((event) => [
        event,
        'owner',
        '127.0.0.1',
        ada.sessionId,
      ]),
    );
  });
});

describe('the subscriptions of the dashboard', () => {
  it('are listed with what is ahead, paused and deleted, and the audit log names no more than their id', async () => {
    const ada = await owner();
    const { id } = await subscribe(ada);
    const { subscriptions } = await subscriptionsOf(ada);
    assert.deepEqual(
      subscriptions.map((one) => [one.id, one.key_label, one.events_ahead, one.next_event?.type, one.rules]),
      [[id, 'Default', 1, 'transit.exact', [{ type: 'transit', bodies: ['saturn'] }]]],
    );
    assert.ok(!JSON.stringify(subscriptions).includes('1990-06-15'));
    await ask(ada, `POST /subscriptions/${id}`, { status: 'paused' });
    await ask(ada, `POST /subscriptions/${id}`, { status: 'active' });
    await ask(ada, `DELETE /subscriptions/${id}`);
    assert.deepEqual((await subscriptionsOf(ada)).subscriptions, []);
    assert.deepEqual(
      (await trail(ada)).map(({ event, actor }) => `${event} by ${actor}`),
      ['subscription.paused by owner', 'subscription.enabled by owner', 'subscription.deleted by owner'],
    );
    const rows = await sql<{ row: string }[]>`select t::text as row from public.audit_log t where user_id = ${ada.id}`;
    assert.ok(rows.every(({ row }) => !row.includes('Ada')));
  });

  it('get a calendar address, another one, and none', async () => {
    const ada = await owner();
    const { id } = await subscribe(ada);
    const { url } = await ask<{ url: string }>(ada, `POST /subscriptions/${id}/feed`);
    assert.match(url, new RegExp(`^${config.publicUrl}/feeds/[\\w-]{43}\\.ics$`));
    const another = await ask<{ url: string }>(ada, `POST /subscriptions/${id}/feed`);
    assert.notEqual(another.url, url);
    const [shown] = (await subscriptionsOf(ada)).subscriptions;
    assert.ok(shown!.feed_created_at !== null);
    await ask(ada, `DELETE /subscriptions/${id}/feed`);
    const [withdrawn] = (await subscriptionsOf(ada)).subscriptions;
    assert.equal(withdrawn!.feed_created_at, null);
    assert.deepEqual(
      (await trail(ada)).map(({ event }) => event),
      ['calendar.made', 'calendar.made', 'calendar.withdrawn'],
    );
  });
});

describe('the events of the dashboard', () => {
  it('are those that were due, newest first, and those that are not yet, soonest first', async () => {
    const ada = await owner();
    const { id } = await subscribe(ada, null, [
      hit(-2 * HOUR_MS, 'moon'),
      hit(-3 * HOUR_MS, 'mars'),
      hit(HOUR_MS, 'sun'),
      hit(2 * HOUR_MS, 'venus'),
    ]);
    const summaries = async (body: Readonly<Record<string, unknown>>) =>
      (await eventsOf(ada, body)).events.map(({ summary }) => summary);
    await sql`update private.subscription_events set due_at = at where subscription_id = ${id}`;
    assert.deepEqual(await summaries({}), ['Saturn Square Moon (natal)', 'Saturn Square Mars (natal)']);
    assert.deepEqual(await summaries({ when: 'ahead' }), ['Saturn Square Sun (natal)', 'Saturn Square Venus (natal)']);
    assert.deepEqual(await summaries({ status: 'delivered' }), []);
    assert.equal((await summaries({ status: 'skipped', subscription_id: id })).length, 2);
    const { events } = await eventsOf(ada);
    assert.deepEqual(await summaries({ when: 'ahead', cursor: events[0]!.id }), ['Saturn Square Venus (natal)']);
  });

  it('list tests of endpoints among them, which are free and belong to no subscription', async () => {
    const ada = await owner();
    const endpoint = await addEndpoint(ada);
    const { id } = await subscribe(ada, endpoint.id, [hit(-2 * HOUR_MS, 'moon'), hit(HOUR_MS, 'sun')]);
    await sql`update private.subscription_events set due_at = at, status = 'skipped', next_attempt_at = null where subscription_id = ${id}`;
    const sent = await ask<{ readonly event_id: string }>(ada, `POST /webhooks/${endpoint.id}/test`);
    const { events } = await eventsOf(ada, {});
    assert.deepEqual(
      events.map(({ summary, subscription_id: subscription, status }) => [summary, subscription, status]),
      [
        ['Test event', null, 'delivered'],
        ['Saturn Square Moon (natal)', id, 'skipped'],
      ],
    );
    const [test] = events;
    assert.deepEqual(
      [test?.id, test?.test?.endpoint_label, test?.test?.url, test?.test?.http_status],
      [sent.event_id, 'Production', `${receiver.url}/hook`, 200],
    );
    const count = async (body: Readonly<Record<string, unknown>>) => (await eventsOf(ada, body)).events.length;
    assert.equal(await count({ status: 'delivered' }), 1);
    assert.equal(await count({ status: 'failed' }), 0);
    assert.equal(await count({ subscription_id: id }), 1);
    assert.equal(await count({ when: 'ahead' }), 1);
    assert.equal(await count({ cursor: sent.event_id }), 1);
    const [paid] = await sql`select count(*)::int as count from public.api_usage where user_id = ${ada.id}`;
    assert.equal(paid?.['count'], 0);
  });

  it('have what is posted, where to, and every attempt', async () => {
    const ada = await owner();
    const endpoint = await addEndpoint(ada);
    const { id } = await subscribe(ada, endpoint.id);
    const { events } = await eventsOf(ada);
    const eventId = events[0]!.id;
    for (const error of ['timeout', null])
      await sql`
        insert into private.webhook_attempts (user_id, endpoint_id, event_id, kind, started_at, duration_ms, http_status, error, response_start)
        values (${ada.id}, ${endpoint.id}, ${eventId}, 'scheduled', now(), 12, ${error === null ? 200 : null}, ${error}, ${error === null ? 'ok' : null})`;
    const details = await eventOf(ada, eventId);
    const { type, at, subscription_id, label, rule, data } = details;
    assert.deepEqual(
      { type, at, subscription_id, label, rule, data },
      {
        type: 'transit.exact',
        at: hit(HOUR_MS, 'sun').at,
        subscription_id: id,
        label: 'Ada',
        rule: 0,
        data: hit(HOUR_MS, 'sun').data,
      },
    );
    assert.deepEqual(
      [details.url, details.summary, details.charged_at],
      [`${receiver.url}/hook`, 'Saturn Square Sun (natal)', null],
    );
    assert.deepEqual(
      details.attempts.map(({ error, response_start: start }) => [error, start]),
      [
        ['timeout', null],
        [null, 'ok'],
      ],
    );
  });

  it('are sent again when they were due, and not before', async () => {
    const ada = await owner();
    const endpoint = await addEndpoint(ada);
    await subscribe(ada, endpoint.id, [hit(HOUR_MS, 'sun')]);
    const [event] = (await eventsOf(ada)).events;
    const { id } = event!;
    assert.deepEqual(await refusal(ada, `POST /events/${id}/replay`), [
      409,
      'cannot_replay',
      'The event is not due yet.',
    ]);
    await sql`update private.subscription_events set due_at = now(), status = 'failed', next_attempt_at = null where id = ${id}`;
    await ask(ada, `POST /events/${id}/replay`);
    const { attempts, next_attempt_at: next } = await eventOf(ada, id);
    assert.ok(
      attempts.some(({ kind }) => kind === 'replay') || (next !== null && Date.parse(next) <= Date.now() + 1000),
    );
  });
});

describe('another account', () => {
  it('sees and changes nothing of all this', async () => {
    const ada = await owner();
    const eve = await owner();
    const endpoint = await addEndpoint(ada);
    const { id } = await subscribe(ada, endpoint.id);
    const { events } = await eventsOf(ada);
    const theirs = [
      ['GET', `/webhooks/${endpoint.id}`],
      ['POST', `/webhooks/${endpoint.id}`, { label: 'Mine' }],
      ['DELETE', `/webhooks/${endpoint.id}`],
      ['POST', `/webhooks/${endpoint.id}/rotate`],
      ['POST', `/webhooks/${endpoint.id}/test`],
      ['GET', `/webhooks/${endpoint.id}/attempts`],
      ['GET', `/subscriptions/${id}`],
      ['POST', `/subscriptions/${id}`, { status: 'paused' }],
      ['DELETE', `/subscriptions/${id}`],
      ['GET', `/subscriptions/${id}/events`],
      ['POST', `/subscriptions/${id}/feed`],
      ['DELETE', `/subscriptions/${id}/feed`],
      ['GET', `/events/${events[0]!.id}`],
      ['POST', `/events/${events[0]!.id}/replay`],
    ] as const;
    for (const [method, path, body] of theirs) {
      const [status, code, message] = await refusal(eve, `${method} ${path}`, body);
      assert.deepEqual([status, code], [404, 'not_found'], `${method} ${path}`);
      assert.match(message, /^There is no such (endpoint|subscription|event) any more$/);
      assert.equal((await call(path, { method, ...(body && { body }) })).status, 401, `${method} ${path}`);
    }
    assert.deepEqual((await endpointsOf(eve)).webhooks, []);
    assert.deepEqual((await eventsOf(eve)).events, []);
    assert.deepEqual((await eventsOf(eve, { when: 'ahead', subscription_id: id })).events, []);
    const [untouched] = (await endpointsOf(ada)).webhooks;
    assert.deepEqual([untouched?.label, untouched?.status], ['Production', 'active']);
    assert.equal((await trail(eve)).length, 0);
  });
});
