import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { customer, readBooks } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { type Fault, faultProxy, type FaultProxy } from '../../client/tests/fault-proxy.ts';
import { CLIENTS, type ClientKind, type PythonClient, startDriver } from './driver.ts';

const BALANCE = '5.0000';
const NOW: Fault = { status: 503, headers: { 'retry-after': '0' } };

describe('the Python client is charged once, whatever happens to its connection', async () => {
  const testBase = await testDatabase();
  const { database } = testBase;
  const service = await testProduct(testBase);
  const driver = startDriver();
  after(() => driver.stop());

  /** A paying customer's client behind a proxy with these faults, and what a natal chart costs. */
  const behind = async (
    kind: ClientKind,
    faults: readonly Fault[],
    use: (
      theia: PythonClient,
      proxy: FaultProxy,
      customer: { readonly userId: string; readonly natalUsd: string },
    ) => Promise<void>,
  ): Promise<void> => {
    const { apiKey, userId } = await customer(database, { plan: null, balanceUsd: BALANCE });
    const direct = driver.client(kind, { base_url: service.url, api_key: apiKey });
    const { answer: price } = await direct.call('natal', { ...NY90, dry_run: true });
    assert.ok(Number(price.cost_usd) > 0);
    const proxy = await faultProxy(service.url, faults);
    try {
      const theia = driver.client(kind, { base_url: proxy.url, api_key: apiKey });
      await use(theia, proxy, { userId, natalUsd: price.cost_usd });
    } finally {
      await proxy.close();
    }
  };

  const assertCharged = async (userId: string, calls: number, costUsd: string): Promise<void> => {
    const { balance, from_wallet, charged, broken } = await readBooks(database, userId);
    const rest = (Number(BALANCE) - Number(costUsd)).toFixed(4);
    assert.deepEqual([from_wallet, charged, balance, broken], [calls, costUsd, rest, 0]);
  };

  for (const kind of CLIENTS) {
    for (const faults of [
      ['drop after'],
      ['drop within'],
      ['drop before', 'drop after', 'drop within'],
      [NOW, 'drop after', { status: 429, headers: { 'retry-after': '0' } }],
      [{ status: 502 }, { status: 504 }],
    ] as const)
      it(`${kind}: ${faults.map((fault) => (typeof fault === 'string' ? fault : String(fault.status))).join(', ')}`, () =>
        behind(kind, faults, async (theia, proxy, { userId, natalUsd }) => {
          const { answer, call } = await theia.call('natal', NY90);
          assert.equal(answer.sun_sign, 'gemini');
          assert.deepEqual([call.attempts, proxy.seen.length], [faults.length + 1, faults.length + 1]);
          const keys = new Set(proxy.seen.map(({ headers }) => headers['idempotency-key']));
          assert.deepEqual([...keys], [call.idempotency_key]);
          await assertCharged(userId, 1, natalUsd);
        }));

    it(`${kind}: the answer of an attempt that was lost is the one that is given`, () =>
      behind(kind, ['drop after'], async (theia, _proxy, { userId, natalUsd }) => {
        const { call } = await theia.call('natal', NY90);
        assert.deepEqual([call.is_replayed, call.attempts, call.cost_usd], [true, 2, '0.0000']);
        await assertCharged(userId, 1, natalUsd);
      }));

    it(`${kind}: an attempt that timed out is not paid again`, () =>
      behind(kind, ['hang'], async (theia, _proxy, { userId, natalUsd }) => {
        const { call } = await theia.call('natal', { ...NY90, timeout: 1 });
        assert.deepEqual([call.attempts, call.cost_usd], [2, '0.0000']);
        await assertCharged(userId, 1, natalUsd);
      }));

    it(`${kind}: an attempt that is still computed when its caller has given it up is waited for`, () =>
      behind(kind, ['hang'], async (theia, _proxy, { userId }) => {
        const search = { ...NY90, from_: '2024-01-01', to: '2025-01-01', targets: 'transiting' };
        const { answer, call } = await theia.call('transits', { ...search, timeout: 0.1, retries: 100 });
        assert.ok(answer.events.length > 0 && call.is_replayed && call.attempts > 1);
        const { from_wallet } = await readBooks(database, userId);
        assert.equal(from_wallet, 1);
      }));

    it(`${kind}: a batch whose answer is lost pays each of its calls once`, () =>
      behind(kind, ['drop after'], async (theia, _proxy, { userId }) => {
        const items = [
          { id: 1, method: 'natal', fields: NY90 },
          { id: 2, method: 'positions', fields: { utc: '2024-06-15T12:00:00Z' } },
        ];
        const { answer, call } = await theia.call('batch', { items });
        assert.deepEqual([answer.succeeded, call.attempts, call.is_replayed], [2, 2, true]);
        assert.equal(answer.results[0].body.sun_sign, 'gemini');
        await assertCharged(userId, 2, answer.cost_usd);
      }));

    it(`${kind}: another process that repeats the call under its key gets the answer for nothing`, () =>
      behind(kind, [], async (theia, _proxy, { userId, natalUsd }) => {
        const key = { idempotency_key: 'order 4711' };
        const first = await theia.call('natal', { ...NY90, ...key });
        const again = await theia.call('natal', { ...NY90, ...key });
        assert.deepEqual(again.answer.points, first.answer.points);
        assert.deepEqual([first.call.is_replayed, again.call.is_replayed], [false, true]);
        await assertCharged(userId, 1, natalUsd);
        const error = await theia.failure('natal', { ...NY90, birth_time: '14:31', ...key });
        assert.deepEqual([error.type, error.kind, error.code], ['ConflictError', 'conflict', 'idempotency_key_reused']);
      }));

    it(`${kind}: two calls of the same request are two calls`, () =>
      behind(kind, [], async (theia, _proxy, { userId, natalUsd }) => {
        await Promise.all([theia.call('natal', NY90), theia.call('natal', NY90)]);
        await assertCharged(userId, 2, (2 * Number(natalUsd)).toFixed(4));
      }));

    it(`${kind}: a dry run gives the price, takes no key and is not charged`, () =>
      behind(kind, [], async (theia, proxy, { userId }) => {
        const asked = { ...NY90, from_: '2024-01-01', to: '2025-01-01', dry_run: true };
        const { type, answer: price } = await theia.call('transits', asked);
        assert.deepEqual(
          [type, price.dry_run, price.paid_by, price.cost_usd],
          ['DryRun', true, 'wallet', price.price_usd],
        );
        assert.ok(Number(price.cost_usd) > 0);
        assert.equal(proxy.seen[0]!.headers['idempotency-key'], undefined);
        assert.equal((await theia.call('me', { dry_run: true })).answer.dry_run, true);
        await assertCharged(userId, 0, '0.0000');
      }));
  }
});
