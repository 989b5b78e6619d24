import assert from 'node:assert/strict';
import { request as nodeRequest } from 'node:http';
import { describe, it } from 'node:test';
import { loggedAnswer } from '../testing/answers.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { NY90, testProduct } from '../testing/product.ts';
import { type NatalBody, natalRows, productRows, queryRows, warnedRows } from './error-matrix.test-data.ts';
import { until } from '../testing/until.ts';

/** The error matrix, row by row, over real HTTP. */
const testBase = await testDatabase();
const { database } = testBase;
const rich = await customer(database, { plan: 'professional', balanceUsd: '100', ratePerSecond: 100_000 });

interface ProblemBody {
  readonly code: string;
  readonly field: string | null;
  readonly errors: readonly { code: string; field: string | null }[];
  readonly request_id: string;
  readonly status: number;
}

const product = await testProduct(testBase);
const { call, natal, url } = product;
const key = rich.apiKey;

const assertProblem = async (
  response: Response,
  status: number,
  code: string,
  field?: string | null,
): Promise<ProblemBody> => {
  const text = await response.text();
  assert.equal(response.status, status, text);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  const problem = JSON.parse(text) as ProblemBody;
  assert.equal(problem.code, code, text);
  assert.equal(problem.status, status);
  if (field !== undefined) assert.equal(problem.field, field, text);
  assert.equal(response.headers.get('x-request-id'), problem.request_id);
  assert.equal(problem.errors[0]?.code, code);
  for (const name of ['theia-version', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
    assert.ok(response.headers.get(name), name);
  assert.equal(response.headers.get('cache-control'), 'private, no-store');
  assert.equal(text.includes(key), false);
  return problem;
};

describe('error matrix', () => {
  it('1 answers 401 missing_key without Authorization and bearer', async () => {
    const response = await call('/swiss/natal', { method: 'POST', body: NY90 });
    assert.equal(response.headers.get('www-authenticate'), 'Bearer realm="theia"');
    await assertProblem(response, 401, 'missing_key', null);
    for (const body of ['{', '[]', '', `{"bearer":5}`, 'x'.repeat(300 * 1024)])
      await assertProblem(await call('/swiss/natal', { method: 'POST', body }), 401, 'missing_key');
  });

  it('2 answers 401 invalid_key to Basic and to unknown keys', async () => {
    await assertProblem(
      await call('/swiss/natal', {
        method: 'POST',
        body: { ...NY90, bearer: key },
        headers: { authorization: 'Basic x' },
      }),
      401,
      'invalid_key',
    );
    await assertProblem(await natal('THE0123456789abcde'), 401, 'invalid_key');
    await assertProblem(await natal('the-key'), 401, 'invalid_key');
    await assertProblem(
      await call('/swiss/natal', { method: 'POST', body: { ...NY90, bearer: 'THE0123456789abcdf' } }),
      401,
      'invalid_key',
    );
  });

  it('3 answers 401 revoked_key to a key that was switched off or blocked', async () => {
    const who = await customer(database);
    assert.equal((await natal(who.apiKey)).status, 200);
    const answers = (status: number) =>
      until(async () => (await natal(who.apiKey)).status === status, `an answer with ${status}`);
    await database.sql`update private.api_keys set is_active = false where id = ${who.keyId}`;
    await answers(401);
    await assertProblem(await natal(who.apiKey), 401, 'revoked_key');
    await database.sql`update private.api_keys set is_active = true, blocked_at = null where id = ${who.keyId}`;
    await answers(200);
    await database.sql`update private.api_keys set blocked_at = now() where id = ${who.keyId}`;
    await answers(401);
    await assertProblem(await natal(who.apiKey), 401, 'revoked_key');
  });

  it('4 accepts the key in the body when the header is absent, and never returns it', async () => {
    const response = await call('/swiss/natal', { method: 'POST', body: { ...NY90, name: key, bearer: key } });
    const text = await response.text();
    assert.equal(response.status, 200, text);
    assert.equal(text.includes(key), false);
    const requestId = response.headers.get('x-request-id');
    assert.equal(await loggedAnswer(product.answers, database, rich.userId, requestId), text);
    const [row] = await database.sql<{ payload: string }[]>`
      select request_payload::text as payload from public.translator_logs where user_id = ${rich.userId} and request_id = ${requestId}`;
    assert.equal(row?.payload.includes(key), false);
    assert.equal('bearer' in JSON.parse(row!.payload), false);
  });

  it('5 accepts no key in the query', async () => {
    await assertProblem(await call(`/positions?bearer=${key}`), 401, 'missing_key');
  });

  it('6 answers 405 with Allow', async () => {
    const response = await call('/swiss/natal');
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
    await assertProblem(response, 405, 'method_not_allowed');
  });

  it('7 answers 404 to unknown paths, with or without a key', async () => {
    await assertProblem(await call('/nope', { method: 'POST', body: NY90 }), 404, 'not_found');
    await assertProblem(await call(`/nope/${key}`, { key }), 404, 'not_found');
    await assertProblem(await call('/v1/v1/swiss', { method: 'POST', key, body: NY90 }), 404, 'not_found');
  });

  it('7 names the path that may be meant', async () => {
    for (const [path, meant] of [
      ['/natal', '/swiss/natal'],
      ['/v1/natal', '/swiss/natal'],
      ['/api/v2/western/natal', '/swiss/natal'],
      ['/swiss/vedic', '/natal/vedic'],
      ['/vedic/panchang', '/panchang'],
      ['/sinastry', '/synastry'],
      ['/moon-phases', '/moonphases'],
      ['/docs', '/documentation or /reference or /openapi.json'],
    ]) {
      const { hint } = (await (await call(path!, { method: 'POST', key, body: NY90 })).json()) as { hint: string };
      assert.equal(hint, `Did you mean ${meant}?`, path);
    }
  });

  it('8 answers 415 to other media types', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16']) {
      await assertProblem(await natal(key, {}, { 'content-type': type }), 415, 'unsupported_media_type');
    }
    await assertProblem(await natal(key, {}, { 'content-encoding': 'gzip' }), 415, 'unsupported_media_type');
    for (const type of ['application/json; charset=UTF-8', 'application/vnd.api+json', 'APPLICATION/JSON'])
      assert.equal((await natal(key, {}, { 'content-type': type })).status, 200);
  });

  it('9 answers 400 to a body that is not a JSON object', async () => {
    const deep = (levels: number) => `{"settings":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    for (const [body, code] of [
      ['{', 'invalid_json'],
      ['[]', 'body_not_object'],
      ['"x"', 'body_not_object'],
      ['null', 'body_not_object'],
      [deep(17), 'invalid_json'],
      [deep(60_000), 'invalid_json'],
    ] as const) {
      await assertProblem(await call('/swiss/natal', { method: 'POST', key, body }), 400, code, null);
    }
    await assertProblem(
      await call('/swiss/natal', { method: 'POST', key, body: deep(16) }),
      400,
      'invalid_type_of_field',
    );
    const invalidUtf8 = await fetch(`${url}/swiss/natal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: Buffer.from('{"name":"\xff"}', 'latin1'),
    });
    await assertProblem(invalidUtf8, 400, 'invalid_json');
  });

  it('10 answers 413 to more than 256 KiB, declared or chunked', async () => {
    const body = JSON.stringify({ ...NY90, name: 'x'.repeat(300 * 1024) });
    await assertProblem(await call('/swiss/natal', { method: 'POST', key, body }), 413, 'payload_too_large');
    assert.equal(await chunkedStatus(`${url}/swiss/natal`, key, body), 413);
    const fits = JSON.stringify({ ...NY90, x: 'y'.repeat(500) }).padEnd(256 * 1024, ' ');
    assert.equal((await call('/swiss/natal', { method: 'POST', key, body: fits })).status, 200);
    assert.equal(await chunkedStatus(`${url}/swiss/natal`, key, fits), 200);
  });

  it('11 answers 400 on /swiss without request and with an unknown one', async () => {
    await assertProblem(await call('/swiss', { method: 'POST', key, body: NY90 }), 400, 'missing_field', 'request');
    await assertProblem(
      await call('/swiss', { method: 'POST', key, body: { ...NY90, request: 'foo' } }),
      400,
      'unknown_request',
      'request',
    );
    assert.equal((await call('/swiss', { method: 'POST', key, body: { ...NY90, request: 'natal' } })).status, 200);
  });

  for (const [row, changes, status, code, field] of natalRows) {
    it(row, async () => {
      await assertProblem(await natal(key, changes), status, code, field);
    });
  }

  it('17, 20, 24 answers 400 conflicting_fields', async () => {
    for (const changes of [
      { latitude: 40, lat: 41, longitude: -74 },
      { timezone: 'America/New_York', utc_offset: '-04:00' },
      { system: 'vedic', sidereal: false },
    ]) {
      await assertProblem(await natal(key, changes), 400, 'conflicting_fields');
    }
  });

  for (const [row, changes, warning, holds] of warnedRows) {
    it(`${row}: 200 and ${warning}`, async () => {
      const response = await natal(key, changes);
      const text = await response.text();
      assert.equal(response.status, 200, text);
      const answer = JSON.parse(text) as NatalBody;
      assert.ok(
        answer.warnings.some(({ code }) => code === warning),
        JSON.stringify(answer.warnings),
      );
      assert.ok(holds(answer), text.slice(0, 500));
    });
  }

  it('25 accepts whole_sign and i as house systems', async () => {
    for (const [asked, used] of [
      ['whole_sign', 'W'],
      ['i', 'i'],
    ]) {
      const answer = (await (await natal(key, { settings: { house_system: asked } })).json()) as NatalBody;
      assert.equal(answer.houses?.system, used);
    }
  });

  it('35 answers 400 to faulty queries', async () => {
    for (const [query, code, field] of [
      ['utc=yesterday', 'invalid_datetime', 'utc'],
      ['sidereal=2', 'invalid_boolean', 'sidereal'],
      ['bodies=foo', 'unknown_body', undefined],
      ['utc=2024-01-01T00:00:00Z&utc=2025-01-01T00:00:00Z', 'conflicting_fields', 'utc'],
    ] as const) {
      await assertProblem(await call(`/positions?${query}`, { key }), 400, code, field);
    }
  });

  for (const [row, path, body, status, code, field] of productRows) {
    it(row, async () => {
      await assertProblem(await call(path, { method: 'POST', key, body: { ...NY90, ...body } }), status, code, field);
    });
  }

  for (const [row, path, status, code, field] of queryRows) {
    it(row, async () => {
      await assertProblem(await call(path, { key }), status, code, field);
    });
  }

  it('36 answers with the phases of the current year when none is given', async () => {
    const response = await call('/moonphases', { key });
    assert.equal(response.status, 200);
    assert.equal(((await response.json()) as { year: number }).year, new Date().getUTCFullYear());
  });

  it('42 answers 400 to no item and to 101, and 200 to one bad item among good ones', async () => {
    const item = { path: '/swiss/natal', body: NY90 };
    const batch = (items: unknown) => call('/batch', { method: 'POST', key, body: { items } });
    await assertProblem(await batch([]), 400, 'missing_field', 'items');
    await assertProblem(await batch(Array.from({ length: 101 }, () => item)), 400, 'batch_too_large', 'items');
    const response = await batch([item, { path: '/swiss/natal', body: { ...NY90, birth_date: 'x' } }, item]);
    assert.equal(response.status, 200);
    const { results } = (await response.json()) as { results: readonly { status: number }[] };
    assert.deepEqual(
      results.map(({ status }) => status),
      [200, 400, 200],
    );
  });

  it('43 answers 406 on /chart to a type that is not offered; PNG is offered', async () => {
    for (const type of ['image/gif', 'text/html', 'application/pdf'])
      await assertProblem(
        await call('/chart', { method: 'POST', key, body: NY90, headers: { accept: type } }),
        406,
        'not_acceptable',
      );
    const png = await call('/chart', { method: 'POST', key, body: NY90, headers: { accept: 'image/png' } });
    assert.deepEqual([png.status, png.headers.get('content-type')], [200, 'image/png']);
    assert.equal(
      Buffer.from(await png.arrayBuffer())
        .subarray(1, 4)
        .toString(),
      'PNG',
    );
  });

  it('37 answers 403 where the plan lacks the product and the wallet is empty', async () => {
    const starter = await customer(database, { plan: 'starter', ratePerSecond: 100 });
    const problem = await assertProblem(
      await natal(starter.apiKey, { sidereal: true }),
      403,
      'plan_does_not_include',
      null,
    );
    assert.deepEqual([Reflect.get(problem, 'required_plan'), Reflect.get(problem, 'product')], ['growth', 'natal']);
    assert.equal((await natal(starter.apiKey)).status, 200);
    const vedic = await assertProblem(
      await call('/natal/vedic', { method: 'POST', key: starter.apiKey, body: NY90 }),
      403,
      'plan_does_not_include',
      null,
    );
    assert.deepEqual([Reflect.get(vedic, 'required_plan'), Reflect.get(vedic, 'product')], ['growth', 'vedic']);
  });

  it('38 answers 402: quota_exhausted with a plan, insufficient_balance without', async () => {
    const spent = await customer(database, { plan: 'starter', quotaLeft: 0, balanceUsd: '0.0010' });
    await assertProblem(await natal(spent.apiKey), 402, 'quota_exhausted');
    const nobody = await customer(database, { plan: null, balanceUsd: '0.0019' });
    await assertProblem(await natal(nobody.apiKey), 402, 'insufficient_balance');
  });

  it('39 answers 429 with Retry-After to a burst over the rate', async () => {
    const starter = await customer(database);
    const begunMs = performance.now();
    const responses: Response[] = [];
    // The bucket refills by five per second while a slow machine is still sending the burst.
    while (!responses.some(({ status }) => status === 429))
      responses.push(
        ...(await Promise.all(Array.from({ length: 30 + 2 * responses.length }, () => natal(starter.apiKey)))),
      );
    const seconds = (performance.now() - begunMs) / 1_000;
    const answered = responses.filter(({ status }) => status === 200).length;
    assert.ok(answered >= 10 && answered <= 11 + 5 * seconds, `${answered} of ${responses.length} in ${seconds} s`);
    const refused = responses.find(({ status }) => status === 429)!;
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
    assert.deepEqual([refused.headers.get('ratelimit-limit'), refused.headers.get('ratelimit-remaining')], ['10', '0']);
    await assertProblem(refused, 429, 'rate_limited');
  });

  it('40 lists every fault in document order', async () => {
    const response = await call('/swiss/natal', {
      method: 'POST',
      key,
      body: { birth_time: '25:00', birth_date: 'x', location: 'New York' },
    });
    const problem = await assertProblem(response, 400, 'invalid_time', 'birth_time');
    assert.deepEqual(
      problem.errors.map(({ code, field }) => [code, field]),
      [
        ['invalid_time', 'birth_time'],
        ['invalid_date', 'birth_date'],
      ],
    );
  });

  it('41 replays an idempotent call for free, and answers 409 to another request with its key', async () => {
    const name = 'order';
    const first = await natal(key, {}, { 'idempotency-key': name });
    const firstText = await first.text();
    const again = await natal(key, {}, { 'idempotency-key': name });
    assert.equal(again.status, 200);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.equal(again.headers.get('theia-cost-usd'), '0.0000');
    assert.equal(await again.text(), firstText);
    assert.equal(first.headers.get('idempotency-replayed'), null);
    await assertProblem(
      await natal(key, { birth_time: '15:00' }, { 'idempotency-key': name }),
      409,
      'idempotency_key_reused',
    );
    await assertProblem(await natal(key, {}, { 'idempotency-key': 'x'.repeat(256) }), 400, 'invalid_idempotency_key');
    const together = await Promise.all(
      Array.from({ length: 8 }, () => natal(key, {}, { 'idempotency-key': `${name} at once` })),
    );
    assert.equal(
      together.filter(({ status, headers }) => status === 200 && headers.get('idempotency-replayed') === null).length,
      1,
    );
    for (const response of together.filter(({ status }) => status !== 200)) {
      assert.equal(response.headers.get('retry-after'), '1');
      await assertProblem(response, 409, 'idempotency_in_progress');
    }
  });
});

/** Sends a body in chunks, without Content-Length. */
function chunkedStatus(url: string, key: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = nodeRequest(
      url,
      { method: 'POST', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    for (let offset = 0; offset < body.length; offset += 16_384) request.write(body.slice(offset, offset + 16_384));
    request.end();
  });
}
