import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

const testBase = await testDatabase();
const { url } = await testProduct(testBase);
const who = await customer(testBase.database, { plan: null, balanceUsd: '1', ratePerSecond: 1_000 });
const port = Number(new URL(url).port);

async function say(bytes: string): Promise<{ readonly status: number; readonly head: string; readonly body: string }> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const body = JSON.stringify(NY90);
const call = (headers: string, content = body): string =>
  `POST /swiss/natal HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${who.apiKey}\r\nContent-Type: application/json\r\n${headers}\r\n${content}`;
const length = `Content-Length: ${body.length}\r\n`;

const BROKEN: readonly (readonly [what: string, bytes: string, status: number, code: string])[] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['a header without a colon', call('No colon here\r\n'), 400, 'malformed_request'],
  ['a length that is not a number', call('Content-Length: x\r\n'), 400, 'malformed_request'],
  ['both a length and chunks', call(`${length}Transfer-Encoding: chunked\r\n`), 400, 'malformed_request'],
  ['a chunk without a size', call('Transfer-Encoding: chunked\r\n', 'zz\r\n'), 400, 'malformed_request'],
  ['headers of 20 KB', call(`${length}X-Long: ${'x'.repeat(20_000)}\r\n`), 431, 'headers_too_large'],
  ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  ['a Host with a path', 'GET /health HTTP/1.1\r\nHost: evil/\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  [
    'a target that is not a URL',
    'GET http://[/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
    'malformed_request',
  ],
  ['an asterisk as target', 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
];

describe('an invalid or incomplete HTTP request', () => {
  for (const [what, bytes, status, code] of BROKEN) {
    it(`with ${what} is answered with a problem document`, async () => {
      const answer = await say(bytes);
      assert.equal(answer.status, status, answer.head);
      const problem = JSON.parse(answer.body) as { code: string; status: number; request_id: string };
      assert.deepEqual([problem.code, problem.status], [code, status]);
      assert.match(answer.head, /\r\ncontent-type: application\/problem\+json\r\n/i);
      assert.equal(/\r\nx-request-id: (\S+)/i.exec(answer.head)?.[1], problem.request_id);
      assert.equal(Number(/\r\ncontent-length: (\d+)/i.exec(answer.head)?.[1]), answer.body.length);
    });
  }

  it('with an unknown expectation or upgrade is answered normally', async () => {
    for (const header of [
      'Expect: something-else',
      'Expect: 100-continue',
      'Connection: Upgrade, close\r\nUpgrade: websocket',
      'Upgrade: h2c',
    ]) {
      const answer = await say(call(`${length}${header}\r\n`));
      assert.match(`${answer.head}\r\n${answer.body}`, /HTTP\/1\.1 200 OK/);
    }
  });

  it('with an unwanted body is read before it is refused, so that the client gets the answer', async () => {
    const large = 'x'.repeat(3 * 1024 * 1024);
    const head = (path: string, key: string): string =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${large.length}\r\n\r\n`;
    for (const [path, key, status] of [
      ['/swiss/natal', who.apiKey, 413],
      ['/swiss/natal', 'THE000000000000000', 401],
      ['/me', who.apiKey, 405],
    ] as const) {
      for (let round = 0; round < 5; round += 1) assert.equal((await say(head(path, key) + large)).status, status);
    }
  });

  it('leaves nothing behind when the client disconnects, however early', async () => {
    const stranger = await customer(testBase.database);
    const isNothingInFlight = async () =>
      (await (await fetch(`${url}/metrics`)).text()).includes('\ntheia_http_requests_in_flight 0\n');
    for (const bytes of [
      call(length, body.slice(0, 10)),
      call(length, ''),
      call('Transfer-Encoding: chunked\r\n', 'zz\r\n').replace(who.apiKey, stranger.apiKey),
    ]) {
      // Node cannot reset a socket whose end it is sending, as it would at once in answer to the server's end.
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      let isAnswered = false;
      socket.on('error', () => undefined);
      socket.once('data', () => {
        isAnswered = true;
      });
      socket.once('close', () => {
        isAnswered = true;
      });
      socket.write(bytes);
      await until(async () => isAnswered || !(await isNothingInFlight()), 'the request, or its answer');
      socket.resetAndDestroy();
    }
    await until(isNothingInFlight, 'the end of every request');
  });
});

describe('an API key in a request', () => {
  it('is never returned, in any case or place, and is in no row', async () => {
    const other = who.apiKey.toLowerCase();
    const sent = {
      ...NY90,
      name: other,
      [who.apiKey]: who.apiKey,
      settings: { [other]: who.apiKey, house_system: who.apiKey },
    };
    for (const [path, payload] of [
      ['/swiss/natal', sent],
      ['/swiss/natal', { ...NY90, name: other }],
      ['/swiss', { ...NY90, request: who.apiKey }],
      [`/nope/${who.apiKey}`, NY90],
    ] as const) {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        body: JSON.stringify(payload),
        headers: {
          authorization: `Bearer ${who.apiKey}`,
          'content-type': 'application/json',
          'x-request-id': other,
          'idempotency-key': who.apiKey,
          'user-agent': who.apiKey,
        },
      });
      assert.ok(!`${JSON.stringify([...answer.headers])}${await answer.text()}`.toLowerCase().includes(other));
    }
    const { sql } = testBase.database;
    for (const table of ['public.translator_logs', 'public.api_usage', 'private.idempotency_keys']) {
      const [row] = await sql<
        { rows: number }[]
      >`select count(*)::integer as rows from ${sql(table)} as t where t::text ilike ${`%${other}%`}`;
      assert.equal(row?.rows, 0, table);
    }
    const [logged] = await sql<
      { rows: number }[]
    >`select count(*)::integer as rows from public.translator_logs where user_id = ${who.userId} and request_payload is not null and method = 'POST' and request_payload::text like '%THE…%'`;
    assert.equal(logged?.rows, 3);
  });
});
