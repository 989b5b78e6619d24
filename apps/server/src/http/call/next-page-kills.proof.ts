import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';

const PROCESS = join(import.meta.dirname, '../../testing/product-process.ts');
const { database, config } = await testDatabase();
const { sql } = database;
const environment = { ...process.env, DATABASE_URL: database.ownerUrl, THEIA_DATA_DIR: config.dataDir };
const SEARCH = { count: 2, kind: 'solar' };

interface Page {
  readonly next: string;
  readonly eclipses: readonly { readonly at: string }[];
}

interface Answer {
  readonly status: number;
  readonly cost: string | null;
  readonly token: string | null;
  readonly page: Page;
}

type Running = Awaited<ReturnType<typeof start>>;

async function start() {
  const child = spawn(process.execPath, [PROCESS], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout! }))
    return {
      child,
      ask: async (key: string, body: object, token: string | null): Promise<Answer> => {
        const answer = await fetch(`http://127.0.0.1:${line}/eclipses`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            ...(token === null ? {} : { 'theia-next-page': token }),
          },
          body: JSON.stringify(body),
        });
        return {
          status: answer.status,
          cost: answer.headers.get('theia-cost-usd'),
          token: answer.headers.get('theia-next-page'),
          page: (await answer.json()) as Page,
        };
      },
    };
  throw new Error('the server process ended before it was ready');
}

const stop = async ({ child }: Running): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};
const funded = () => customer(database, { plan: null, balanceUsd: '1.0000', ratePerSecond: 10_000 });
/** Connections on which a booking waits for this test's lock. */
const waiting = () => sql<{ pid: number }[]>`
  select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%settle_calls%'`;
const storedPages = async (userId: string): Promise<number> =>
  (await sql`select 1 from private.idempotency_keys where user_id = ${userId} and idempotency_key like 'page %'`)
    .length;

/** How often the calls of a user were paid, by payer. */
async function paidBy(userId: string): Promise<Readonly<Record<string, number>>> {
  const rows = await sql<{ paid_by: string; calls: number }[]>`
    select paid_by, count(*)::integer as calls from public.api_usage where user_id = ${userId} group by 1`;
  return Object.fromEntries(rows.map(({ paid_by, calls }) => [paid_by, calls]));
}

describe('a page of a search, when its process is killed', () => {
  for (const isBooked of [false, true])
    it(`after it was computed, and ${isBooked ? 'booked without its answer being sent' : 'before it was booked'}: it is there when it is asked for again, free, computed once, and leads on`, async () => {
      const who = await funded();
      const first = await start();
      const paid = await first.ask(who.apiKey, { ...SEARCH, after: '2024-01-01' }, null);
      const price = Number(paid.cost);
      assert.ok(price > 0);
      const body = { ...SEARCH, after: paid.page.next };
      let lost: unknown = null;
      // The page is computed while the wallet is held, so that its booking waits.
      await sql.begin(async (holding) => {
        await holding`select 1 from public.user_credits where user_id = ${who.userId} for update`;
        lost = first.ask(who.apiKey, body, paid.token).catch((error: unknown) => error);
        await until(async () => (await waiting()).length > 0, 'the booking of the page');
        await stop(first);
        if (!isBooked) {
          const backends = (await waiting()).map(({ pid }) => pid);
          await sql`select pg_terminate_backend(pid) from unnest(${backends}::integer[]) as pid`;
          await until(async () => (await waiting()).length === 0, 'the end of its connection');
        }
      });
      assert.ok((await (lost as Promise<unknown>)) instanceof Error, 'the caller has no answer');
      await until(async () => (await waiting()).length === 0, 'the end of the booking');
      if (isBooked) await until(async () => (await storedPages(who.userId)) === 1, 'the booked page');
      assert.equal(await storedPages(who.userId), isBooked ? 1 : 0);

      const second = await start();
      const again = await second.ask(who.apiKey, body, paid.token);
      assert.deepEqual([again.status, again.cost], [200, '0.0000']);
      assert.ok(again.page.eclipses[0]!.at > paid.page.eclipses.at(-1)!.at);
      const third = await second.ask(who.apiKey, { ...SEARCH, after: again.page.next }, again.token);
      assert.deepEqual([third.status, third.cost], [200, '0.0000']);
      assert.equal(await storedPages(who.userId), 2);
      const whole = await second.ask(who.apiKey, { kind: 'solar', count: 6, after: '2024-01-01' }, null);
      assert.deepEqual(
        [paid, again, third].flatMap(({ page }) => page.eclipses),
        whole.page.eclipses,
      );
      assert.deepEqual(await paidBy(who.userId), { wallet: 2, page: isBooked ? 3 : 2 });
      const { balance, ledger, broken } = await readBooks(database, who.userId);
      assert.deepEqual([balance, ledger, broken], [(1 - 2 * price).toFixed(4), balance, 0]);
      await stop(second);
    });

  it('under load, again and again: every search is charged once, and its pages are the whole', async () => {
    const KILLS = 3;
    const PAGES = 6;
    const callers = await Promise.all(Array.from({ length: 6 }, funded));
    let running = await start();
    let answered = 0;
    const kills = new Set(Array.from({ length: KILLS }, (_, index) => 5 + 9 * index));
    const restart = async (): Promise<void> => {
      const next = start();
      await stop(running);
      running = await next;
    };
    let restarting: Promise<void> | null = null;
    /** Asks until there is an answer, of whichever process. */
    const insist = async (key: string, body: object, token: string | null): Promise<Answer> => {
      for (;;) {
        const reply = await running.ask(key, body, token).catch(() => null);
        if (reply?.status === 200) {
          answered += 1;
          if (kills.delete(answered)) restarting = (restarting ?? Promise.resolve()).then(restart);
          return reply;
        }
        assert.ok(reply === null || reply.status === 409 || reply.status === 503, `${reply?.status}`);
        await restarting;
      }
    };
    // A first page is a call like any other: only further pages are asked for while processes die.
    const searches = await Promise.all(
      callers.map(async (who, index) => {
        const begin = `${1990 + index}-01-01`;
        return { ...who, begin, first: await running.ask(who.apiKey, { ...SEARCH, after: begin }, null) };
      }),
    );
    const found = await Promise.all(
      searches.map(async ({ apiKey, first }) => {
        const events = [...first.page.eclipses];
        for (let page = 1, one = first; page < PAGES; page += 1) {
          one = await insist(apiKey, { ...SEARCH, after: one.page.next }, one.token);
          assert.equal(one.cost, '0.0000');
          events.push(...one.page.eclipses);
        }
        return events;
      }),
    );
    await restarting;
    for (const [index, { apiKey, userId, begin, first }] of searches.entries()) {
      const { page } = await running.ask(apiKey, { kind: 'solar', count: 2 * PAGES, after: begin }, null);
      assert.deepEqual(found[index], page.eclipses);
      assert.equal(await storedPages(userId), PAGES - 1);
      const { balance, ledger, broken } = await readBooks(database, userId);
      assert.deepEqual([balance, ledger, broken], [(1 - 2 * Number(first.cost)).toFixed(4), balance, 0]);
    }
    assert.equal(kills.size, 0, 'every kill happened');
    await stop(running);
  });
});
