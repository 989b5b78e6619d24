import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';
import { openSubscriptionStore } from '../../event-subscriptions/subscription-store.ts';
import type { OperationName, OutputOf } from '../../rules/operations/catalog.ts';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';
import { webhookReceiver } from '../../testing/webhook-receiver.ts';
import { webhookHandlers } from './webhooks.ts';

const test = await testDatabase();
const { database, config } = test;
const { sql } = database;
const plane = await testAccountPlane(test, {
  handlers: webhookHandlers({ sql, config }),
});
const receiver = await webhookReceiver((_received, response) => void response.writeHead(200).end('thank you'));
test.beforeClose(() => receiver.close());
const store = openSubscriptionStore(sql, config);

let users = 0;
const owner = () => plane.signUp(`owner-${(users += 1)}@theia.test`);
async function ask<Name extends OperationName>(
  user: TestUser,
  name: Name,
  body: Readonly<Record<string, unknown>> = {},
): Promise<OutputOf<Name>> {
  const answer = await plane.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body });
  const text = await answer.text();
  assert.equal(answer.status, 200, `${name}: ${text}`);
  return JSON.parse(text) as OutputOf<Name>;
}
async function refusal(user: TestUser, name: string, body: Readonly<Record<string, unknown>>) {
  const answer = await plane.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body });
  const { error, code } = (await answer.json()) as { error: string; code?: string };
  return [answer.status, code, error] as const;
}
const trail = (user: TestUser) => sql<{ event: string; actor: string; network: string; session_id: string }[]>`
  select event, actor, network, session_id from public.audit_log where user_id = ${user.id} and event ~ '^(webhook|subscription|calendar)' order by id`;
const addEndpoint = (user: TestUser, label = 'Production') =>
  ask(user, 'create-webhook-endpoint', { url: `${receiver.url}/hook`, label });

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
    computedUntilMs: nowMs + 720 * HOUR_MS,
  });
}

describe('the endpoints of the dashboard', () => {
  it('are added, listed with their subscriptions, changed, rotated and deleted; the secret is returned only when it is made', async () => {
    const ada = await owner();
    const { id, secret } = await addEndpoint(ada);
    assert.match(secret, /^whsec_/);
    await subscribe(ada, id);
    await subscribe(ada);
    const list = await ask(ada, 'webhook-endpoints');
    assert.deepEqual(
      list.endpoints.map((one) => [one.id, one.label, one.status, one.subscriptions]),
      [[id, 'Production', 'active', 1]],
    );
    assert.equal(list.subscriptions, 2);
    assert.ok(!JSON.stringify(list).includes('whsec_'));
    await ask(ada, 'change-webhook-endpoint', { id, label: 'Live', status: 'paused' });
    const rotated = await ask(ada, 'rotate-webhook-secret', { id, overlap_hours: 1 });
    assert.notEqual(rotated.secret, secret);
    const [changed] = (await ask(ada, 'webhook-endpoints')).endpoints;
    assert.deepEqual([changed?.label, changed?.status], ['Live', 'paused']);
    assert.ok(Date.parse(changed!.old_secret_until!) > Date.now());
    await ask(ada, 'delete-webhook-endpoint', { id });
    assert.deepEqual((await ask(ada, 'webhook-endpoints')).endpoints, []);
    assert.deepEqual(
      (await trail(ada)).map(({ event, actor, network, session_id: session }) => [event, actor, network, session]),
      ['webhook.created', 'webhook.changed', 'webhook.paused', 'webhook.rotated', 'webhook.deleted'].map((event) => [
        event,
        'owner',
        '192.0.2.7',
        ada.sessionId,
      ]),
    );
  });

  it('are tested immediately, at most twice in a moment', async () => {
    const ada = await owner();
    const { id } = await addEndpoint(ada);
    const begunMs = performance.now();
    const attempt = await ask(ada, 'test-webhook-endpoint', { id });
    assert.deepEqual(
      [attempt.kind, attempt.http_status, attempt.error, attempt.response_start],
      ['test', 200, null, 'thank you'],
    );
    const more = await Promise.all(Array.from({ length: 8 }, () => refusal(ada, 'test-webhook-endpoint', { id })));
    const tested = 1 + more.filter(([status]) => status !== 429).length;
    // One more is allowed for each second that a busy machine takes.
    const most = 2 + Math.floor((performance.now() - begunMs) / 1_000);
    assert.ok(tested >= 2 && tested <= most, `${tested} of at most ${most}`);
  });

  it('cannot be where events must not be sent, and the message is a sentence', async () => {
    const ada = await owner();
    const [status, code, error] = await refusal(ada, 'create-webhook-endpoint', { url: 'ftp://example.com/x' });
    assert.deepEqual([status, code], [400, 'invalid_url']);
    assert.match(error, /^url cannot be used\. .+/);
    assert.equal((await refusal(ada, 'create-webhook-endpoint', {}))[0], 400);
  });
});

describe('the subscriptions of the dashboard', () => {
  it('are listed with what is ahead, paused and deleted, and the audit log names no more than their id', async () => {
    const ada = await owner();
    const { id } = await subscribe(ada);
    const { subscriptions } = await ask(ada, 'event-subscriptions');
    assert.deepEqual(
      subscriptions.map((one) => [one.id, one.key_label, one.events_ahead, one.next_event?.type, one.rules]),
      [[id, 'Default', 1, 'transit.exact', [{ type: 'transit', bodies: ['saturn'] }]]],
    );
    assert.ok(!JSON.stringify(subscriptions).includes('1990-06-15'));
    await ask(ada, 'change-event-subscription', { id, status: 'paused' });
    await ask(ada, 'change-event-subscription', { id, status: 'active' });
    await ask(ada, 'delete-event-subscription', { id });
    assert.deepEqual((await ask(ada, 'event-subscriptions')).subscriptions, []);
    assert.deepEqual(
      (await trail(ada)).map(({ event, actor }) => `${event} by ${actor}`),
      ['subscription.paused by owner', 'subscription.enabled by owner', 'subscription.deleted by owner'],
    );
    const rows = await sql<{ row: string }[]>`select t::text as row from public.audit_log t where user_id = ${ada.id}`;
    assert.ok(rows.every(({ row }) => !row.includes('Ada')));
  });

  it('come in pages of 25', async () => {
    const ada = await owner();
    await sql`update public.subscriptions set status = 'active' where user_id = ${ada.id}`;
    for (let n = 0; n < 26; n += 1) await subscribe(ada, null, []);
    const first = await ask(ada, 'event-subscriptions');
    assert.equal(first.subscriptions.length, 25);
    const rest = await ask(ada, 'event-subscriptions', { cursor: first.next_cursor });
    assert.equal(rest.next_cursor, null);
    const ids = [...first.subscriptions, ...rest.subscriptions].map(({ id }) => id);
    assert.equal(new Set(ids).size, 26);
  });

  it('get a calendar address, another one, and none', async () => {
    const ada = await owner();
    const { id } = await subscribe(ada);
    const { url } = await ask(ada, 'make-calendar-address', { id });
    assert.match(url, new RegExp(`^${config.publicUrl}/feeds/[\\w-]{43}\\.ics$`));
    const another = await ask(ada, 'make-calendar-address', { id });
    assert.notEqual(another.url, url);
    const [shown] = (await ask(ada, 'event-subscriptions')).subscriptions;
    assert.ok(shown!.feed_created_at !== null);
    await ask(ada, 'withdraw-calendar-address', { id });
    const [withdrawn] = (await ask(ada, 'event-subscriptions')).subscriptions;
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
      (await ask(ada, 'subscription-events', body)).events.map(({ summary }) => summary);
    await sql`update private.subscription_events set due_at = at where subscription_id = ${id}`;
    assert.deepEqual(await summaries({}), ['Saturn Square Moon (natal)', 'Saturn Square Mars (natal)']);
    assert.deepEqual(await summaries({ when: 'ahead' }), ['Saturn Square Sun (natal)', 'Saturn Square Venus (natal)']);
    assert.deepEqual(await summaries({ status: 'delivered' }), []);
    assert.equal((await summaries({ status: 'skipped', subscription_id: id })).length, 2);
    const { events } = await ask(ada, 'subscription-events', { when: 'ahead' });
    assert.deepEqual(await summaries({ when: 'ahead', cursor: events[0]!.id }), ['Saturn Square Venus (natal)']);
  });

  it('have the body that is posted, and every attempt, the newest first', async () => {
    const ada = await owner();
    const endpoint = await addEndpoint(ada);
    const { id } = await subscribe(ada, endpoint.id);
    const { events } = await ask(ada, 'subscription-events', { when: 'ahead' });
    const eventId = events[0]!.id;
    for (const error of ['timeout', null])
      await sql`
        insert into private.webhook_attempts (user_id, endpoint_id, event_id, kind, started_at, duration_ms, http_status, error, response_start)
        values (${ada.id}, ${endpoint.id}, ${eventId}, 'scheduled', now(), 12, ${error === null ? 200 : null}, ${error}, ${error === null ? 'ok' : null})`;
    const details = await ask(ada, 'subscription-event', { id: eventId });
    assert.deepEqual(details.body, {
      id: eventId,
      type: 'transit.exact',
      at: hit(HOUR_MS, 'sun').at,
      subscription_id: id,
      label: 'Ada',
      rule: 0,
      data: hit(HOUR_MS, 'sun').data,
    });
    assert.equal(details.url, `${receiver.url}/hook`);
    assert.deepEqual(
      details.attempts_made.map(({ error, response_start: start }) => [error, start]),
      [
        [null, 'ok'],
        ['timeout', null],
      ],
    );
  });

  it('are sent again when they were due, and not before', async () => {
    const ada = await owner();
    const endpoint = await addEndpoint(ada);
    await subscribe(ada, endpoint.id, [hit(HOUR_MS, 'sun')]);
    const [event] = (await ask(ada, 'subscription-events', { when: 'ahead' })).events;
    const { id } = event!;
    assert.deepEqual(await refusal(ada, 'replay-subscription-event', { id }), [
      409,
      'cannot_replay',
      'The event is not due yet.',
    ]);
    await sql`update private.subscription_events set due_at = now(), status = 'failed', next_attempt_at = null where id = ${id}`;
    await ask(ada, 'replay-subscription-event', { id });
    const { status, next_attempt_at: next } = await ask(ada, 'subscription-event', { id });
    assert.equal(status, 'ahead');
    assert.ok(next !== null && Date.parse(next) <= Date.now() + 1000);
  });
});

describe('another account', () => {
  it('sees and changes nothing of all this, and what is not understood is named', async () => {
    const ada = await owner();
    const eve = await owner();
    const endpoint = await addEndpoint(ada);
    const { id } = await subscribe(ada, endpoint.id);
    const { events } = await ask(ada, 'subscription-events', { when: 'ahead' });
    const theirs = [
      ['change-webhook-endpoint', { id: endpoint.id, label: 'Mine' }],
      ['delete-webhook-endpoint', { id: endpoint.id }],
      ['rotate-webhook-secret', { id: endpoint.id }],
      ['test-webhook-endpoint', { id: endpoint.id }],
      ['change-event-subscription', { id, status: 'paused' }],
      ['delete-event-subscription', { id }],
      ['make-calendar-address', { id }],
      ['withdraw-calendar-address', { id }],
      ['subscription-event', { id: events[0]!.id }],
      ['replay-subscription-event', { id: events[0]!.id }],
    ] as const;
    for (const [name, body] of theirs) {
      assert.deepEqual((await refusal(eve, name, body)).slice(0, 2), [404, 'not_found'], name);
      assert.equal((await refusal(eve, name, { ...body, id: 'x' }))[2], 'id is not understood', name);
      const visitor = await plane.request(`/functions/v1/${name}`, { method: 'POST', body });
      assert.equal(visitor.status, 401, name);
    }
    assert.deepEqual((await ask(eve, 'webhook-endpoints')).endpoints, []);
    assert.deepEqual((await ask(eve, 'subscription-events', { when: 'ahead' })).events, []);
    assert.deepEqual((await ask(eve, 'subscription-events', { when: 'ahead', subscription_id: id })).events, []);
    const [untouched] = (await ask(ada, 'webhook-endpoints')).endpoints;
    assert.deepEqual([untouched?.label, untouched?.status], ['Production', 'active']);
    assert.equal((await trail(eve)).length, 0);
  });
});
