import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { Problem } from '@theia-astro/endpoints/problem';
import { findEvents } from '@theia-astro/endpoints/subscriptions/find-events';
import { type Watch, watchedSearches } from '@theia-astro/endpoints/subscriptions/subscription-request';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { pino } from 'pino';
import { type Compute, computeHere } from '../compute/compute.ts';
import { runBatches } from '../jobs/job.ts';
import { LeaseLost } from '../jobs/leased-work.ts';
import { type Customer, customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { askProducts, openEventWorker } from './event-worker.ts';
import { keepEvents, takeSubscription } from './subscription-lease.ts';
import { eventSubscriptionsTask, openSubscriptionStore } from './subscription-store.ts';

const base = await testDatabase();
const { sql } = base.database;
const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
const products = new Map(catalog.map((endpoint) => [endpoint.name, endpoint]));
const here = computeHere(catalog, context);
const store = openSubscriptionStore(sql, base.config);
const log = pino({ level: 'silent' });
const DAY_MS = 86_400_000;

const SLOW: Watch = {
  shared: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
  rules: [
    { type: 'transit', bodies: ['jupiter', 'saturn'], targets: ['sun', 'moon', 'asc'], orb: 1 },
    { type: 'station', bodies: ['mercury', 'venus', 'mars'] },
    { type: 'lunation' },
  ],
};
const BUSY: Watch = {
  shared: {},
  rules: [{ type: 'transit', bodies: ['moon', 'sun', 'mercury', 'venus', 'mars'], targets: 'transiting', orb: 1 }],
};

async function subscribe({ userId, keyId }: Customer, watch: Watch): Promise<string> {
  const fromMs = Math.floor(Date.now() / 1000) * 1000;
  const { id } = await store.create({
    userId,
    keyId,
    endpointId: null,
    label: '',
    noticeSeconds: 0,
    watch,
    found: [],
    createdMs: fromMs,
    computedUntilMs: fromMs,
  });
  return id;
}
const work = (compute: Pick<Compute, 'run'> = here) =>
  openEventWorker({ sql, secrets: base.config, compute, products, log });
const state = async (id: string) =>
  (
    await sql<
      {
        days: number;
        again_in: number | null;
        status: string;
        failure: string | null;
        tries: number;
        is_due: boolean;
      }[]
    >`
      select (extract(epoch from computed_until - now()) / 86400)::float8 as days, (extract(epoch from compute_at - now()) / 86400)::float8 as again_in,
        status, failure, tries, coalesce(compute_at <= now(), false) as is_due from private.event_subscriptions where id = ${id}`
  )[0]!;
const done = (id: string) =>
  until(async () => {
    const { days, is_due: isDue } = await state(id);
    return days > 30 && !isDue;
  });
const all = async (owner: Customer, id: string) =>
  (await store.events(owner, id, { fromMs: null, toMs: null, status: null, limit: 10_000, after: null })).map(
    ({ type, at, rule, data }) => ({ type, at, rule, data }),
  );
/** What the products answer for the whole time, in two halves: some answer at most a year. */
async function expected(id: string, watch: Watch) {
  const [row] = await sql<{ created: Date; until: Date }[]>`
    select created_at as created, computed_until as until from private.event_subscriptions where id = ${id}`;
  const searches = watchedSearches(products, watch);
  const [fromMs, toMs] = [Math.floor(row!.created.getTime() / 1000) * 1000, row!.until.getTime()];
  const middleMs = Math.floor((fromMs + toMs) / 2000) * 1000;
  const ask = askProducts(here, { name: 'test', isLong: false });
  const halves = [
    await findEvents(searches, { fromMs, toMs: middleMs }, ask),
    await findEvents(searches, { fromMs: middleMs, toMs }, ask),
  ];
  return halves.flat().map(({ type, at, rule, data }) => ({ type, at, rule, data }));
}
const sorted = (events: readonly { readonly type: string; readonly at: string; readonly rule: number }[]) =>
  events.toSorted(
    (a, b) => a.at.localeCompare(b.at) || a.rule - b.rule || JSON.stringify(a).localeCompare(JSON.stringify(b)),
  );

describe('events computed ahead', () => {
  it('reach 366 days, or 500 events and 40 days, and are those of one search over the whole time', async () => {
    const ada = await customer(base.database);
    const [slow, busy] = [await subscribe(ada, SLOW), await subscribe(ada, BUSY)];
    const worker = await work();
    await Promise.all([done(slow), done(busy)]);
    await worker.close();
    for (const [id, watch] of [
      [slow, SLOW],
      [busy, BUSY],
    ] as const) {
      const events = await all(ada, id);
      assert.ok(events.length > 20, `${events.length} events`);
      assert.deepEqual(sorted(events), sorted(await expected(id, watch)));
    }
    const [far, near] = [await state(slow), await state(busy)];
    assert.ok(Math.abs(far.days - 366) < 0.1 && Math.abs(far.again_in! - 30) < 0.1, JSON.stringify(far));
    assert.ok((await all(ada, busy)).length >= 500 && near.days >= 40 && near.days < 366, JSON.stringify(near));
    assert.ok(Math.abs(near.again_in! - (near.days - 40)) < 0.1);
  });

  it('go on where they ended when a month is used up, without an event twice', async () => {
    const ada = await customer(base.database);
    const id = await subscribe(ada, SLOW);
    const worker = await work();
    await done(id);
    await sql`update private.event_subscriptions set computed_until = computed_until - interval '60 days', compute_at = now() where id = ${id}`;
    const before = await all(ada, id);
    await sql`select pg_notify('theia_event_subscriptions', '')`;
    await done(id);
    await worker.close();
    assert.deepEqual(await all(ada, id), before);
    assert.deepEqual(sorted(before), sorted(await expected(id, SLOW)));
  });

  it('that an upgrade shifted by seconds over the end of what was computed are not written twice', async () => {
    const ada = await customer(base.database);
    const id = await subscribe(ada, SLOW);
    const worker = await work();
    await done(id);
    const events = await all(ada, id);
    const moved = events[5]!;
    // As if it had been found 40 s earlier, before everything up to there was computed.
    await sql`
      update private.subscription_events set at = at - interval '40 seconds', due_at = due_at - interval '40 seconds' where subscription_id = ${id} and at = ${moved.at} and type = ${moved.type}`;
    await sql`update private.event_subscriptions set computed_until = ${moved.at}::timestamptz - interval '20 seconds', compute_at = now() where id = ${id}`;
    await sql`select pg_notify('theia_event_subscriptions', '')`;
    await done(id);
    await worker.close();
    assert.equal((await all(ada, id)).length, events.length);
  });

  it('are neither lost nor doubled when two nodes work, and when a node dies between computing and writing', async () => {
    const ada = await customer(base.database);
    const ids = await Promise.all(Array.from({ length: 4 }, () => subscribe(ada, SLOW)));
    const [dead] = await takeSubscription(sql, randomUUID());
    assert.ok(dead !== undefined);
    const nodes = await Promise.all([work(), work(), work()]);
    // What the dead node computed is refused once another one has taken its place.
    await sql`update private.event_subscriptions set leased_until = now() - interval '1 second' where id = ${dead.id}`;
    await sql`select pg_notify('theia_event_subscriptions', '')`;
    for (const id of ids) await done(id);
    await Promise.all(nodes.map((node) => node.close()));
    await assert.rejects(
      sql.begin((transaction) =>
        keepEvents(transaction, dead, '00', base.config.secrets, [], dead.computedUntil.getTime() + DAY_MS),
      ),
      LeaseLost,
    );
    for (const id of ids) assert.deepEqual(sorted(await all(ada, id)), sorted(await expected(id, SLOW)));
  });

  it('of a key that may not be used wait until it may, and then begin with the present', async () => {
    const ada = await customer(base.database);
    const id = await subscribe(ada, SLOW);
    await sql`update private.api_keys set is_active = false where id = ${ada.keyId}`;
    const worker = await work();
    await until(async () => (await state(id)).again_in! > 0.9);
    assert.deepEqual(await all(ada, id), []);
    await sql`update private.api_keys set is_active = true where id = ${ada.keyId}`;
    await sql`update private.event_subscriptions set computed_until = now() - interval '100 days', compute_at = now() where id = ${id}`;
    await sql`select pg_notify('theia_event_subscriptions', '')`;
    await done(id);
    await worker.close();
    const events = await all(ada, id);
    assert.ok(events.length > 20 && Date.parse(events[0]!.at) > Date.now() - 2 * DAY_MS);
  });

  it('are tried again after a fault of ours, and given up with its code after one of the request, until its caller activates it', async () => {
    const ada = await customer(base.database);
    const [id, faulty] = [await subscribe(ada, SLOW), await subscribe(ada, { ...BUSY, shared: { name: 'x' } })];
    let faults = 0;
    const flaky: Pick<Compute, 'run'> = {
      run: (job) => {
        if (job.input['name'] === 'x')
          throw new Problem({ code: 'body_unavailable', field: 'bodies', message: 'There is none.' });
        if ((faults += 1) === 1) throw new Error('a thread died');
        return here.run(job);
      },
    };
    const worker = await work(flaky);
    await done(id);
    await until(async () => (await state(faulty)).status === 'failed');
    await worker.close();
    assert.deepEqual(sorted(await all(ada, id)), sorted(await expected(id, SLOW)));
    assert.equal((await store.find(ada, faulty))?.failure, 'body_unavailable');
    const again = await store.change(ada, faulty, { status: 'active' });
    assert.deepEqual([again?.status, again?.failure], ['active', null]);
    const repaired = await work();
    await done(faulty);
    await repaired.close();
  });

  it('end with the deletion of the subscription while they are being computed', async () => {
    const ada = await customer(base.database);
    const id = await subscribe(ada, SLOW);
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const held: Pick<Compute, 'run'> = {
      run: async (job, caller) => {
        begun.resolve();
        await goOn.promise;
        return here.run(job, caller);
      },
    };
    const worker = await work(held);
    await begun.promise;
    assert.equal(await store.remove(ada, id), true);
    goOn.resolve();
    await worker.close();
    const rows =
      await sql`select 1 from private.event_subscriptions where id = ${id} union all select 1 from private.subscription_events where subscription_id = ${id}`;
    assert.equal(rows.length, 0);
  });
});

describe('events that are over', () => {
  it('are skipped when nobody wanted them, and deleted after 30 days', async () => {
    const ada = await customer(base.database);
    const id = await subscribe(ada, SLOW);
    const worker = await work();
    await done(id);
    await worker.close();
    await sql`update private.subscription_events set at = at - interval '45 days', due_at = due_at - interval '45 days' where subscription_id = ${id}`;
    const count = async (condition: (event: { status: string; at: string }) => boolean) =>
      (await store.events(ada, id, { fromMs: null, toMs: null, status: null, limit: 10_000, after: null })).filter(
        condition,
      ).length;
    const [old, recent] = [
      await count(({ at }) => Date.parse(at) < Date.now() - 30 * DAY_MS),
      await count(({ at }) => Date.parse(at) > Date.now() - 30 * DAY_MS && Date.parse(at) < Date.now()),
    ];
    assert.ok(old > 0 && recent > 0, `${old} old, ${recent} recent`);
    await runBatches(sql, eventSubscriptionsTask);
    assert.equal(await count(({ status }) => status === 'skipped'), recent);
    assert.equal(await count(({ at }) => Date.parse(at) < Date.now() - 30 * DAY_MS), 0);
    assert.ok((await count(({ status }) => status === 'ahead')) > 0);
  });
});
