import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  eventListSchema,
  oneEventSchema,
  subscriptionListSchema,
  subscriptionPreviewSchema,
  subscriptionSchema,
} from '@theia-astro/endpoints/subscriptions/subscription-schema';
import { pino } from 'pino';
import type { z } from 'zod';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { webhookReceiver } from '../../testing/webhook-receiver.ts';
import { issueKey, readKeys } from '../../testing/api-keys.ts';

const base = await testDatabase();
const { database } = base;
const { sql } = database;
const { call } = await testProduct(base);

type Json = Readonly<Record<string, unknown>>;
type Subscription = z.infer<typeof subscriptionSchema>;

const RULES = [{ type: 'transit', bodies: ['mars'], orb: 1 }, { type: 'station' }, { type: 'lunation' }];
const caller = () => customer(database, { plan: 'growth', ratePerSecond: 1000 });
const post = (key: string, path: string, body: Json, headers: Readonly<Record<string, string>> = {}) =>
  call(path, { method: 'POST', key, body, headers });
async function subscribe(key: string, changes: Json = {}): Promise<Subscription> {
  const response = await post(key, '/subscriptions', { ...NY90, rules: RULES, ...changes });
  assert.equal(response.status, 201, await response.clone().text());
  return subscriptionSchema.parse(await response.json());
}
const read = async <T extends z.ZodType>(schema: T, response: Response): Promise<z.infer<T>> => {
  assert.equal(response.status, 200, await response.clone().text());
  return schema.parse(await response.json());
};
const refusal = async (response: Response) => {
  const { code, field } = (await response.json()) as { code: unknown; field: unknown };
  return [response.status, code, field];
};
const eventsOf = async (key: string, id: string, query = '') =>
  read(eventListSchema, await call(`/subscriptions/${id}/events${query}`, { key }));

describe('a subscription on the wire', () => {
  it('is made with its first month, shown, listed, changed and deleted, and costs nothing', async () => {
    const { apiKey, userId } = await customer(database, { balanceUsd: '1', plan: null, ratePerSecond: 1000 });
    const before = Date.now();
    const response = await post(apiKey, '/subscriptions', { ...NY90, label: ' Ada ', notice_hours: 1.5, rules: RULES });
    assert.equal(response.status, 201);
    const made = subscriptionSchema.parse(await response.json());
    assert.equal(response.headers.get('location'), `/subscriptions/${made.id}`);
    assert.deepEqual(
      [made.label, made.status, made.notice_hours, made.rules, made.endpoint_id, made.is_test],
      ['Ada', 'active', 1.5, RULES, null, false],
    );
    assert.ok(made.events_ahead > 0 && made.next_event !== null);
    assert.ok(Date.parse(made.computed_until) >= before + 29.9 * 86_400_000);
    assert.ok(!JSON.stringify(made).includes('1990'), 'the birth is not shown');
    const far = await until(async () => {
      const one = await read(subscriptionSchema, await call(`/subscriptions/${made.id}`, { key: apiKey }));
      return Date.parse(one.computed_until) > before + 365 * 86_400_000 ? one : null;
    });
    assert.ok(far.events_ahead > made.events_ahead);
    const other = await subscribe(apiKey, { rules: [{ type: 'lunation' }] });
    const list = await read(subscriptionListSchema, await call('/subscriptions?limit=1', { key: apiKey }));
    assert.deepEqual([list.subscriptions.map(({ id }) => id), list.next_cursor], [[other.id], other.id]);
    const rest = await read(
      subscriptionListSchema,
      await call(`/subscriptions?cursor=${list.next_cursor}`, { key: apiKey }),
    );
    assert.deepEqual(
      rest.subscriptions.map(({ id }) => id),
      [made.id],
    );
    const changed = await read(
      subscriptionSchema,
      await post(apiKey, `/subscriptions/${made.id}`, { status: 'paused', label: 'B' }),
    );
    assert.deepEqual([changed.status, changed.label, changed.notice_hours], ['paused', 'B', 1.5]);
    assert.equal((await call(`/subscriptions/${made.id}`, { method: 'DELETE', key: apiKey })).status, 204);
    for (const path of [`/subscriptions/${made.id}`, `/subscriptions/${made.id}/events`])
      assert.deepEqual(await refusal(await call(path, { key: apiKey })), [404, 'not_found', null]);
    const left = await sql`
      select 1 from private.event_subscriptions where id = ${made.id} union all select 1 from private.subscription_events where subscription_id = ${made.id}`;
    assert.equal(left.length, 0);
    assert.deepEqual((await readBooks(database, userId)).balance, '1.0000');
  });

  it('tells the events that the product answers for the same range', async () => {
    const { apiKey } = await customer(database, { balanceUsd: '5', plan: null, ratePerSecond: 1000 });
    const { id, created_at: from, computed_until: to } = await subscribe(apiKey, { rules: RULES.slice(0, 2) });
    const ask = async (body: Json): Promise<readonly Json[]> =>
      ((await (await post(apiKey, '/transits', { ...NY90, from, to, ...body })).json()) as { events: Json[] }).events;
    const expected = [
      ...(await ask({ bodies: ['mars'], orb: 1, events: ['exact'] })).map(
        ({ window_id: _window, ...hit }) => ['transit.exact', hit] as const,
      ),
      ...(await ask({ events: ['station'] })).map((station) => ['station', station] as const),
    ];
    const { events } = await eventsOf(apiKey, id, `?limit=100&to=${to}`);
    const told = events.filter(({ type }) => type === 'transit.exact' || type === 'station');
    assert.ok(expected.length > 3);
    assert.deepEqual(
      told.map(({ type, data }) => [type, data]).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
      expected.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    );
    const [first] = events;
    assert.deepEqual(await read(oneEventSchema, await call(`/events/${first!.id}`, { key: apiKey })), {
      ...first,
      attempts: [],
    });
  });

  it('lists its events in pages, by time and status', async () => {
    const { apiKey } = await caller();
    const { id, computed_until: computed } = await subscribe(apiKey);
    const whole = await eventsOf(apiKey, id, `?limit=100&to=${computed}`);
    const pages: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await eventsOf(apiKey, id, `?limit=3&to=${computed}${cursor === '' ? '' : `&cursor=${cursor}`}`);
      pages.push(...page.events.map((event) => event.id));
      cursor = page.next_cursor;
    }
    assert.deepEqual(
      pages,
      whole.events.map((event) => event.id),
    );
    assert.deepEqual((await eventsOf(apiKey, id, '?status=delivered')).events, []);
    for (const [query, field] of [
      ['status=x', 'status'],
      ['from=x', 'from'],
      ['limit=0', 'limit'],
      ['cursor=x', 'cursor'],
    ] as const)
      assert.equal((await refusal(await call(`/subscriptions/${id}/events?${query}`, { key: apiKey })))[2], field);
  });

  it('belongs to its key alone', async () => {
    const [ada, bob] = [await caller(), await caller()];
    await issueKey(database, ada.userId);
    const second = (await readKeys(database, ada.userId)).find(({ api_key: key }) => key !== ada.apiKey)!.api_key;
    const { id } = await subscribe(ada.apiKey);
    const [event] = (await eventsOf(ada.apiKey, id)).events;
    for (const key of [second, bob.apiKey])
      for (const [method, path] of [
        ['GET', `/subscriptions/${id}`],
        ['POST', `/subscriptions/${id}`],
        ['DELETE', `/subscriptions/${id}`],
        ['GET', `/subscriptions/${id}/events`],
        ['GET', `/events/${event!.id}`],
      ] as const)
        assert.equal(
          (await call(path, { method, key, ...(method === 'POST' ? { body: { label: 'x' } } : {}) })).status,
          404,
        );
    assert.equal((await call(`/subscriptions/${id}`)).status, 401);
  });

  it('is made once under an Idempotency-Key, and its birth is not kept there', async () => {
    const { apiKey, userId } = await caller();
    const key = randomUUID();
    const send = (label: string) =>
      post(apiKey, '/subscriptions', { ...NY90, label, rules: RULES }, { 'idempotency-key': key });
    const [first, again] = [await send('a'), await send('a')];
    assert.deepEqual([first.status, again.status, again.headers.get('idempotency-replayed')], [201, 201, 'true']);
    assert.equal(((await first.json()) as { id: string }).id, ((await again.json()) as { id: string }).id);
    assert.deepEqual(await refusal(await send('b')), [409, 'idempotency_key_reused', 'Idempotency-Key']);
    const [kept] = await sql<
      { response_body: string }[]
    >`select response_body from private.idempotency_keys where user_id = ${userId}`;
    assert.match(kept!.response_body, /^\{"id":"sub_[0-9A-Z]{26}"\}$/);
  });
});

describe('a dry run', () => {
  it('shows the next 30 days and the price of an event, and stores nothing', async () => {
    const { apiKey, userId } = await caller();
    const response = await post(apiKey, '/subscriptions', { ...NY90, rules: RULES, dry_run: true });
    const preview = await read(subscriptionPreviewSchema, response);
    assert.equal(preview.event_count, preview.events.length);
    assert.ok(preview.event_count > 5 && /^\d+\.\d{4}$/.test(preview.price_usd));
    assert.equal((await sql`select 1 from private.event_subscriptions where user_id = ${userId}`).length, 0);
  });
});

describe('what is refused', () => {
  it('is told all at once, each fault with its field, and how to repair the first', async () => {
    const { apiKey } = await caller();
    const response = await post(apiKey, '/subscriptions', {
      birth_date: '1990-02-30',
      location: 'New York',
      rules: [
        { type: 'transit', bodies: ['sol'], orb: 99, foo: 1 },
        { type: 'returns' },
        { type: 'ingress' },
        { type: 'dasha', system: 'x', levels: 4 },
        { type: 'search', product: 'natal', request: 1 },
      ],
      settings: { node: 'x' },
      label: 'x'.repeat(101),
      endpoint_id: 'somewhere',
      notice_hours: -1,
      colour: 'red',
    });
    assert.equal(response.status, 400);
    const { errors, hint } = (await response.json()) as { errors: { field: string }[]; hint: string };
    assert.deepEqual(
      errors.map(({ field }) => field),
      [
        'birth_date',
        'rules[0].bodies[0]',
        'rules[0].orb',
        'rules[0].foo',
        'rules[1].type',
        'rules[2].of',
        'rules[3].system',
        'rules[3].levels',
        'rules[4].product',
        'rules[4].request',
        'settings.node',
        'label',
        'endpoint_id',
        'notice_hours',
        'colour',
      ],
    );
    assert.equal(hint, 'Write YYYY-MM-DD, for example 1990-06-15.');
  });

  it('is a rule that needs the ascendant of a birth without its time, a birth that a rule needs, and what takes too long', async () => {
    const untimed = { birth_date: '1990-06-15', location: 'New York' };
    const moving = [
      'sun',
      'moon',
      'mercury',
      'venus',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
      'chiron',
      'ceres',
    ];
    for (const [body, expected] of [
      [{ ...untimed, rules: [{ type: 'ingress', of: 'house' }] }, [422, 'birth_time_required', 'rules[0].of']],
      [
        { ...untimed, rules: [{ type: 'transit', targets: ['asc'] }] },
        [422, 'birth_time_required', 'rules[0].targets'],
      ],
      [{ ...untimed, rules: [{ type: 'eclipse', targets: ['mc'] }] }, [422, 'birth_time_required', 'rules[0].targets']],
      [{ ...untimed, rules: [{ type: 'dasha', system: 'chara' }] }, [422, 'birth_time_required', 'rules[0].system']],
      [{ rules: [{ type: 'return', body: 'sun' }] }, [400, 'missing_field', 'location']],
      [{ ...NY90, location: 'Nowhereville-sur-Rien', rules: RULES }, [422, 'place_not_found', 'location']],
      [
        {
          ...NY90,
          rules: Array.from({ length: 20 }, () => ({
            type: 'transit',
            bodies: moving,
            targets: 'transiting',
            aspects: ['major', 'quintile', 'septile', 'novile'],
            orb: 3,
          })),
        },
        [400, 'range_too_large', 'rules'],
      ],
    ] as const)
      assert.deepEqual(await refusal(await post((await caller()).apiKey, '/subscriptions', body)), expected);
    assert.equal(
      (
        await post((await caller()).apiKey, '/subscriptions', {
          ...untimed,
          rules: [{ type: 'transit', bodies: ['saturn'] }],
        })
      ).status,
      201,
    );
  });

  it('is what a key may not do: subscriptions, a product in a search, a birth that is no sample', async () => {
    const ada = await caller();
    const limit = (products: readonly string[]) =>
      sql`update private.api_keys set allowed_products = ${[...products]}::text[] where id = ${ada.keyId}`;
    const rules = [{ type: 'search', product: 'progressions', request: {} }];
    await limit(['transits']);
    const scoped = (response: Response) => response.status === 403;
    await until(async () => scoped(await post(ada.apiKey, '/subscriptions', { ...NY90, rules: RULES })));
    await limit(['subscriptions']);
    await until(async () => (await call('/subscriptions', { key: ada.apiKey })).status === 200);
    assert.deepEqual(await refusal(await post(ada.apiKey, '/subscriptions', { ...NY90, rules })), [
      403,
      'key_scope',
      null,
    ]);
    assert.equal((await post(ada.apiKey, '/subscriptions', { ...NY90, rules: RULES })).status, 201);

    const bob = await caller();
    await sql`update private.api_keys set is_test = true where id = ${bob.keyId}`;
    const test = bob.apiKey;
    const made = await subscribe(test, { rules: [...RULES, ...rules, { type: 'void_of_course' }] });
    assert.equal(made.is_test, true);
    assert.deepEqual(
      await refusal(
        await post(test, '/subscriptions', { birth_date: '1991-06-15', location: 'New York', rules: RULES }),
      ),
      [403, 'test_key_birth', 'birth_date'],
    );
  });

  it('is another method, and an address that is not there', async () => {
    const { apiKey } = await caller();
    const put = await call('/subscriptions', { method: 'PUT', key: apiKey, body: {} });
    assert.deepEqual([put.status, put.headers.get('allow')], [405, 'GET, POST, HEAD, OPTIONS']);
    for (const path of ['/subscriptions/x', '/events', '/events/x'])
      assert.equal((await call(path, { key: apiKey })).status, 404, path);
  });
});

it('an event reaches its webhook when it is due, as the API shows it, is paid once, and is replayed under its id', async () => {
  const receiver = await webhookReceiver();
  base.beforeClose(() => receiver.close());
  const { apiKey, userId } = await customer(database, { balanceUsd: '1', plan: null, ratePerSecond: 1000 });
  const made = await post(apiKey, '/webhooks', { url: receiver.url });
  assert.equal(made.status, 201);
  const { id: endpointId } = (await made.json()) as { id: string };
  const { id } = await subscribe(apiKey, { label: 'Ada', rules: [{ type: 'lunation' }] });
  const [first] = (await eventsOf(apiKey, id)).events;
  // Weeks pass.
  await sql`update private.subscription_events set at = date_trunc('second', now()) + interval '2 seconds' where id = ${first!.id}`;
  const changed = await read(
    subscriptionSchema,
    await post(apiKey, `/subscriptions/${id}`, { endpoint_id: endpointId }),
  );
  assert.equal(changed.endpoint_id, endpointId);
  const [sent] = await until(() => (receiver.received.length > 0 ? receiver.received : null));
  const told = await until(async () => {
    const event = await read(oneEventSchema, await call(`/events/${first!.id}`, { key: apiKey }));
    return event.status === 'delivered' ? event : null;
  });
  const { type, at, label, rule, data } = told;
  assert.deepEqual(JSON.parse(sent!.body), { id: first!.id, type, at, subscription_id: id, label, rule, data });
  assert.equal(sent!.headers['webhook-id'], first!.id);
  assert.deepEqual(
    [told.attempt_count, told.attempts.map(({ kind, http_status: status }) => [kind, status]), told.cost_usd],
    [1, [['scheduled', 204]], '0.0010'],
  );
  await read(oneEventSchema, await post(apiKey, `/events/${first!.id}/replay`, {}));
  await until(() => receiver.received.length > 1);
  assert.equal(receiver.received[1]!.headers['webhook-id'], first!.id);
  const after = await until(async () => {
    const event = await read(oneEventSchema, await call(`/events/${first!.id}`, { key: apiKey }));
    return event.attempts.length > 1 ? event : null;
  });
  assert.deepEqual([after.status, after.attempts[1]!.kind, after.cost_usd], ['delivered', 'replay', '0.0010']);
  assert.equal((await readBooks(database, userId)).balance, '0.9990');
  const early = (await eventsOf(apiKey, id, '?status=ahead')).events[0]!;
  assert.deepEqual(await refusal(await post(apiKey, `/events/${early.id}/replay`, {})), [409, 'cannot_replay', null]);
});

it('a subscription names no birth in what is logged of it', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const own = await testProduct(base, { log });
  const { apiKey } = await caller();
  const body = { ...NY90, name: 'Ada Birthwell', rules: RULES };
  const response = await own.call('/subscriptions', { method: 'POST', key: apiKey, body });
  assert.equal(response.status, 201);
  const { id } = (await response.json()) as { id: string };
  await until(() => lines.some((line) => line.includes('/subscriptions')));
  await own.call(`/subscriptions/${id}`, { method: 'DELETE', key: apiKey });
  for (const text of ['1990-06-15', 'Birthwell', '14:30'])
    assert.deepEqual(
      lines.filter((line) => line.includes(text)),
      [],
    );
});
