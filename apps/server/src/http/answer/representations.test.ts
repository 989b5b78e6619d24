import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loggedAnswer } from '../../testing/answers.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const testBase = await testDatabase();
const { database } = testBase;
const rich = await customer(database, { plan: null, balanceUsd: '10', ratePerSecond: 10_000 });
const key = rich.apiKey;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const { call, answers } = await testProduct(testBase);
const chart = (changes: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  call('/chart', { method: 'POST', key, body: { ...NY90, ...changes }, headers });

describe('answers in other media types than JSON', () => {
  it('a chart is SVG unless another type is requested, at the same price', async () => {
    const response = await chart();
    assert.deepEqual(
      [response.status, response.headers.get('content-type'), response.headers.get('theia-cost-usd')],
      [200, 'image/svg+xml', '0.0020'],
    );
    assert.equal(response.headers.get('cache-control'), 'private, no-store');
    assert.match(await response.text(), /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*role="img"/);
  });

  it('Accept and format choose JSON, with the same picture in it', async () => {
    const svg = await (await chart({}, { accept: 'image/svg+xml' })).text();
    for (const response of [await chart({}, { accept: 'application/json' }), await chart({ format: 'json' })]) {
      assert.equal(response.headers.get('content-type'), 'application/json');
      const body = (await response.json()) as {
        svg: string;
        layout: readonly unknown[];
        meta: { request_id: string };
      };
      assert.equal(body.svg, svg);
      assert.ok(body.layout.length > 30);
      assert.equal(body.meta.request_id, response.headers.get('x-request-id'));
    }
    assert.equal(
      (await chart({ format: 'svg' }, { accept: 'application/json' })).headers.get('content-type'),
      'image/svg+xml',
    );
  });

  it('a PNG has the requested width', async () => {
    for (const response of [
      await chart({ size: 321 }, { accept: 'image/png' }),
      await chart({ size: 321, format: 'png', theme: 'css' }),
    ]) {
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png']);
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.deepEqual([...bytes.subarray(0, 8)], PNG_SIGNATURE);
      assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [321, 321]);
      assert.ok(bytes.byteLength > 8_000, 'it is not blank');
    }
  });

  it('maps and group pictures are PNG when format asks for it', async () => {
    const people = [NY90, { ...NY90, birth_date: '1988-11-03' }];
    for (const [path, body, width] of [
      ['/astrocartography', { ...NY90, format: 'png' }, 1200],
      ['/eclipses', { from: '2026-01-01', to: '2027-01-01', format: 'png', theme: 'css' }, 1200],
      ['/group', { people, format: 'png' }, 800],
    ] as const) {
      const response = await call(path, { method: 'POST', key, body });
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png'], path);
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.equal(bytes.readUInt32BE(16), width);
      assert.ok(bytes.byteLength > 8_000, `${path} is not blank`);
    }
  });

  it('43 a type that is not offered is refused with 406, before anything is charged', async () => {
    for (const accept of ['image/webp', 'text/html', 'application/pdf;q=1, image/*;q=0']) {
      const response = await chart({}, { accept });
      assert.deepEqual(
        [response.status, response.headers.get('content-type'), ((await response.json()) as { code: string }).code],
        [406, 'application/problem+json', 'not_acceptable'],
      );
      assert.equal(response.headers.get('theia-cost-usd'), null);
    }
  });

  it('/swiss answers in the same types, and JSON products stay JSON whatever is accepted', async () => {
    const swiss = await call('/swiss', { method: 'POST', key, body: { ...NY90, request: 'chart' } });
    assert.deepEqual(
      [swiss.headers.get('content-type'), await swiss.text()],
      ['image/svg+xml', await (await chart()).text()],
    );
    const natal = await call('/swiss/natal', { method: 'POST', key, body: NY90, headers: { accept: 'image/png' } });
    assert.deepEqual([natal.status, natal.headers.get('content-type')], [200, 'application/json']);
  });

  it('a repeated Idempotency-Key returns the stored chart, free, in the type accepted now', async () => {
    const headers = { 'idempotency-key': 'chart' };
    const first = await (await chart({}, headers)).text();
    const again = await chart({}, headers);
    assert.deepEqual(
      [
        again.headers.get('idempotency-replayed'),
        again.headers.get('theia-cost-usd'),
        again.headers.get('content-type'),
        await again.text(),
      ],
      ['true', '0.0000', 'image/svg+xml', first],
    );
    const json = await chart({}, { ...headers, accept: 'application/json' });
    assert.equal(((await json.json()) as { svg: string }).svg, first);
    const png = await chart({}, { ...headers, accept: 'image/png' });
    assert.equal(png.headers.get('content-type'), 'image/png');
  });

  it('the log stores the type and size of a picture, not the picture', async () => {
    const sent = await chart();
    const svg = await sent.text();
    const kept = await loggedAnswer(answers, database, rich.userId, sent.headers.get('x-request-id'));
    assert.deepEqual(JSON.parse(kept ?? ''), { media_type: 'image/svg+xml', bytes: Buffer.byteLength(svg) });
  });

  it('a table is CSV when requested, with a different ETag, and HEAD shows its type', async () => {
    const path = '/ephemeris?from=2024-01-01&to=2024-01-03&bodies=sun&columns=longitude';
    const json = await call(path, { key });
    const csv = await call(`${path}&format=csv`, { key });
    const text = await csv.text();
    assert.match(csv.headers.get('content-type') ?? '', /^text\/csv/);
    assert.match(text, /280\.0389/);
    assert.notEqual(csv.headers.get('etag'), json.headers.get('etag'));
    assert.equal(csv.headers.get('vary'), 'Authorization, Theia-Version, Accept, Accept-Language, Accept-Encoding');
    const head = await call(`${path}&format=csv`, { key, method: 'HEAD' });
    assert.deepEqual(
      [head.status, head.headers.get('content-type'), head.headers.get('theia-cost-usd')],
      [200, csv.headers.get('content-type'), '0.0000'],
    );
    assert.equal(
      (await call(`${path}&format=csv`, { key, headers: { 'if-none-match': csv.headers.get('etag')! } })).status,
      304,
    );
  });

  it('a name with markup is escaped in the picture', async () => {
    const svg = await (await chart({ name: '</svg><script>alert(1)</script>' })).text();
    assert.equal(svg.includes('<script'), false);
    assert.equal(svg.includes(key), false);
    assert.equal((await (await chart({ name: key })).text()).includes(key), false);
  });
});
