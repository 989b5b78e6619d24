import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { testProduct } from '../../testing/product.ts';

const base = await testDatabase();
const { call } = await testProduct(base);
const SEARCH = { after: '2024-01-01', count: 2, kind: 'solar' };

interface Page {
  readonly next: string;
  readonly previous: string;
  readonly eclipses: readonly { readonly at: string }[];
}

async function ask(key: string, body: object, token: string | null = null, method = 'POST', path = '/eclipses') {
  const query =
    method === 'GET'
      ? `?${new URLSearchParams(Object.entries(body).map(([a, b]): [string, string] => [a, String(b)]))}`
      : '';
  const answer = await call(`${path}${query}`, {
    method,
    key,
    ...(method === 'GET' ? {} : { body }),
    ...(token === null ? {} : { headers: { 'theia-next-page': token } }),
  });
  return {
    status: answer.status,
    cost: answer.headers.get('theia-cost-usd'),
    token: answer.headers.get('theia-next-page'),
    isReplayed: answer.headers.has('idempotency-replayed'),
    page: (await answer.json()) as Page & { readonly code?: string },
  };
}

interface Result {
  readonly status: number;
  readonly body?: Page;
  readonly cost_usd: string;
  readonly next_page?: string;
  readonly paid_by?: string;
  readonly problem?: { readonly code: string };
}

/** How the calls of a user were paid, in order. */
const payersOf = async (userId: string): Promise<readonly string[]> =>
  (
    await base.database.sql<{ paid_by: string }[]>`
      select paid_by from public.api_usage where user_id = ${userId} order by created_at, translator_log_id`
  ).map(({ paid_by }) => paid_by);

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
/** A search of every product that has pages, backwards where that is an own word. */
const SEARCHES: readonly (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [
  ['/eclipses', { before: '2024-01-01', count: 2 }],
  ['/transits', { ...NY90, bodies: ['mars'], after: '2024-01-01', count: 2 }],
  ['/transits', { ...NY90, bodies: ['mars'], before: '2024-01-01', count: 2 }],
  ['/progressions', { ...NY90, progressed_date: '2024-06-15', after: '2024-01-01', count: 3 }],
  ['/moonphases', { after: '2024-01-01', count: 2 }],
  ['/moonphases', { before: '2024-01-01', phase: 'full_moon' }],
  ['/moonphases', { count: 2 }],
  ['/return', { ...NY90, type: 'lunar', after: '2024-01-01' }],
  ['/return', { ...NY90, type: 'lunar', date: '2024-01-01' }],
  ['/return', { ...NY90, type: 'solar', before: '2024-01-01', count: 2 }],
  ['/swiss', { request: 'eclipses', after: '2024-01-01', count: 2 }],
  ['/swiss', { request: 'lunar_return', ...NY90, before: '2024-01-01' }],
];

const funded = () => customer(base.database, { plan: null, balanceUsd: '1.0000', ratePerSecond: 500 });

describe('pages of one search', () => {
  for (const method of ['POST', 'GET'])
    it(`are charged once and logged each, by ${method}; the same pages without tokens cost each`, async () => {
      const who = await funded();
      const first = await ask(who.apiKey, SEARCH, null, method);
      assert.notEqual(first.cost, '0.0000');
      const before = await readBooks(base.database, who.userId);
      const second = await ask(who.apiKey, { ...SEARCH, after: first.page.next }, first.token, method);
      const third = await ask(who.apiKey, { ...SEARCH, after: second.page.next }, second.token, method);
      assert.deepEqual([second.status, second.cost, third.status, third.cost], [200, '0.0000', 200, '0.0000']);
      const after = await readBooks(base.database, who.userId);
      assert.equal(after.balance, before.balance);
      assert.equal(after.usage, before.usage + 2);
      const plain = await ask(who.apiKey, { ...SEARCH, after: first.page.next }, null, method);
      assert.equal(plain.cost, first.cost);
      assert.deepEqual(plain.page.eclipses, second.page.eclipses);
      assert.ok(second.page.eclipses[0]!.at > first.page.eclipses.at(-1)!.at);
    });

  for (const [path, body] of SEARCHES)
    it(`of ${path} ${JSON.stringify(body)} are charged once, told apart in the log, and lead on`, async () => {
      const who = await funded();
      const edges = ['after', 'before', 'date'];
      const own = Object.fromEntries(Object.entries(body).filter(([name]) => !edges.includes(name)));
      const following = (page: Page): object =>
        page.next === undefined ? { ...own, before: page.previous } : { ...own, after: page.next };
      const first = await ask(who.apiKey, body, null, 'POST', path);
      assert.notEqual(first.cost, '0.0000');
      const second = await ask(who.apiKey, following(first.page), first.token, 'POST', path);
      const third = await ask(who.apiKey, following(second.page), second.token, 'POST', path);
      assert.deepEqual([second.status, second.cost, third.status, third.cost], [200, '0.0000', 200, '0.0000']);
      assert.deepEqual(await payersOf(who.userId), ['wallet', 'page', 'page']);
      const { cost } = await ask(who.apiKey, following(first.page), null, 'POST', path);
      assert.equal(cost, first.cost, 'without the token it has a price');
      const other = path === '/swiss' ? '/eclipses' : '/swiss';
      assert.equal((await ask(who.apiKey, following(first.page), first.token, 'POST', other)).status, 400);
    });

  for (const withKey of [false, true])
    it(`in a batch ${withKey ? 'with' : 'without'} an Idempotency-Key are charged once, computed once, and lead on`, async () => {
      const who = await customer(base.database, { plan: 'professional', balanceUsd: '1.0000', ratePerSecond: 500 });
      let batches = 0;
      const batch = async (items: readonly object[], more: object = {}): Promise<readonly Result[]> => {
        const answer = await call('/batch', {
          method: 'POST',
          key: who.apiKey,
          body: { items, ...more },
          ...(withKey ? { headers: { 'idempotency-key': `batch ${(batches += 1)}` } } : {}),
        });
        const { results, calls } = (await answer.json()) as { results?: readonly Result[]; calls?: readonly Result[] };
        return results ?? calls!;
      };
      const searches = [
        { path: '/eclipses', body: { count: 2 }, edge: 'after' },
        { request: 'moonphases', body: { count: 2 }, edge: 'before' },
        { path: '/transits', body: { ...NY90, bodies: ['mars'] }, edge: 'after' },
      ];
      const asked = searches.map(({ edge, body, ...item }) => ({ ...item, body: { ...body, [edge]: '2024-01-01' } }));
      const first = await batch(asked);
      const paidBy = async (): Promise<readonly string[]> =>
        (await payersOf(who.userId)).filter((one) => one !== 'free');
      assert.deepEqual(await paidBy(), ['quota', 'quota', 'quota']);
      const pages = first.map(({ body, next_page }, index) => {
        const { edge, body: own, ...item } = searches[index]!;
        return { ...item, next_page, body: { ...own, [edge]: edge === 'after' ? body!.next : body!.previous } };
      });
      const dry = await batch(pages, { dry_run: true });
      assert.deepEqual(
        dry.map(({ paid_by }) => paid_by),
        ['page', 'page', 'page'],
      );
      const second = await batch(pages);
      assert.deepEqual(
        second.map(({ status, cost_usd, next_page }) => [status, cost_usd, typeof next_page]),
        pages.map(() => [200, '0.0000', 'string']),
      );
      assert.deepEqual(await paidBy(), ['quota', 'quota', 'quota', 'page', 'page', 'page']);
      // By itself it is the stored page.
      const again = await ask(who.apiKey, pages[0]!.body, pages[0]!.next_page!);
      assert.deepEqual([again.isReplayed, again.cost, again.token], [true, '0.0000', second[0]!.next_page]);
      assert.deepEqual(again.page.eclipses, second[0]!.body!.eclipses);
      // Twice in one batch, or with something else asked: no second free answer is computed.
      const [one, other, stolen] = await batch([
        { ...pages[0], next_page: second[0]!.next_page, body: { count: 2, after: second[0]!.body!.next } },
        { ...pages[0], next_page: second[0]!.next_page, body: { count: 2, after: second[0]!.body!.next } },
        { ...pages[0], body: { ...pages[0]!.body, count: 100 } },
      ]);
      assert.deepEqual(
        [one!.status, other!.status, other!.problem?.code, stolen!.status, stolen!.problem?.code],
        [200, 409, 'idempotency_in_progress', 400, 'invalid_cursor'],
      );
      assert.equal((await readBooks(base.database, who.userId)).broken, 0);
    });

  it('tell what pays for them before they are asked for', async () => {
    const who = await funded();
    const first = await ask(who.apiKey, SEARCH);
    const body = { ...SEARCH, after: first.page.next, dry_run: true };
    const { page } = await ask(who.apiKey, body, first.token);
    const { price_usd, paid_by } = page as unknown as { price_usd: string; paid_by: string };
    assert.deepEqual([price_usd, paid_by], ['0.0000', 'page']);
    assert.deepEqual(await payersOf(who.userId), ['wallet']);
  });

  it('are computed once: a page asked for again is the stored answer, and leads to the same following page', async () => {
    const who = await funded();
    const first = await ask(who.apiKey, SEARCH);
    const body = { ...SEARCH, after: first.page.next };
    const [second, again] = [await ask(who.apiKey, body, first.token), await ask(who.apiKey, body, first.token)];
    assert.deepEqual([second.isReplayed, again.isReplayed, again.cost], [false, true, '0.0000']);
    assert.deepEqual(again.page, second.page);
    assert.equal(again.token, second.token);
  });

  it('are free for nobody else, for no other request or page, and with no token made or changed by others', async () => {
    const [who, other] = [await funded(), await funded()];
    const first = await ask(who.apiKey, SEARCH);
    const next = { ...SEARCH, after: first.page.next };
    const token = first.token!;
    const [left, expires, mac] = token.split('.') as [string, string, string];
    const refused = async (key: string, body: object, one: string): Promise<void> => {
      const books = await readBooks(base.database, key === who.apiKey ? who.userId : other.userId);
      const { status, page, token: given } = await ask(key, body, one);
      assert.deepEqual([status, page.code, given], [400, 'invalid_cursor', null], one);
      const { balance } = await readBooks(base.database, key === who.apiKey ? who.userId : other.userId);
      assert.equal(balance, books.balance);
    };
    await refused(other.apiKey, next, token);
    await refused(who.apiKey, { ...next, kind: 'lunar' }, token);
    await refused(who.apiKey, { ...next, count: 100 }, token);
    await refused(who.apiKey, { ...next, include: ['details'] }, token);
    await refused(who.apiKey, { ...next, after: '2030-01-01' }, token);
    await refused(who.apiKey, SEARCH, token);
    await refused(who.apiKey, { kind: 'solar' }, token);
    await refused(who.apiKey, next, `99.${expires}.${mac}`);
    await refused(who.apiKey, next, `${left}.${Number(expires) + 3600}.${mac}`);
    await refused(who.apiKey, next, `${left}.1.${mac}`);
    await refused(who.apiKey, next, `${left}.${expires}.${'0'.repeat(64)}`);
    await refused(who.apiKey, next, 'free please');
    await refused(who.apiKey, { ...SEARCH, after: undefined, before: first.page.next }, token);
  });

  it('end after twenty', async () => {
    const who = await funded();
    let one = await ask(who.apiKey, SEARCH);
    let pages = 1;
    for (; one.token !== null; pages += 1) {
      assert.ok(pages < 30);
      one = await ask(who.apiKey, { ...SEARCH, after: one.page.next }, one.token);
      assert.equal(one.cost, '0.0000');
    }
    assert.equal(pages, 20);
    assert.equal(typeof one.page.next, 'string');
  });

  it('come only after a page that was paid: no token with a dry run or a refused call', async () => {
    const who = await funded();
    assert.equal((await ask(who.apiKey, { ...SEARCH, dry_run: true })).token, null);
    const poor = await customer(base.database, { plan: null, balanceUsd: '0.0001' });
    const { status, token } = await ask(poor.apiKey, SEARCH);
    assert.deepEqual([status, token], [402, null]);
  });
});
