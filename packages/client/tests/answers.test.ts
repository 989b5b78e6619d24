import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { catalog } from '../../endpoints/src/catalog.ts';
import { products } from '../scripts/products.ts';
import { type CallOptions, Theia, TheiaError } from '../src/index.ts';
import { faultProxy } from './fault-proxy.ts';

const testBase = await testDatabase();
const { database } = testBase;
const service = await testProduct(testBase);
const { apiKey } = await customer(database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 200 });
const theia = new Theia({ baseUrl: service.url, apiKey });

async function failureOf(call: Promise<unknown>): Promise<TheiaError> {
  const error = await call.then(
    () => assert.fail('The call was answered'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof TheiaError, inspect(error));
  return error;
}

describe('every product of the catalogue', () => {
  const methods = theia as unknown as Record<
    string,
    (fields: object, options?: CallOptions) => Promise<Readonly<Record<string, unknown>>>
  >;
  for (const { path, method, variants } of products)
    it(`${method} answers the example of ${path}`, async () => {
      const { request, response } = catalog.find((endpoint) => endpoint.path === path)!.example;
      const isFormed = variants.some(({ forms }) => forms.length > 0);
      const asked = isFormed ? { ...request, format: 'json' } : request;
      const answer = await methods[method]!(asked);
      assert.equal(answer['product'], response['product']);
    });
});

describe('forms of an answer', () => {
  it('a chart is SVG text unless JSON or PNG is asked for', async () => {
    assert.match(await theia.chart(NY90), /^<svg /);
    assert.match((await theia.chart({ ...NY90, format: 'json' })).svg, /^<svg /);
    const png = await theia.chart({ ...NY90, format: 'png', size: 200 });
    assert.deepEqual([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join(''), 'PNG');
    assert.match(await theia.sky({ format: 'svg' }), /^<svg /);
  });

  it('a table is JSON, or CSV with one line per row', async () => {
    const range = { from: '2024-01-01', to: '2024-01-03', bodies: ['sun', 'moon'] } as const;
    const { rows } = await theia.ephemeris(range);
    const csv = await theia.ephemeris({ ...range, format: 'csv' });
    assert.deepEqual([rows.length, csv.trim().split('\n').length], [3, 4]);
  });

  it('format llm gives Markdown, also of an item of a batch', async () => {
    assert.match(await theia.natal({ ...NY90, format: 'llm' }), /^# /);
    assert.match(await theia.sky({ format: 'llm' }), /^# /);
    const items = [
      { path: '/swiss/natal', body: { ...NY90, format: 'llm' } },
      { path: '/swiss/natal', body: NY90 },
    ] as const;
    const { results } = await theia.batch({ items });
    assert.match(results[0].markdown ?? '', /^# /);
    assert.equal(results[1].body?.sun_sign, 'gemini');
  });

  it('lists and numbers of a query arrive', async () => {
    const { results } = await theia.geocode({ q: 'Springfield', country: 'US', limit: 2 });
    assert.deepEqual(
      results.map(({ country_code }) => country_code),
      ['US', 'US'],
    );
  });

  it('the sky needs no key', async () => {
    assert.equal((await new Theia({ baseUrl: `${service.url}/v1/` }).sky()).product, 'sky');
  });

  it('a path that the client does not know can be called', async () => {
    const answer = await theia.call<{ product: string }>('POST', '/swiss', { request: 'natal', ...NY90 });
    assert.equal(answer.product, 'natal');
  });

  it('an answer has the details of its call', async () => {
    const { answer, call } = await theia.natal(NY90).withResponse();
    assert.deepEqual(
      [call.status, call.costUsd, call.attempts, call.isReplayed, call.requestId],
      [200, '0.0000', 1, false, answer.meta.request_id],
    );
    assert.ok(call.rateLimit !== null && call.rateLimit.limit > 0 && call.rateLimit.remaining >= 0);
    assert.equal(call.headers.get('theia-version'), answer.meta.api_version);
  });
});

describe('pages', () => {
  const SATURN = { ...NY90, bodies: ['saturn'], events: ['exact'] } as const;

  it('give every event of a range once, in order, as one answer would', async () => {
    const range = { ...SATURN, from: '2024-01-01', to: '2030-01-01' };
    const whole = await theia.transits({ ...range, limit: 2000 });
    const events = [];
    let pages = 0;
    for await (const page of theia.transitsPages({ ...range, limit: 7 })) {
      assert.ok(page.events.length <= 7);
      events.push(...page.events);
      pages += 1;
    }
    assert.deepEqual(events, whole.events);
    assert.equal(pages, Math.ceil(whole.events.length / 7));
  });

  it('of the next events follow one another and are charged once', async () => {
    const balances = [];
    const events = [];
    for await (const page of theia.eclipsesNext({ after: '2024-01-01', count: 3 })) {
      balances.push(JSON.stringify((await theia.me({})).quota) + (await theia.me({})).balance_usd);
      events.push(...page.eclipses);
      if (events.length >= 9) break;
    }
    const whole = await theia.eclipses({ after: '2024-01-01', count: 9 });
    assert.deepEqual(events, whole.eclipses);
    assert.deepEqual(balances[2], balances[0]);
  });

  it('of the last events go back in time, and return, moonphases and progressions follow theirs too, charged once', async () => {
    const taken = async <Page>(pages: AsyncIterable<Page>, most: number): Promise<Page[]> => {
      const found: Page[] = [];
      for await (const page of pages) if (found.push(page) === most) break;
      return found;
    };
    const spent = async (): Promise<string> => JSON.stringify((await theia.me({})).quota);
    const back = await taken(theia.eclipsesLast({ before: '2024-01-01', count: 3 }), 3);
    const whole = await theia.eclipses({ before: '2024-01-01', count: 9 });
    assert.deepEqual(
      back.toReversed().flatMap(({ eclipses }) => eclipses),
      whole.eclipses,
    );
    const asked = { ...NY90, progressed_date: '2024-06-15' };
    for (const pages of [
      () => theia.transitsLast({ ...SATURN, before: '2024-01-01' }),
      () => theia.moonphasesNext({ after: '2024-01-01', count: 2 }),
      () => theia.moonphasesLast({ before: '2024-01-01', count: 2 }),
      () => theia.progressionsNext({ ...asked, after: '2024-01-01' }),
      () => theia.returnNext({ ...NY90, type: 'lunar', after: '2024-01-01' }),
      () => theia.returnLast({ ...NY90, type: 'solar', before: '2024-01-01' }),
    ]) {
      const costs = [];
      for await (const page of pages()) {
        assert.ok(page.meta.api_version.length > 0);
        if (costs.push(await spent()) === 3) break;
      }
      assert.deepEqual([costs.length, costs[2]], [3, costs[0]]);
    }
  });

  it('go on where a range is longer than one call may search', async () => {
    const from = '2000-01-01';
    const to = '2003-06-01';
    const years = ['2000-01-01', '2001-01-01', '2002-01-01', '2003-01-01', to];
    const single = [];
    for (const [index, end] of years.slice(1).entries())
      single.push(...(await theia.moonphases({ from: years[index]!, to: end, include: ['phases'] })).phases);
    const parts = [];
    for await (const page of theia.moonphasesPages({ from, to, include: ['phases'] })) parts.push(page);
    assert.deepEqual(
      parts.flatMap(({ phases }) => phases),
      single,
    );
    assert.equal(parts.length, 4);
    assert.deepEqual([parts[0]!.starts_at, parts.at(-1)!.ends_at], [`${from}T00:00:00Z`, `${to}T00:00:00Z`]);
  });

  it('end with the loop, and fail with the call', async () => {
    const proxy = await faultProxy(service.url, []);
    const counted = new Theia({ baseUrl: proxy.url, apiKey });
    for await (const page of counted.transitsPages({ ...SATURN, from: '2024-01-01', to: '2030-01-01', limit: 1 }))
      if (page.events.length > 0) break;
    assert.equal(proxy.seen.length, 1);
    await proxy.close();
    const backwards = theia.eclipsesPages({ from: '2024-01-01', to: '2020-01-01' });
    assert.equal((await failureOf(backwards.next())).code, 'invalid_range');
  });
});

describe('errors', () => {
  it('say which field is wrong, how to fix it, and which request it was', async () => {
    const error = await failureOf(theia.natal({ ...NY90, birth_date: '1990-13-01' }));
    assert.deepEqual(
      [error.kind, error.status, error.code, error.field, error.attempts],
      ['validation', 400, 'invalid_date', 'birth_date', 1],
    );
    assert.equal(error.problem?.errors[0]?.field, 'birth_date');
    assert.match(error.message, /birth_date/);
    assert.ok(error.requestId !== null && error.message.includes(error.requestId));
  });

  it('differ for a key, a wallet, a plan and a place', async () => {
    const wrong = new Theia({ baseUrl: service.url, apiKey: `THE${'0'.repeat(20)}` });
    const poor = await customer(database, { plan: null });
    const starter = await customer(database, { plan: 'starter' });
    const as = (key: string): Theia => new Theia({ baseUrl: service.url, apiKey: key });
    const failures = [
      await failureOf(wrong.me()),
      await failureOf(as(poor.apiKey).natal(NY90)),
      await failureOf(as(starter.apiKey).synastry({ person_a: NY90, person_b: NY90 })),
      await failureOf(theia.natal({ ...NY90, location: 'zzqxw' })),
    ];
    assert.deepEqual(
      failures.map(({ kind, status, code }) => [kind, status, code]),
      [
        ['authentication', 401, 'invalid_key'],
        ['payment', 402, 'insufficient_balance'],
        ['payment', 403, 'plan_does_not_include'],
        ['validation', 422, 'place_not_found'],
      ],
    );
    assert.equal(failures[2]!.problem?.required_plan, 'professional');
  });

  it('a call over the rate waits as long as it is asked to, and is answered', async () => {
    const slow = await customer(database, { plan: 'professional', ratePerSecond: 1 });
    const limited = new Theia({ baseUrl: service.url, apiKey: slow.apiKey });
    const calls = await Promise.all([1, 2, 3].map(() => limited.natal(NY90).withResponse()));
    assert.ok(calls.some(({ call }) => call.attempts > 1));
    const rejected = await failureOf(Promise.all([1, 2, 3, 4].map(() => limited.natal(NY90, { retries: 0 }))));
    assert.deepEqual([rejected.kind, rejected.code, rejected.attempts], ['rate_limit', 'rate_limited', 1]);
    assert.ok(rejected.retryAfterMs! >= 1_000);
  });
});
