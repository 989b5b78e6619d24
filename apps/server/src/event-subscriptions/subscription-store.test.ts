import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '@theia-astro/endpoints/problem';
import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';
import { newCallId } from '../metering/call-id.ts';
import { issueKey } from '../testing/api-keys.ts';
import { type Customer, customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { encryptForRow } from '../database/secrets/encrypted-row.ts';
import { openSubscriptionStore, type SubscriptionToKeep } from './subscription-store.ts';

const { database, config } = await testDatabase();
const { sql } = database;
const store = openSubscriptionStore(sql, config);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WATCH = {
  shared: { birth_date: '1990-06-15', birth_time: '14:30', location: 'Saint-Rémy-de-Provence', name: 'Ada Birthwell' },
  rules: [{ type: 'transit', bodies: ['saturn'] }],
};
const nowMs = Math.floor(Date.now() / 1000) * 1000;
const hit = (inMs: number, target = 'venus', rule = 0): FoundEvent => ({
  type: 'transit.exact',
  at: new Date(nowMs + inMs).toISOString().replace('.000', ''),
  atMs: nowMs + inMs,
  data: { point_1: 'saturn', point_2: target, aspect: 'square' },
  rule,
  what: `transit.exact point_1=saturn point_2=${target}`,
});
const toKeep = ({ userId, keyId }: Customer, changes: Partial<SubscriptionToKeep> = {}): SubscriptionToKeep => ({
  userId,
  keyId,
  endpointId: null,
  label: 'Ada',
  noticeSeconds: 0,
  watch: WATCH,
  found: [hit(DAY_MS), hit(2 * DAY_MS, 'mars')],
  createdMs: nowMs,
  computedUntilMs: nowMs + 30 * DAY_MS,
  ...changes,
});
async function endpointOf(userId: string, isTest = false): Promise<string> {
  const id = newCallId(Date.now()).requestId.replace('req_', 'whe_');
  const { cipher, secretId } = encryptForRow(config.secrets, 'webhook_endpoints', id, 'whsec_x');
  await sql`insert into private.webhook_endpoints (id, user_id, is_test, url, signing_cipher, secret_id) values (${id}, ${userId}, ${isTest}, 'https://example.com/', ${cipher}, ${secretId})`;
  return id;
}
const ofAccount = ({ userId }: Customer) => ({ userId, keyId: null });
const plan = (id: string) =>
  sql<{ status: string; due_in: number | null; next_in: number | null }[]>`
    select e.status, round(extract(epoch from e.due_at - now()) / 3600)::int as due_in, round(extract(epoch from e.next_attempt_at - now()) / 3600)::int as next_in
    from private.subscription_events e where e.subscription_id = ${id} order by e.at`;
const ahead = async (id: string) => (await plan(id)).map(({ due_in: due, next_in: next }) => [due, next]);
const refused = async (work: Promise<unknown>): Promise<readonly [number, string, string | null]> => {
  const error: unknown = await work.then(
    () => assert.fail('it was not refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Problem, String(error));
  return [error.status, error.code, error.issues[0].field];
};

describe('a subscription', () => {
  it('is stored with its first events, and shows its rules but never its birth', async () => {
    const ada = await customer(database);
    const made = await store.create(toKeep(ada));
    assert.deepEqual(
      [made.status, made.label, made.rules, made.events_ahead, made.next_event?.type, made.next_event?.at],
      ['active', 'Ada', WATCH.rules, 2, 'transit.exact', hit(DAY_MS).at],
    );
    assert.ok(!JSON.stringify(made).includes('1990'));
    assert.deepEqual(await store.find(ada, made.id), made);
    const all = { fromMs: null, toMs: null, status: null, limit: 10, after: null };
    const events = await store.events(ofAccount(ada), made.id, all);
    assert.deepEqual(
      events.map(({ at, data }) => [at, data['point_2']]),
      [
        [hit(DAY_MS).at, 'venus'],
        [hit(2 * DAY_MS).at, 'mars'],
      ],
    );
    assert.deepEqual(await store.event(ada, events[0]!.id), events[0]);
    const after = await store.events(ofAccount(ada), made.id, { ...all, after: events[0]!.id });
    assert.deepEqual(after, events.slice(1));
    assert.deepEqual(
      await store.events(ofAccount(ada), made.id, { ...all, toMs: nowMs + 2 * DAY_MS }),
      events.slice(0, 1),
    );
  });

  it('cannot be read in the database without the secret of the server: neither birth nor place, body or aspect is in any column', async () => {
    const ada = await customer(database);
    const { id } = await store.create(toKeep(ada, { label: '' }));
    for (const table of ['event_subscriptions', 'subscription_events']) {
      const rows = await sql.unsafe<{ row: string; bytes: string }[]>(
        `select t::text as row, encode(convert_to(t::text, 'UTF8'), 'escape') as bytes from private.${table} t where ${table === 'event_subscriptions' ? 'id' : 'subscription_id'} = $1`,
        [id],
      );
      assert.ok(rows.length > 0);
      for (const text of ['1990-06-15', '14:30', 'Saint-R', 'Birthwell', 'saturn', 'venus', 'square', 'bodies'])
        for (const { row } of rows)
          for (const form of [text, Buffer.from(text).toString('hex')])
            assert.ok(!row.toLowerCase().includes(form.toLowerCase()), `${table} shows ${text}`);
    }
    const [one, two] = await sql<
      { fingerprint: string }[]
    >`select fingerprint from private.subscription_events where subscription_id = ${id}`;
    const other = await store.create(toKeep(ada));
    const others = await sql<
      { fingerprint: string }[]
    >`select fingerprint from private.subscription_events where subscription_id = ${other.id}`;
    for (const { fingerprint } of others)
      assert.ok(fingerprint !== one?.fingerprint && fingerprint !== two?.fingerprint);
  });

  it('belongs to its key, and to the account in the dashboard', async () => {
    const [ada, bob] = [await customer(database, { plan: 'growth' }), await customer(database)];
    await issueKey(database, ada.userId);
    const [second] = await sql<
      { id: string }[]
    >`select id from private.api_keys where user_id = ${ada.userId} and id <> ${ada.keyId}`;
    const { id } = await store.create(toKeep(ada));
    for (const owner of [{ ...ada, keyId: second!.id }, bob, ofAccount(bob), { ...bob, keyId: ada.keyId }]) {
      assert.equal(await store.find(owner, id), null);
      assert.equal(await store.change(owner, id, { label: 'mine' }), null);
      assert.equal(await store.remove(owner, id), false);
      assert.deepEqual(await store.list(owner, 10, null), []);
    }
    assert.equal((await store.change(ofAccount(ada), id, { label: 'hers' }))?.label, 'hers');
    assert.equal(await store.remove(ofAccount(ada), id), true);
  });

  it('is deleted with its birth and events, and so it is with its key', async () => {
    const ada = await customer(database);
    const rows = async (id: string) =>
      (
        await sql`select 1 from private.event_subscriptions where id = ${id} union all select 1 from private.subscription_events where subscription_id = ${id}`
      ).length;
    const [one, two] = [await store.create(toKeep(ada)), await store.create(toKeep(ada))];
    assert.equal(await rows(one.id), 3);
    assert.equal(await store.remove(ada, one.id), true);
    assert.deepEqual([await rows(one.id), await rows(two.id)], [0, 3]);
    await sql`delete from private.api_keys where id = ${ada.keyId}`;
    assert.equal(await rows(two.id), 0);
  });

  it('is refused beyond what the plan has, also when many are sent at once; those of test keys are counted by themselves', async () => {
    const ada = await customer(database);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, () => store.create(toKeep(ada, { found: [] }))),
    );
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 10);
    assert.deepEqual(await refused(store.create(toKeep(ada))), [429, 'too_many_subscriptions', null]);
    await sql`update public.subscriptions set status = 'active', plan = 'starter', trial_ends_at = null where user_id = ${ada.userId}`;
    await store.create(toKeep(ada));
    const allowed = await sql<{ most: number }[]>`
      select private.event_subscription_allowance(${ada.userId}, false) as most union all select private.event_subscription_allowance(${ada.userId}, true)`;
    assert.deepEqual(
      allowed.map(({ most }) => most),
      [100, 10],
    );
  });
});

describe('the events of a subscription', () => {
  it('are tried when they are due if it has an endpoint, with the notice it asks for, and not at all without', async () => {
    const ada = await customer(database);
    const endpointId = await endpointOf(ada.userId);
    const { id } = await store.create(toKeep(ada));
    assert.deepEqual(await ahead(id), [
      [24, null],
      [48, null],
    ]);
    await store.change(ada, id, { endpointId });
    assert.deepEqual(await ahead(id), [
      [24, 24],
      [48, 48],
    ]);
    await store.change(ada, id, { noticeSeconds: 36 * 3600 });
    assert.deepEqual(await ahead(id), [
      [0, 0],
      [12, 12],
    ]);
    await store.change(ada, id, { status: 'paused' });
    assert.deepEqual(
      (await ahead(id)).map(([, next]) => next),
      [null, null],
    );
    await store.change(ada, id, { status: 'active', noticeSeconds: 0 });
    assert.deepEqual(
      (await ahead(id)).map(([, next]) => next),
      [24, 48],
    );
    await sql`delete from private.webhook_endpoints where id = ${endpointId}`;
    assert.deepEqual(
      (await ahead(id)).map(([, next]) => next),
      [null, null],
    );
    assert.equal((await store.find(ada, id))?.endpoint_id, null);
  });

  it('go only to an endpoint of the same account, and those of test keys to endpoints of test keys', async () => {
    const [ada, bob] = [await customer(database), await customer(database)];
    const wrong = [400, 'invalid_setting', 'endpoint_id'] as const;
    const { id } = await store.create(toKeep(ada));
    for (const endpointId of [await endpointOf(bob.userId), await endpointOf(ada.userId, true)]) {
      assert.deepEqual(await refused(store.create(toKeep(ada, { endpointId }))), wrong);
      assert.deepEqual(await refused(store.change(ada, id, { endpointId })), wrong);
    }
  });
});
