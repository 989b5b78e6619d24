import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { CLIENT_VERSION, Theia, TheiaError, type TheiaOptions } from './index.ts';

const KEY = 'THE0123456789abcdef0123';
const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' } as const;

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
}

/** A client whose requests are answered in this order; the last answer is given to all that follow. */
function answering(answers: readonly (() => Response | Promise<Response>)[], options: Partial<TheiaOptions> = {}) {
  const sent: Sent[] = [];
  const theia = new Theia({
    baseUrl: 'https://api.example.com',
    apiKey: KEY,
    fetch: async (url, init) => {
      sent.push({ url, init, headers: init.headers as Record<string, string> });
      return answers[Math.min(sent.length, answers.length) - 1]!();
    },
    ...options,
  });
  return { theia, sent };
}

const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const problem = (status: number, code: string, headers?: Readonly<Record<string, string>>) =>
  json({ code, status, message: `It is ${code}.`, request_id: 'req_1', errors: [] }, status, headers);
const lost = (): never => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
};
/** An answer that never comes. */
const silent = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));

async function failureOf(call: Promise<unknown>): Promise<TheiaError> {
  const error = await call.then(
    () => assert.fail('The call was answered'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof TheiaError, inspect(error));
  return error;
}

describe('what is sent', () => {
  it('is the request as JSON under the base address, with the key, the version of the wire and a key of the call', async () => {
    const { theia, sent } = answering([json({})], { baseUrl: 'https://example.com/theia/v1/' });
    await theia.natal(BIRTH);
    const [{ url, init, headers }] = sent as [Sent];
    assert.equal(url, 'https://example.com/theia/v1/swiss/natal');
    assert.deepEqual(JSON.parse(String(init.body)), BIRTH);
    const { 'idempotency-key': key, ...others } = headers;
    assert.match(key!, /^[\da-f-]{36}$/);
    assert.deepEqual(others, {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      'theia-version': '2026-01-01',
      'user-agent': `theia-client/${CLIENT_VERSION}`,
    });
  });

  it('is a query where the product takes only that, without what is undefined', async () => {
    const { theia, sent } = answering([json({})]);
    await theia.geocode({ q: 'São Paulo & more', country: undefined, limit: 3 });
    assert.equal(sent[0]!.url, 'https://api.example.com/geocode?q=S%C3%A3o+Paulo+%26+more&limit=3');
    assert.equal(sent[0]!.init.body, undefined);
    assert.equal(sent[0]!.headers['idempotency-key'], undefined);
  });

  it('names the client nowhere in a browser, whose preflight would reject it', async () => {
    const { theia, sent } = answering([json({})]);
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!;
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Mozilla/5.0' }, configurable: true });
    const call = theia.me();
    Object.defineProperty(globalThis, 'navigator', own);
    await call;
    assert.deepEqual(Object.keys(sent[0]!.headers).toSorted(), ['authorization', 'theia-version']);
  });

  it('has a key of its own for every call where the runtime has no crypto', async () => {
    const { theia, sent } = answering([json({})]);
    const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
    Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
    const calls = Array.from({ length: 200 }, () => theia.natal(BIRTH));
    Object.defineProperty(globalThis, 'crypto', own);
    await Promise.all(calls);
    const keys = new Set(sent.map(({ headers }) => headers['idempotency-key']!));
    assert.equal(keys.size, 200);
    for (const key of keys) assert.match(key, /^[\da-z-]{20,60}$/);
  });
});

describe('the key', () => {
  it('is in nothing that a client or its errors print', async () => {
    const failures = await Promise.all(
      [problem(401, 'invalid_key'), problem(500, 'internal_error'), json('text'), lost].map((answer) => {
        const { theia } = answering([answer], { retries: 0 });
        for (const text of [inspect(theia, { depth: 9, showHidden: true }), JSON.stringify(theia), String(theia)])
          assert.ok(!text.includes(KEY));
        return failureOf(theia.natal(BIRTH));
      }),
    );
    for (const error of failures) {
      const text = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)} ${error.stack}`;
      assert.ok(!text.includes(KEY) && !text.includes('New York'), text);
    }
  });

  it('is rejected where it cannot be sent, without a retry', () => {
    for (const apiKey of ['', ` ${KEY}`, `${KEY}\n`, `Bearer ${KEY}`, `${KEY}€`])
      assert.throws(
        () => new Theia({ baseUrl: 'https://api.example.com', apiKey }),
        (error) => error instanceof TypeError && !error.message.includes('THE0'),
      );
  });

  it('goes to an address that is nothing else', () => {
    for (const baseUrl of [
      '',
      'api.example.com',
      'ftp://example.com',
      'https://a:b@example.com',
      'https://a.com?b',
      'https://a.com/#b',
    ])
      assert.throws(() => new Theia({ baseUrl, apiKey: KEY }), /baseUrl must be/);
  });
});

describe('another attempt', () => {
  it('is made after a lost connection and after 408, 429, 502, 503 and 504, under the same key', async () => {
    const now = { 'retry-after': '0' };
    const { theia, sent } = answering(
      [
        problem(429, 'rate_limited', now),
        json('<html>', 502, now),
        problem(503, 'unavailable', now),
        problem(504, 'timeout', now),
        problem(408, 'request_timeout', now),
        json({ product: 'natal' }),
      ],
      { retries: 5 },
    );
    const { call } = await theia.natal(BIRTH).withResponse();
    assert.deepEqual([call.attempts, sent.length], [6, 6]);
    assert.equal(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size, 1);
    const broken = answering([lost, json({})]);
    assert.equal((await broken.theia.me().withResponse()).call.attempts, 2);
  });

  it('is not made for what another attempt cannot change', async () => {
    for (const [status, code, kind] of [
      [400, 'invalid_date', 'validation'],
      [401, 'invalid_key', 'authentication'],
      [402, 'quota_exhausted', 'payment'],
      [403, 'plan_does_not_include', 'payment'],
      [404, 'not_found', 'validation'],
      [409, 'idempotency_key_reused', 'conflict'],
      [422, 'place_not_found', 'validation'],
      [500, 'internal_error', 'server'],
      [418, 'a_code_of_the_future', 'validation'],
    ] as const) {
      const { theia, sent } = answering([problem(status, code)]);
      const error = await failureOf(theia.natal(BIRTH));
      assert.deepEqual([error.kind, error.code, error.status, error.attempts, sent.length], [kind, code, status, 1, 1]);
    }
  });

  it('is given up after the retries that were allowed', async () => {
    const { theia, sent } = answering([problem(503, 'unavailable', { 'retry-after': '0' })]);
    const error = await failureOf(theia.natal(BIRTH));
    assert.deepEqual([error.kind, error.attempts, sent.length], ['server', 4, 4]);
    await failureOf(theia.natal(BIRTH, { retries: 0 }));
    assert.equal(sent.length, 5);
  });

  it('is left to the caller when the service asks for a longer wait than is waited for', async () => {
    const { theia, sent } = answering([problem(429, 'rate_limited', { 'retry-after': '3600' })]);
    const error = await failureOf(theia.natal(BIRTH));
    assert.deepEqual([error.kind, error.retryAfterMs, sent.length], ['rate_limit', 3_600_000, 1]);
  });

  it('waits for the first one, if that is still being answered, without using up the retries', async () => {
    const running = problem(409, 'idempotency_in_progress', { 'retry-after': '0' });
    const { theia, sent } = answering([...Array.from({ length: 7 }, () => running), json({})], { retries: 1 });
    assert.equal((await theia.natal(BIRTH).withResponse()).call.attempts, 8);
    assert.equal(sent.length, 8);
    const error = await failureOf(answering([running]).theia.natal(BIRTH, { retries: 0 }));
    assert.deepEqual([error.kind, error.code, error.attempts], ['conflict', 'idempotency_in_progress', 1]);
  });
});

describe('an end before the answer', () => {
  it('by the signal fails with its reason: before, during and between attempts', async () => {
    const reason = new Error('the page was closed');
    const ended = AbortSignal.abort(reason);
    const { theia, sent } = answering([problem(503, 'unavailable', { 'retry-after': '30' })]);
    await assert.rejects(theia.natal(BIRTH, { signal: ended }), reason);
    assert.equal(sent.length, 0);

    const between = new AbortController();
    const waiting = theia.natal(BIRTH, { signal: between.signal });
    setImmediate(() => between.abort(reason));
    await assert.rejects(waiting, reason);

    const during = new AbortController();
    const asked = new Theia({ baseUrl: 'https://api.example.com', fetch: (_, init) => silent(init) });
    const call = asked.natal(BIRTH, { signal: during.signal });
    during.abort(reason);
    await assert.rejects(call, reason);
  });

  it('by the timeout counts as a lost connection, and any timeout can be set', async () => {
    const asked = new Theia({ baseUrl: 'https://api.example.com', retries: 0, fetch: (_, init) => silent(init) });
    const error = await failureOf(asked.natal(BIRTH, { timeoutMs: 5 }));
    assert.deepEqual([error.kind, error.code, error.status], ['connection', 'timed_out', null]);
    const { theia } = answering([json({ product: 'me' })], { timeoutMs: Infinity });
    assert.equal((await theia.me()).product, 'me');
  });
});

describe('an answer that is not of this API', () => {
  it('is an error that says so', async () => {
    for (const [answer, code, kind] of [
      [() => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'unreadable_answer', 'server'],
      [
        () => new Response('{"product', { headers: { 'content-type': 'application/json' } }),
        'unreadable_answer',
        'server',
      ],
      [() => new Response(null, { status: 204 }), 'unreadable_answer', 'server'],
      [() => new Response('<html>', { status: 403 }), 'http_error', 'payment'],
      [() => new Response('no', { status: 500 }), 'http_error', 'server'],
      [
        () => new Response(null, { status: 308, headers: { location: 'https://other.example/x?y' } }),
        'redirected',
        'connection',
      ],
    ] as const) {
      const { theia, sent } = answering([answer], { retries: 2 });
      const error = await failureOf(theia.natal(BIRTH));
      assert.deepEqual([error.code, error.kind, sent.length], [code, kind, 1]);
      assert.ok(error.message.includes('https://api.example.com'), error.message);
    }
  });
});

describe('a failed call', () => {
  it('fails once, for each caller that waits for it', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    try {
      const { theia } = answering([problem(401, 'invalid_key')]);
      await failureOf(theia.me().withResponse());
      await failureOf(theia.me());
      const both = theia.me();
      await failureOf(both.withResponse());
      await failureOf(both);
      await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(unhandled, []);
    } finally {
      process.off('unhandledRejection', note);
    }
  });
});
