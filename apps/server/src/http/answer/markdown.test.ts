import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loggedAnswer } from '../../testing/answers.ts';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const testBase = await testDatabase();
const { database } = testBase;
const { call, natal, answers } = await testProduct(testBase);
const rich = await customer(database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 10_000 });
const key = rich.apiKey;
const MARKDOWN = 'text/markdown; charset=utf-8';
const SUN = /Sun\|24\.38822558 Gemini\|9/;
const headersOf = (response: Response, ...names: readonly string[]): readonly unknown[] =>
  names.map((name) => response.headers.get(name));

describe('an answer as Markdown', () => {
  it('is sent for format llm and for Accept, at the price of the JSON', async () => {
    const json = await natal(key);
    for (const response of [
      await natal(key, { format: 'llm' }),
      await natal(key, { format: 'LLM' }, { accept: 'application/json' }),
      await natal(key, {}, { accept: 'text/markdown' }),
    ]) {
      assert.deepEqual(
        [response.status, ...headersOf(response, 'content-type', 'theia-cost-usd', 'cache-control')],
        [200, MARKDOWN, json.headers.get('theia-cost-usd'), 'private, no-store'],
      );
      assert.match(await response.text(), SUN);
    }
    assert.deepEqual(headersOf(await natal(key, { format: 'json' }, { accept: 'text/markdown' }), 'content-type'), [
      'application/json',
    ]);
  });

  it('is sent by POST /swiss, for a picture and for the public sky', async () => {
    const swiss = await call('/swiss', { method: 'POST', key, body: { ...NY90, request: 'natal', format: 'llm' } });
    assert.match(await swiss.text(), SUN);
    const chart = await call('/chart', { method: 'POST', key, body: { ...NY90, format: 'llm' } });
    assert.deepEqual([chart.headers.get('content-type'), /<|svg/.test(await chart.text())], [MARKDOWN, false]);
    const sky = await call('/sky?format=llm');
    assert.deepEqual(
      [sky.status, ...headersOf(sky, 'content-type', 'vary')],
      [200, MARKDOWN, 'Theia-Version, Accept, Accept-Encoding'],
    );
    assert.match(await sky.text(), /^# Sky\n/);
  });

  it('has a tag of its own, and HEAD shows its type', async () => {
    const path = '/positions?utc=2024-06-15T12:00:00Z';
    const [json, text] = [await call(path, { key }), await call(`${path}&format=llm`, { key })];
    assert.notEqual(text.headers.get('etag'), json.headers.get('etag'));
    const head = await call(path, { key, method: 'HEAD', headers: { accept: 'text/markdown' } });
    assert.deepEqual(headersOf(head, 'content-type', 'theia-cost-usd'), [MARKDOWN, '0.0000']);
    const again = await call(`${path}&format=llm`, { key, headers: { 'if-none-match': text.headers.get('etag')! } });
    assert.equal(again.status, 304);
  });

  it('is what a repeated Idempotency-Key gives again, free, in the form accepted now', async () => {
    const headers = { 'idempotency-key': 'markdown', accept: 'text/markdown' };
    const first = await (await natal(key, {}, headers)).text();
    const again = await natal(key, {}, headers);
    assert.deepEqual(headersOf(again, 'idempotency-replayed', 'theia-cost-usd', 'content-type'), [
      'true',
      '0.0000',
      MARKDOWN,
    ]);
    assert.equal(await again.text(), first);
    const json = await natal(key, {}, { ...headers, accept: 'application/json' });
    assert.equal(((await json.json()) as { product: string }).product, 'natal');
  });

  it('stands in the log as it was sent', async () => {
    const sent = await natal(key, { format: 'llm' });
    const kept = await loggedAnswer(answers, database, rich.userId, sent.headers.get('x-request-id'));
    assert.deepEqual(JSON.parse(kept ?? ''), { media_type: MARKDOWN, text: await sent.text() });
  });

  it('is the result of the items of a batch that ask for it, each charged as always', async () => {
    const { balance } = await readBooks(database, rich.userId);
    const response = await call('/batch', {
      method: 'POST',
      key,
      body: {
        items: [
          { id: 1, path: '/swiss/natal', body: { ...NY90, format: 'llm' } },
          { id: 2, path: '/swiss/natal', body: NY90 },
          { id: 3, path: '/swiss/natal', body: { format: 'llm' } },
          { id: 4, path: '/swiss/natal', body: { ...NY90, format: 'llm', dry_run: true } },
        ],
      },
      headers: { accept: 'text/markdown' },
    });
    assert.equal(response.headers.get('content-type'), 'application/json');
    const { results } = (await response.json()) as { results: readonly Readonly<Record<string, unknown>>[] };
    assert.match(String(results[0]?.['markdown']), SUN);
    assert.deepEqual(
      results.map((result) => ['markdown', 'body', 'problem'].filter((name) => name in result)),
      [['markdown'], ['body'], ['problem'], ['body']],
    );
    assert.equal(results[0]?.['cost_usd'], results[1]?.['cost_usd']);
    assert.equal((await readBooks(database, rich.userId)).balance, balance);
  });

  it('leaves refusals and prices as they are: documents whose fields a caller acts on', async () => {
    const faulty = await natal(key, { format: 'llm', birth_date: '1990-02-30' });
    assert.deepEqual([faulty.status, ...headersOf(faulty, 'content-type')], [400, 'application/problem+json']);
    const unknown = await natal(key, { format: 'yaml' });
    assert.deepEqual([unknown.status, ((await unknown.json()) as { field: string }).field], [400, 'format']);
    const price = await natal(key, { format: 'llm', dry_run: true });
    assert.deepEqual(headersOf(price, 'content-type'), ['application/vnd.theia.dry-run+json']);
  });

  it('shows neither a key nor markup that a caller wrote', async () => {
    const location = `${key} | <script>\n# Sun | \`x\``;
    const text = await (await natal(key, { format: 'llm', location, latitude: 40, longitude: -74 })).text();
    assert.doesNotMatch(text, /[<>`]/);
    assert.equal(text.includes(key), false);
    assert.equal(text.split('\n').filter((line) => line.startsWith('# ')).length, 1);
  });
});
