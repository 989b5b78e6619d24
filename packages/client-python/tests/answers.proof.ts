import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { products } from '../../client/scripts/products.ts';
import { faultProxy } from '../../client/tests/fault-proxy.ts';
import { catalog } from '../../endpoints/src/catalog.ts';
import { pythonName, snake } from '../scripts/python-types.ts';
import { CLIENTS, startDriver } from './driver.ts';

const SATURN = { ...NY90, bodies: ['saturn'], events: ['exact'] };

describe('the Python client against a running service', async () => {
  const testBase = await testDatabase();
  const { database } = testBase;
  const service = await testProduct(testBase);
  const { apiKey } = await customer(database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 200 });
  const driver = startDriver();
  after(() => driver.stop());

  for (const kind of CLIENTS) {
    const client = (key: string | null, options: object = {}) =>
      driver.client(kind, { base_url: service.url, ...(key === null ? {} : { api_key: key }), ...options });
    const theia = client(apiKey);

    it(`${kind}: every product answers its example`, async () => {
      for (const { path, method, variants } of products.filter((one) => one.path !== '/batch')) {
        const { request, response } = catalog.find((endpoint) => endpoint.path === path)!.example;
        const isFormed = variants.some(({ forms }) => forms.length > 0);
        const named = Object.fromEntries(Object.entries(request).map(([name, value]) => [pythonName(name), value]));
        const asked = isFormed ? { ...named, format: 'json' } : named;
        const { answer } = await theia.call(pythonName(snake(method)), asked);
        assert.equal(answer.product, response['product'], path);
      }
    });

    it(`${kind}: an answer has the class of what was asked`, async () => {
      const range = { from_: '2026-01-01', to: '2026-06-01', bodies: ['saturn'] };
      const types = [];
      for (const [method, asked] of [
        ['natal', NY90],
        ['natal', { ...NY90, include: ['lots'] }],
        ['natal', { ...NY90, system: 'vedic' }],
        ['natal', { ...NY90, system: 'vedic', include: ['dashas'] }],
        ['transits', { ...NY90, ...range }],
        ['transits', { ...NY90, after: '2026-01-01', count: 3, bodies: ['saturn'] }],
        ['transits', { ...NY90, transit_date: '2026-01-01' }],
        ['synastry', { person_a: NY90, person_b: NY90 }],
        ['synastry', { person_a: NY90, person_b: NY90, system: 'vedic' }],
      ] as const)
        types.push((await theia.call(method, asked)).type);
      assert.deepEqual(
        types,
        [
          'DefaultWesternNatalAnswer',
          'WesternNatalAnswer',
          'DefaultVedicAnswer',
          'VedicAnswer',
          'DefaultTransitsRange',
          'DefaultTransitsRange',
          'DefaultTransitsSnapshot',
          'WesternSynastryAnswer',
          'DefaultVedicSynastryAnswer',
        ].map((name) => (name === 'DefaultTransitsSnapshot' ? 'TransitsSnapshot' : name)),
      );
    });

    it(`${kind}: a form is text or bytes, with the details of its call`, async () => {
      const { answer: svg, call } = await theia.call('chart', NY90);
      assert.match(svg.text, /^<svg /);
      assert.equal(call.cost_usd, '0.0000');
      assert.match((await theia.call('chart', { ...NY90, format: 'json' })).answer.svg, /^<svg /);
      const { answer: png } = await theia.call('chart', { ...NY90, format: 'png', size: 200 });
      assert.equal(png.head, '89504e470d0a1a0a');
      assert.match((await theia.call('sky', { format: 'svg' })).answer.text, /^<svg /);
      assert.match((await theia.call('natal', { ...NY90, format: 'llm' })).answer.text, /^# /);
      const rows = { from_: '2024-01-01', to: '2024-01-03', bodies: ['sun', 'moon'] };
      assert.equal((await theia.call('ephemeris', rows)).answer.rows.length, 3);
      assert.equal(
        (await theia.call('ephemeris', { ...rows, format: 'csv' })).answer.text.trim().split('\n').length,
        4,
      );
    });

    it(`${kind}: an item of a batch has the class of its path, as Markdown its text, and if it fails its problem`, async () => {
      const items = [
        { method: 'natal', fields: { ...NY90, format: 'llm' } },
        { method: 'natal', fields: NY90, id: 'two' },
        { method: 'transits', fields: { ...NY90, from_: '2026-01-01', to: '2026-02-01' } },
        { method: 'natal', fields: { ...NY90, location: 'zzqxw' } },
      ];
      const { results } = (await theia.call('batch', { items })).answer;
      assert.match(results[0].markdown, /^# /);
      assert.deepEqual([results[1].id, results[1].body.sun_sign, results[2].body.mode], ['two', 'gemini', 'range']);
      assert.deepEqual(
        [results[3].status, results[3].problem.code, results[3].body],
        [422, 'place_not_found', undefined],
      );
    });

    it(`${kind}: with fields an answer is a plain dict of what they choose, in a batch and page by page too`, async () => {
      const { type, answer } = await theia.call('natal', { ...NY90, fields: ['sun_sign'] });
      assert.deepEqual([type, answer.sun_sign, answer.moon_sign], ['PlainAnswer', 'gemini', undefined]);
      const items = [{ method: 'natal', fields: { ...NY90, fields: ['moon_sign'] } }];
      const { results } = (await theia.call('batch', { items })).answer;
      assert.deepEqual([results[0].body.moon_sign, results[0].body.sun_sign], ['pisces', undefined]);
      const range = { ...SATURN, from_: '2024-01-01', to: '2030-01-01' };
      const whole = (await theia.call('transits', { ...range, limit: 2000 })).answer.events;
      const pages = await theia.pages('transits_pages', { ...range, limit: 7, fields: ['events.at'] });
      assert.deepEqual(
        pages.flatMap(({ answer: { events } }) => events.map(({ at }: { at: string }) => at)),
        whole.map(({ at }: { at: string }) => at),
      );
    });

    it(`${kind}: lists and numbers of a query arrive`, async () => {
      const { answer } = await theia.call('geocode', { q: 'Springfield', country: 'US', limit: 2 });
      assert.deepEqual(
        answer.results.map(({ country_code }: { country_code: string }) => country_code),
        ['US', 'US'],
      );
    });

    it(`${kind}: the sky needs no key, and a path of the address is kept`, async () => {
      assert.equal((await client(null, { base_url: `${service.url}/v1/` }).call('sky', {})).answer.product, 'sky');
    });

    it(`${kind}: a path that the client does not know can be called`, async () => {
      const fields = { request: 'natal', ...NY90 };
      const { type, answer } = await theia.call('call', { method: 'POST', path: '/swiss', fields });
      assert.deepEqual([type, answer.product], ['PlainAnswer', 'natal']);
    });

    it(`${kind}: an answer has the details of its call`, async () => {
      const { answer, call } = await theia.call('natal', NY90);
      assert.deepEqual(
        [call.status, call.cost_usd, call.attempts, call.is_replayed, call.request_id],
        [200, '0.0000', 1, false, answer.meta.request_id],
      );
      assert.ok(call.rate_limit!.limit > 0 && call.rate_limit!.remaining >= 0);
      assert.equal(call.headers['theia-version'], answer.meta.api_version);
    });

    it(`${kind}: the next and the last events follow one another page by page, and are charged once`, async () => {
      const searches: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
        ['eclipses', 'after', { count: 3 }],
        ['eclipses', 'before', { count: 3 }],
        ['transits', 'before', { ...SATURN, count: 2 }],
        ['progressions', 'after', { ...NY90, progressed_date: '2024-06-15', count: 2 }],
        ['moonphases', 'before', { count: 2, fields: ['phases.at'] }],
        ['return_', 'after', { ...NY90, type: 'lunar' }],
        ['return_', 'before', { ...NY90, type: 'solar' }],
      ];
      for (const [method, edge, asked] of searches) {
        const name = `${method.replace(/_$/, '')}_${edge === 'after' ? 'next' : 'last'}`;
        const pages = await theia.pages(name, { ...asked, [edge]: '2024-01-01' }, 3);
        const fresh = pages.filter(({ call }) => call.headers['theia-next-page'] === undefined);
        assert.deepEqual(fresh, [], name);
        const lists = pages.map(({ answer }) =>
          Object.values(answer as object).find((one) => Array.isArray(one) && one.length > 0),
        );
        const at = (lists as { at: string }[][]).map((one) => one[0]!.at);
        assert.deepEqual(at, edge === 'after' ? at.toSorted() : at.toSorted().toReversed(), name);
        assert.equal(new Set(at).size, 3, name);
      }
    });

    it(`${kind}: pages give every event of a range once, in order, as one answer would`, async () => {
      const range = { ...SATURN, from_: '2024-01-01', to: '2030-01-01' };
      const whole = (await theia.call('transits', { ...range, limit: 2000 })).answer.events;
      const pages = await theia.pages('transits_pages', { ...range, limit: 7 });
      assert.deepEqual(
        pages.flatMap(({ answer }) => answer.events),
        whole,
      );
      assert.equal(pages.length, Math.ceil(whole.length / 7));
    });

    it(`${kind}: pages go on where a range is longer than one call may search, also across the year 0`, async () => {
      for (const [from, to, years] of [
        ['2000-01-01', '2003-06-01', ['2000-01-01', '2001-01-01', '2002-01-01', '2003-01-01', '2003-06-01']],
        ['-000002-01-01', '0001-03-01', ['-000002-01-01', '-000001-01-01', '0000-01-01', '0001-01-01', '0001-03-01']],
      ] as const) {
        const include = ['phases'];
        const single = [];
        for (const [index, end] of years.slice(1).entries())
          single.push(...(await theia.call('moonphases', { from_: years[index], to: end, include })).answer.phases);
        const parts = await theia.pages('moonphases_pages', { from_: from, to, include });
        assert.deepEqual(
          parts.flatMap(({ answer }) => answer.phases),
          single,
        );
        assert.deepEqual(
          [parts[0]!.answer.starts_at, parts.at(-1)!.answer.ends_at],
          [`${from}T00:00:00Z`, `${to}T00:00:00Z`],
        );
        assert.ok(parts.length > 2, `${parts.length} parts`);
      }
    });

    it(`${kind}: pages end with the loop, and fail with the call`, async () => {
      const proxy = await faultProxy(service.url, []);
      const counted = client(apiKey, { base_url: proxy.url });
      await counted.pages('transits_pages', { ...SATURN, from_: '2024-01-01', to: '2030-01-01', limit: 1 }, 1);
      assert.equal(proxy.seen.length, 1);
      await proxy.close();
      const error = await theia.failure('eclipses_pages', { from_: '2024-01-01', to: '2020-01-01' });
      assert.equal(error.code, 'invalid_range');
    });

    it(`${kind}: an error says which field is wrong, how to fix it, and which request it was`, async () => {
      const error = await theia.failure('natal', { ...NY90, birth_date: '1990-13-01' });
      assert.deepEqual(
        [error.type, error.kind, error.status, error.code, error.field, error.attempts],
        ['ValidationError', 'validation', 400, 'invalid_date', 'birth_date', 1],
      );
      assert.equal((error.problem!['errors'] as { field: string }[])[0]!.field, 'birth_date');
      assert.match(error.message, /birth_date/);
      assert.ok(error.request_id !== null && error.message.includes(error.request_id));
    });

    it(`${kind}: errors differ for a key, a wallet, a plan and a place`, async () => {
      const poor = await customer(database, { plan: null });
      const starter = await customer(database, { plan: 'starter' });
      const failures = [
        await client(`THE${'0'.repeat(20)}`).failure('me', {}),
        await client(poor.apiKey).failure('natal', NY90),
        await client(starter.apiKey).failure('synastry', { person_a: NY90, person_b: NY90 }),
        await theia.failure('natal', { ...NY90, location: 'zzqxw' }),
      ];
      assert.deepEqual(
        failures.map(({ type, status, code }) => [type, status, code]),
        [
          ['AuthenticationError', 401, 'invalid_key'],
          ['PaymentError', 402, 'insufficient_balance'],
          ['PaymentError', 403, 'plan_does_not_include'],
          ['ValidationError', 422, 'place_not_found'],
        ],
      );
      assert.equal(failures[2]!.problem!['required_plan'], 'professional');
    });

    it(`${kind}: a call over the rate waits as long as it is asked to, and is answered`, async () => {
      const slow = await customer(database, { plan: 'professional', ratePerSecond: 1 });
      const limited = client(slow.apiKey);
      const calls = await Promise.all([1, 2, 3].map(() => limited.call('natal', NY90)));
      assert.ok(calls.some(({ call }) => call.attempts > 1));
      const rejected = await Promise.all(
        [1, 2, 3, 4].map(() => limited.failure('natal', { ...NY90, retries: 0 }).catch(() => null)),
      );
      const [first] = rejected.filter((one) => one !== null);
      assert.deepEqual([first!.type, first!.code, first!.attempts], ['RateLimitError', 'rate_limited', 1]);
      assert.ok(first!.retry_after! >= 1);
    });

    for (const status of [301, 302, 303, 307, 308])
      it(`${kind}: a redirection with ${status} is followed nowhere: neither key nor birth leave for another address`, async () => {
        const other = await faultProxy('http://127.0.0.1:9', [{ status: 200, body: '{}' }]);
        const proxy = await faultProxy('http://127.0.0.1:9', [
          { status, headers: { location: `${other.url}/swiss/natal?next` } },
          { status, headers: { location: '/elsewhere' } },
        ]);
        try {
          for (const named of [other.url, proxy.url]) {
            const error = await client(apiKey, { base_url: proxy.url }).failure('natal', NY90);
            assert.deepEqual([error.type, error.code, error.attempts], ['NoAnswerError', 'redirected', 1]);
            assert.ok(error.message.includes(`redirects to ${named}.`), error.message);
          }
          assert.deepEqual([other.seen.length, proxy.seen.length], [0, 2]);
        } finally {
          await Promise.all([proxy.close(), other.close()]);
        }
      });
  }
});
