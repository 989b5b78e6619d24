import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { findEvents } from '@theia-astro/endpoints/subscriptions/find-events';
import { type Watch, watchedSearches } from '@theia-astro/endpoints/subscriptions/subscription-request';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { computeHere } from '../../compute/compute.ts';
import { askProducts } from '../../event-subscriptions/event-worker.ts';
import { openSubscriptionStore } from '../../event-subscriptions/subscription-store.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';

const PROCESS = join(import.meta.dirname, '../../testing/product-process.ts');
const KILLS = 4;
const SUBSCRIPTIONS = 12;
const WATCH: Watch = {
  shared: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
  rules: [{ type: 'transit', bodies: ['sun', 'mercury', 'mars', 'jupiter'], orb: 1 }, { type: 'void_of_course' }],
};

const { database, config } = await testDatabase();
const { sql } = database;
const store = openSubscriptionStore(sql, config);
const environment = { ...process.env, DATABASE_URL: database.ownerUrl, THEIA_DATA_DIR: config.dataDir };

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROCESS], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const _port of createInterface({ input: child.stdout })) return child;
  throw new Error('the process ended before it was ready');
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

it('processes that are killed while they compute lose no event and write none twice', async () => {
  const { userId, keyId } = await customer(database, { plan: 'growth' });
  const createdMs = Math.floor(Date.now() / 1000) * 1000;
  const toKeep = { userId, keyId, endpointId: null, label: '', noticeSeconds: 0, watch: WATCH, found: [], createdMs };
  const ids: string[] = [];
  for (let made = 0; made < SUBSCRIPTIONS; made += 1)
    ids.push((await store.create({ ...toKeep, computedUntilMs: createdMs })).id);
  const written = async (): Promise<number> => {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from private.subscription_events`;
    return row!.count;
  };
  const isDone = async (): Promise<boolean> =>
    (await sql`select 1 from private.event_subscriptions where compute_at <= now() limit 1`).length === 0;

  for (let killed = 0; killed < KILLS; killed += 1) {
    const before = await written();
    const child = await start();
    await until(async () => (await written()) > before || (await isDone()));
    // In the middle of a part: it is under way once somebody holds it.
    await until(
      async () =>
        (await sql`select 1 from private.event_subscriptions where leased_until > now() limit 1`).length > 0 ||
        (await isDone()),
    );
    await kill(child);
  }
  const last = await start();
  await until(isDone);
  await kill(last);

  const here = computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() });
  const searches = watchedSearches(new Map(catalog.map((endpoint) => [endpoint.name, endpoint])), WATCH);
  const ask = askProducts(here, { name: 'test', isLong: false });
  for (const id of ids) {
    const [row] = await sql<
      { until: Date }[]
    >`select computed_until as until from private.event_subscriptions where id = ${id}`;
    const [middleMs, endMs] = [createdMs + 100 * 86_400_000, row!.until.getTime()];
    const expected = [
      ...(await findEvents(searches, { fromMs: createdMs, toMs: middleMs }, ask)),
      ...(await findEvents(searches, { fromMs: middleMs, toMs: endMs }, ask)),
    ].map(({ rule, type, at, data }) => JSON.stringify([rule, type, at, data]));
    const all = { fromMs: null, toMs: null, status: null, limit: 10_000, after: null };
    const told = (await store.events({ userId, keyId }, id, all)).map(({ rule, type, at, data }) =>
      JSON.stringify([rule, type, at, data]),
    );
    assert.ok(told.length > 300, `${told.length} events`);
    assert.deepEqual(told.toSorted(), expected.toSorted());
  }
});
