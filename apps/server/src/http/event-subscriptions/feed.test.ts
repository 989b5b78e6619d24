import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import type { FoundEvent } from '@theia-astro/endpoints/subscriptions/find-events';
import { feedSchema } from '@theia-astro/endpoints/subscriptions/subscription-paths';
import { makeFeed, withdrawFeed } from '../../event-subscriptions/feed/feed-store.ts';
import { openSubscriptionStore } from '../../event-subscriptions/subscription-store.ts';
import { type Customer, customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { readCalendar } from '../../testing/subscription-events.ts';
import { testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

const test = await testDatabase({ TRUSTED_PROXIES: '1' });
const { sql } = test.database;
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const { call } = await testProduct(test, { log });
let calls = 0;
/** A call from another address each time: the rate of an address has a test of its own. */
const product = {
  call: (path: string, options: Parameters<typeof call>[1] = {}) => {
    calls += 1;
    const headers = { 'x-forwarded-for': `192.0.${Math.floor(calls / 256)}.${calls % 256}`, ...options.headers };
    return call(path, { ...options, headers });
  },
};
const store = openSubscriptionStore(sql, test.config);

const entriesOf = (text: string) => readCalendar(text).getAllSubcomponents('vevent');

const DAY_MS = 86_400_000;
const nowMs = Math.floor(Date.now() / 1000) * 1000;
const instant = (utcMs: number) => new Date(utcMs).toISOString().replace('.000', '');
const found = (type: string, atMs: number, data: FoundEvent['data'], rule = 0): FoundEvent => ({
  type,
  at: instant(atMs),
  atMs,
  data,
  rule,
  what: `${type} ${JSON.stringify(data)}`,
});
const EVENTS: readonly FoundEvent[] = [
  found('transit.exact', nowMs + DAY_MS, {
    point_1: 'saturn',
    aspect: 'square',
    point_2: 'sun',
    chart_1: 'transit',
    chart_2: 'natal',
  }),
  found(
    'void_of_course',
    nowMs + 2 * DAY_MS,
    { starts_at: instant(nowMs + 2 * DAY_MS), ends_at: instant(nowMs + 2 * DAY_MS + 3_600_000) },
    1,
  ),
];
const subscribe = ({ userId, keyId }: Customer, settings?: Readonly<Record<string, unknown>>) =>
  store.create({
    userId,
    keyId,
    endpointId: null,
    label: 'Ada',
    noticeSeconds: 0,
    watch: {
      shared: { birth_date: '1990-06-15', ...(settings === undefined ? {} : { settings }) },
      rules: [{ type: 'transit' }, { type: 'void_of_course' }],
    },
    found: EVENTS,
    createdMs: nowMs,
    computedUntilMs: nowMs + 366 * DAY_MS,
  });
const ownerOf = ({ userId, keyId }: Customer) => ({ userId, keyId });
async function withFeed(settings?: Readonly<Record<string, unknown>>) {
  const ada = await customer(test.database);
  const { id } = await subscribe(ada, settings);
  const secret = (await makeFeed(sql, ownerOf(ada), id))!;
  return { ada, id, secret, path: `/feeds/${secret}.ics` };
}

const asKey = (path: string, key: string, method: string) => product.call(path, { method, key });

describe('the address of a calendar', () => {
  it('is made anew with each POST of the key of its subscription, and ends with DELETE', async () => {
    const ada = await customer(test.database);
    const { id } = await subscribe(ada);
    const make = async () => {
      const answer = await asKey(`/subscriptions/${id}/feed`, ada.apiKey, 'POST');
      assert.equal(answer.status, 200);
      const { url } = feedSchema.parse(await answer.json());
      assert.ok(url.startsWith(new URL(test.config.publicUrl).origin));
      return new URL(url).pathname;
    };
    const status = async (path: string) => (await product.call(path)).status;
    const first = await make();
    assert.equal(await status(first), 200);
    const second = await make();
    assert.deepEqual([await status(first), await status(second)], [404, 200]);
    assert.equal((await asKey(`/v1/subscriptions/${id}/feed`, ada.apiKey, 'DELETE')).status, 204);
    assert.equal(await status(second), 404);
  });

  it('is not made for the subscription of another key, without a key, or with a key of other products', async () => {
    const ada = await customer(test.database);
    const eve = await customer(test.database);
    const { id } = await subscribe(ada);
    const path = `/subscriptions/${id}/feed`;
    assert.equal((await asKey(path, eve.apiKey, 'POST')).status, 404);
    assert.equal((await asKey(path, eve.apiKey, 'DELETE')).status, 404);
    assert.equal((await product.call(path, { method: 'POST' })).status, 401);
    assert.equal((await asKey(path, ada.apiKey, 'GET')).status, 405);
    await sql`update private.api_keys set allowed_products = '{natal}' where id = ${eve.keyId}`;
    await until(async () => (await asKey(path, eve.apiKey, 'POST')).status === 403);
  });
});

describe('a calendar with a secret address', () => {
  it('has every event of its subscription, without a key, under the id that is delivered', async () => {
    const { ada, id, path } = await withFeed();
    const answer = await product.call(path);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
    const all = { fromMs: null, toMs: null, status: null, limit: 10, after: null };
    const events = await store.events(ownerOf(ada), id, all);
    const entries = entriesOf(await answer.text());
    assert.deepEqual(
      entries.map((entry) => [
        entry.getFirstPropertyValue('uid'),
        entry.getFirstPropertyValue('summary'),
        String(entry.getFirstPropertyValue('dtstart')),
      ]),
      [
        [events[0]?.id, 'Saturn Square Sun (natal)', EVENTS[0]?.at],
        [events[1]?.id, 'Moon void of course', EVENTS[1]?.at],
      ],
    );
    assert.equal(String(entries[1]?.getFirstPropertyValue('dtend')), EVENTS[1]?.data['ends_at']);
  });

  it('is told in the language of its subscription', async () => {
    const { path } = await withFeed({ language: 'DE' });
    const [entry] = entriesOf(await (await product.call(path)).text());
    assert.equal(entry?.getFirstPropertyValue('summary'), 'Saturn Quadrat Sonne (Radix)');
  });

  it('is not sent again while it has not changed', async () => {
    const { ada, id, path } = await withFeed();
    const first = await product.call(path);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    assert.match(first.headers.get('cache-control') ?? '', /^private, max-age=\d+$/);
    const again = await product.call(path, { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
    await sql`delete from private.subscription_events where subscription_id = ${id} and rule = 1`;
    const changed = await product.call(path, { headers: { 'if-none-match': etag } });
    assert.equal(entriesOf(await changed.text()).length, 1);
    assert.equal((await product.call(path, { method: 'HEAD' })).status, 200);
    assert.ok(await store.find(ownerOf(ada), id));
  });

  it('ends at once when its address is withdrawn or made anew, its key is revoked, blocked or expired, or its subscription is deleted', async () => {
    const status = async (path: string) => {
      const answer = await product.call(path);
      await answer.text();
      return answer.status;
    };
    const ends = {
      withdrawn: (one: Awaited<ReturnType<typeof withFeed>>) => withdrawFeed(sql, ownerOf(one.ada), one.id),
      'made anew': (one: Awaited<ReturnType<typeof withFeed>>) => makeFeed(sql, ownerOf(one.ada), one.id),
      revoked: ({ ada }: Awaited<ReturnType<typeof withFeed>>) =>
        sql`update private.api_keys set is_active = false where id = ${ada.keyId}`,
      blocked: ({ ada }: Awaited<ReturnType<typeof withFeed>>) =>
        sql`update private.api_keys set blocked_at = now() where id = ${ada.keyId}`,
      expired: ({ ada }: Awaited<ReturnType<typeof withFeed>>) =>
        sql`update private.api_keys set expires_at = now() where id = ${ada.keyId}`,
      deleted: (one: Awaited<ReturnType<typeof withFeed>>) => store.remove(ownerOf(one.ada), one.id),
    };
    for (const [how, end] of Object.entries(ends)) {
      const one = await withFeed();
      assert.equal(await status(one.path), 200, how);
      await end(one);
      assert.equal(await status(one.path), 404, how);
    }
  });

  it('is made and withdrawn by its owner only', async () => {
    const { id, path } = await withFeed();
    const eve = await customer(test.database);
    assert.equal(await makeFeed(sql, ownerOf(eve), id), null);
    assert.equal(await withdrawFeed(sql, { userId: eve.userId, keyId: null }, id), false);
    assert.equal((await product.call(path)).status, 200);
  });

  it('gives every address that is none the same answer, which names none', async () => {
    const { secret } = await withFeed();
    const other = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    const bodies = new Set<string>();
    for (const path of [
      `/feeds/${other}.ics`,
      `/v1/feeds/${other}.ics`,
      '/feeds/x',
      '/feeds',
      `/feeds/${secret}`,
      `/feeds/${secret}.ics/x`,
    ]) {
      const answer = await product.call(path);
      assert.equal(answer.status, 404, path);
      const { request_id: _, instance: __, ...problem } = (await answer.json()) as Record<string, unknown>;
      bodies.add(JSON.stringify(problem));
      assert.equal(answer.headers.get('x-robots-tag'), 'noindex');
      assert.equal(String(__).includes(secret), false);
    }
    assert.equal(bodies.size, 1);
    assert.equal((await product.call(`/feeds/${secret}.ics`, { method: 'POST', body: {} })).status, 405);
  });

  it('is not to be indexed or passed on, and its address is in no log and no row', async () => {
    const { secret, path } = await withFeed();
    const answer = await product.call(path);
    await answer.text();
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex');
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
    await product.call(`${path}?x=1`, { method: 'DELETE' });
    assert.ok(lines.some((line) => line.includes('"path":"/feeds/…"')));
    assert.equal(lines.filter((line) => line.includes(secret)).length, 0);
    const rows = await sql<{ row: string }[]>`select t::text as row from private.event_subscriptions t`;
    assert.ok(rows.length > 0);
    for (const { row } of rows) {
      assert.equal(row.includes(secret), false);
      assert.equal(row.includes(Buffer.from(secret).toString('hex')), false);
    }
  });

  it('is limited by address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await call('/feeds/unknown.ics');
        await answer.text();
        return answer.status;
      }),
    );
    assert.ok(statuses.includes(429));
  });
});
