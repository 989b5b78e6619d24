import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { loggedAnswer } from '../../testing/answers.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
/** A GET with a long, cacheable answer. */
const TABLE = 'ephemeris?from=2024-01-01&to=2024-03-01&bodies=sun,moon';
const LARGE = { ...NY90, include: ['all'] };

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Sends a request and keeps the raw body, which fetch would decode. */
function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Readonly<Record<string, string>>; body?: unknown } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const decode = DECODERS[incoming.headers['content-encoding'] ?? ''];
        const text = (decode === undefined || bytes.length === 0 ? bytes : decode(bytes)).toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text });
      });
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const withoutIds = (text: string): string =>
  text.replace(/"request_id":"[^"]*"/, '').replace(/"computed_ms":[\d.]+/, '');

describe('compression of answers', async () => {
  const testBase = await testDatabase();
  const { sql } = testBase.database;
  const { url, answers } = await testProduct(testBase);
  const { apiKey, userId } = await customer(testBase.database, { plan: 'professional' });
  const key = { authorization: `Bearer ${apiKey}` };
  const natal = (headers: Readonly<Record<string, string>>, body: object = LARGE) =>
    send(`${url}/swiss/natal`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json', ...headers },
      body,
    });

  it('uses the coding the caller prefers, and the decoded answer is the same', async () => {
    const plain = await natal({});
    assert.deepEqual(
      [plain.headers['content-encoding'], plain.headers['vary'], plain.status],
      [undefined, 'Accept-Encoding', 200],
    );
    assert.ok(plain.bytes.length > 4_096);
    for (const [accepted, coding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate, br, zstd', 'zstd'],
      ['zstd;q=0.2, gzip;q=0.9', 'gzip'],
    ] as const) {
      const answer = await natal({ 'accept-encoding': accepted });
      assert.equal(answer.headers['content-encoding'], coding, accepted);
      assert.equal(answer.headers['vary'], 'Accept-Encoding');
      assert.equal(Number(answer.headers['content-length']), answer.bytes.length);
      assert.ok(answer.bytes.length < plain.bytes.length / 2);
      assert.equal(withoutIds(answer.text), withoutIds(plain.text));
    }
  });

  it('does not compress answers below 4 KB, pictures, or answers to callers who accept no coding', async () => {
    const small = await send(`${url}/me`, { headers: { ...key, 'accept-encoding': 'zstd, br, gzip' } });
    assert.deepEqual([small.status, small.headers['content-encoding']], [200, undefined]);
    assert.ok(small.bytes.length < 4_096);
    for (const accepted of ['identity', 'zstd;q=0, br;q=0, gzip;q=0', 'deflate'])
      assert.equal((await natal({ 'accept-encoding': accepted })).headers['content-encoding'], undefined, accepted);
    const png = await send(`${url}/chart`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: { ...NY90, format: 'png' },
    });
    assert.deepEqual([png.headers['content-type'], png.headers['content-encoding']], ['image/png', undefined]);
    assert.ok(png.bytes.length > 4_096);
  });

  it('uses one weak tag for all codings, and answers 304 for each of them', async () => {
    const path = `${url}/${TABLE}`;
    const tags = new Set<unknown>();
    for (const accepted of ['identity', 'gzip', 'br', 'zstd']) {
      const first = await send(path, { headers: { ...key, 'accept-encoding': accepted } });
      const tag = String(first.headers['etag']);
      assert.deepEqual(
        [first.status, first.headers['vary']],
        [200, 'Authorization, Theia-Version, Accept, Accept-Language, Accept-Encoding'],
      );
      const again = await send(path, { headers: { ...key, 'accept-encoding': accepted, 'if-none-match': tag } });
      assert.deepEqual(
        [again.status, again.bytes.length, again.headers['content-encoding'], again.headers['vary']],
        [304, 0, undefined, first.headers['vary']],
      );
      tags.add(tag);
    }
    assert.deepEqual([tags.size, String([...tags][0]).startsWith('W/"')], [1, true]);
  });

  it('sends the same headers to HEAD, without a body', async () => {
    const head = await send(`${url}/openapi.json`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const get = await send(`${url}/openapi.json`, { headers: { 'accept-encoding': 'br' } });
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'content-type', 'cache-control'])
      assert.equal(head.headers[name], get.headers[name], name);
    assert.equal(head.bytes.length, 0);
    const product = await send(`${url}/${TABLE}`, { method: 'HEAD', headers: { ...key, 'accept-encoding': 'br' } });
    assert.match(String(product.headers['vary']), /Accept-Encoding/);
  });

  it('does not change the logged call', async () => {
    const answer = await natal({ 'accept-encoding': 'zstd', 'x-request-id': 'logged' });
    const logged = await loggedAnswer(answers, { sql }, userId, 'logged');
    assert.equal(logged, answer.text);
  });

  it('serves /openapi.json from prepared copies', async () => {
    const document = JSON.stringify({ openapi: '3.1.1', filler: 'x'.repeat(10_000) });
    const { url: other } = await testProduct(testBase, { openApi: document });
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['zstd', undefined],
    ] as const) {
      const answer = await send(`${other}/openapi.json`, { headers: { 'accept-encoding': accepted } });
      assert.deepEqual([answer.headers['content-encoding'], answer.text], [coding, document]);
    }
  });
});
