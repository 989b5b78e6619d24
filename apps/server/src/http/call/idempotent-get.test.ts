import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { testProduct } from '../../testing/product.ts';

const test = await testDatabase();
const { call } = await testProduct(test);
const MOONPHASES = '/moonphases?year=2026';
const buyer = () => customer(test.database, { balanceUsd: '1', plan: null, ratePerSecond: 1000 });
const get = (key: string, idempotencyKey: string, path = MOONPHASES, method = 'GET') =>
  call(path, { method, key, headers: { 'idempotency-key': idempotencyKey } });

describe('a GET with an Idempotency-Key', () => {
  it('is charged once, and repeated with the stored answer', async () => {
    const { apiKey, userId } = await buyer();
    const first = await get(apiKey, 'one');
    assert.deepEqual([first.status, first.headers.get('idempotency-replayed')], [200, null]);
    const again = await get(apiKey, 'one');
    assert.deepEqual(
      [again.status, again.headers.get('idempotency-replayed'), again.headers.get('theia-cost-usd')],
      [200, 'true', '0.0000'],
    );
    assert.equal(await again.text(), await first.text());
    assert.equal((await readBooks(test.database, userId)).balance, '0.9990');
  });

  it('is charged once when many arrive together', async () => {
    const { apiKey, userId } = await buyer();
    const responses = await Promise.all(Array.from({ length: 8 }, () => get(apiKey, 'together')));
    const codes = responses.map(({ status }) => status);
    assert.ok(codes.includes(200));
    assert.ok(
      codes.every((status) => status === 200 || status === 409),
      codes.join(),
    );
    assert.equal((await readBooks(test.database, userId)).balance, '0.9990');
  });

  it('is refused for other fields and for a malformed key; HEAD stores nothing', async () => {
    const { apiKey } = await buyer();
    assert.equal((await get(apiKey, 'two', MOONPHASES, 'HEAD')).status, 200);
    assert.equal((await get(apiKey, 'two')).headers.get('idempotency-replayed'), null);
    const other = await get(apiKey, 'two', '/moonphases?year=2027');
    assert.equal(((await other.json()) as { code: string }).code, 'idempotency_key_reused');
    const malformed = await get(apiKey, 'x'.repeat(256));
    assert.equal(((await malformed.json()) as { code: string }).code, 'invalid_idempotency_key');
  });
});
