import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer, readBooks } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { Theia, TheiaError } from '../src/index.ts';
import { type Fault, faultProxy, type FaultProxy } from './fault-proxy.ts';

const testBase = await testDatabase();
const { database } = testBase;
const service = await testProduct(testBase);
const BALANCE = '5.0000';
const NOW: Fault = { status: 503, headers: { 'retry-after': '0' } };

/** A paying customer's client behind a proxy with these faults, and what a natal chart costs. */
async function behind<T>(
  faults: readonly Fault[],
  use: (
    theia: Theia,
    proxy: FaultProxy,
    customer: { readonly userId: string; readonly natalUsd: string },
  ) => Promise<T>,
): Promise<T> {
  const { apiKey, userId } = await customer(database, { plan: null, balanceUsd: BALANCE });
  const { cost_usd: natalUsd } = await new Theia({ baseUrl: service.url, apiKey }).natal(NY90, { dryRun: true });
  assert.ok(Number(natalUsd) > 0);
  const proxy = await faultProxy(service.url, faults);
  try {
    return await use(new Theia({ baseUrl: proxy.url, apiKey }), proxy, { userId, natalUsd });
  } finally {
    await proxy.close();
  }
}

async function assertCharged(userId: string, calls: number, costUsd: string): Promise<void> {
  const { balance, from_wallet, charged, broken } = await readBooks(database, userId);
  const rest = (Number(BALANCE) - Number(costUsd)).toFixed(4);
  assert.deepEqual([from_wallet, charged, balance, broken], [calls, costUsd, rest, 0]);
}

describe('a call is charged once, whatever happens to its connection', () => {
  for (const faults of [
    ['drop after'],
    ['drop within'],
    ['drop before', 'drop after', 'drop within'],
    [NOW, 'drop after', { status: 429, headers: { 'retry-after': '0' } }],
    [{ status: 502 }, { status: 504 }],
  ] as const)
    it(faults.map((fault) => (typeof fault === 'string' ? fault : String(fault.status))).join(', '), () =>
      behind(faults, async (theia, proxy, { userId, natalUsd }) => {
        const { answer, call } = await theia.natal(NY90).withResponse();
        assert.equal(answer.sun_sign, 'gemini');
        assert.deepEqual([call.attempts, proxy.seen.length], [faults.length + 1, faults.length + 1]);
        const keys = new Set(proxy.seen.map(({ headers }) => headers['idempotency-key']));
        assert.deepEqual([...keys], [call.idempotencyKey]);
        await assertCharged(userId, 1, natalUsd);
      }),
    );

  it('the answer of an attempt that was lost is the one that is given', () =>
    behind(['drop after'], async (theia, _proxy, { userId, natalUsd }) => {
      const { call } = await theia.natal(NY90).withResponse();
      assert.deepEqual([call.isReplayed, call.attempts, call.costUsd], [true, 2, '0.0000']);
      await assertCharged(userId, 1, natalUsd);
    }));

  it('an attempt that timed out is not paid again', () =>
    behind(['hang'], async (theia, _proxy, { userId, natalUsd }) => {
      const { call } = await theia.natal(NY90, { timeoutMs: 1_000 }).withResponse();
      assert.deepEqual([call.attempts, call.costUsd], [2, '0.0000']);
      await assertCharged(userId, 1, natalUsd);
    }));

  it('an attempt that is still computed when its caller has given it up is waited for', () =>
    behind(['hang'], async (theia, _proxy, { userId }) => {
      const search = { ...NY90, from: '2024-01-01', to: '2025-01-01', targets: 'transiting' } as const;
      const { answer, call } = await theia.transits(search, { timeoutMs: 100, retries: 100 }).withResponse();
      assert.ok(answer.events.length > 0 && call.isReplayed && call.attempts > 1);
      const { from_wallet } = await readBooks(database, userId);
      assert.equal(from_wallet, 1);
    }));

  it('a batch whose answer is lost pays each of its calls once', () =>
    behind(['drop after'], async (theia, _proxy, { userId }) => {
      const items = [
        { id: 1, path: '/swiss/natal', body: NY90 },
        { id: 2, path: '/positions', body: { utc: '2024-06-15T12:00:00Z' } },
      ] as const;
      const { answer, call } = await theia.batch({ items }).withResponse();
      assert.deepEqual([answer.succeeded, call.attempts, call.isReplayed], [2, 2, true]);
      await assertCharged(userId, 2, answer.cost_usd);
    }));

  it('another process that repeats the call under its key gets the answer for nothing', () =>
    behind([], async (theia, _proxy, { userId, natalUsd }) => {
      const idempotencyKey = 'order 4711';
      const first = await theia.natal(NY90, { idempotencyKey }).withResponse();
      const again = await theia.natal(NY90, { idempotencyKey }).withResponse();
      assert.deepEqual(again.answer.points, first.answer.points);
      assert.deepEqual([first.call.isReplayed, again.call.isReplayed], [false, true]);
      await assertCharged(userId, 1, natalUsd);
      await assert.rejects(
        Promise.resolve(theia.natal({ ...NY90, birth_time: '14:31' }, { idempotencyKey })),
        (error) => error instanceof TheiaError && error.kind === 'conflict' && error.code === 'idempotency_key_reused',
      );
    }));

  it('two calls of the same request are two calls', () =>
    behind([], async (theia, _proxy, { userId, natalUsd }) => {
      await Promise.all([theia.natal(NY90), theia.natal(NY90)]);
      await assertCharged(userId, 2, (2 * Number(natalUsd)).toFixed(4));
    }));
});

it('a dry run gives the price, takes no key and is not charged', () =>
  behind([], async (theia, proxy, { userId }) => {
    const price = await theia.transits({ ...NY90, from: '2024-01-01', to: '2025-01-01' }, { dryRun: true });
    assert.deepEqual([price.dry_run, price.paid_by, price.cost_usd], [true, 'wallet', price.price_usd]);
    assert.ok(Number(price.cost_usd) > 0);
    assert.equal(proxy.seen[0]!.headers['idempotency-key'], undefined);
    const sky = await theia.me({}, { dryRun: true });
    assert.equal(sky.dry_run, true);
    await assertCharged(userId, 0, '0.0000');
  }));
