import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CallCounts } from '../../availability/service-minutes.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';

const test = await testDatabase();
const seen: string[] = [];
const counts: CallCounts = {
  answered: (product, milliseconds) => void seen.push(`${product} answered${milliseconds === null ? ' untimed' : ''}`),
  failed: (product, calls = 1) => void seen.push(`${product} failed ${calls}`),
};
const api = await testProduct(test, { counts });
const { apiKey } = await customer(test.database, { plan: 'professional', balanceUsd: '5' });
beforeEach(() => void (seen.length = 0));

describe('the calls counted for the availability', () => {
  it('are answered calls, by product', async () => {
    assert.equal((await api.natal(apiKey)).status, 200);
    assert.equal((await api.call('/me', { key: apiKey })).status, 200);
    assert.deepEqual(seen, ['natal answered', 'null answered']);
  });

  it('are not those that fail through the caller’s fault, nor open ones, nor pages', async () => {
    assert.equal((await api.natal(apiKey, { location: undefined })).status, 400);
    assert.equal((await api.natal('THE000000000000000')).status, 401);
    assert.equal((await api.call('/sky')).status, 200);
    assert.equal((await api.call('/health')).status, 200);
    assert.equal((await api.call('/swiss/natal', { method: 'OPTIONS' })).status, 204);
    assert.deepEqual(seen, []);
    const slow = await customer(test.database, { plan: 'starter', ratePerSecond: 1 });
    const statuses: number[] = [];
    while (!statuses.includes(429))
      statuses.push(
        ...(await Promise.all(Array.from({ length: 6 }, async () => (await api.natal(slow.apiKey)).status))),
      );
    const answered = statuses.filter((status) => status === 200).length;
    assert.deepEqual(
      seen,
      Array.from({ length: answered }, () => 'natal answered'),
    );
  });

  it('are the items of a batch, not the batch', async () => {
    const answer = await api.call('/batch', {
      method: 'POST',
      key: apiKey,
      body: {
        items: [
          { path: '/swiss/natal', body: NY90 },
          { path: '/swiss/natal', body: {} },
          { path: '/swiss/natal', body: NY90 },
        ],
      },
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(seen, ['natal answered untimed', 'natal answered untimed']);
  });

  it('are failed ones when the database cannot book, and when a closing server refuses them', async () => {
    await test.database.sql`alter function private.settle_calls rename to settle_calls_away`;
    assert.equal((await api.natal(apiKey)).status, 500);
    await test.database.sql`alter function private.settle_calls_away rename to settle_calls`;
    assert.deepEqual(seen, ['natal failed 1']);
    await api.product.close();
    assert.equal((await api.natal(apiKey)).status, 503);
    assert.equal((await api.call('/health')).status, 200);
    assert.deepEqual(seen, ['natal failed 1', 'null failed 1']);
  });

  it('are failed ones, once, when a server that is stopped gives them up', async () => {
    const stopped = await testProduct(test, { counts });
    const { userId, apiKey: key } = await customer(test.database, { plan: 'professional' });
    await test.database.sql.begin(async (transaction) => {
      await transaction`select from public.user_credits where user_id = ${userId} for update`;
      const call = stopped.natal(key).then(
        ({ status }) => status,
        () => 0,
      );
      await until(
        async () => (await test.database.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`).length > 0,
      );
      const closed = stopped.product.close({ abort: true });
      assert.deepEqual(seen, ['null failed 1']);
      assert.notEqual(await call, 200);
      await closed;
    });
    assert.deepEqual(seen, ['null failed 1']);
  });
});
