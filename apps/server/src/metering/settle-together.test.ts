import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditAccounts } from '../database/audit/audit.ts';
import { readBooks, type Customer, customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { meteredCall } from '../testing/metered-call.ts';
import { NY90, testProduct } from '../testing/product.ts';
import { free } from './charge.ts';
import { MeteringUnavailable } from './group-commit.ts';
import type { MeteredCall } from './metered-call.ts';
import { openMeteringPool } from './metering-pool.ts';
import { settleBatch, settleTogether } from './settle-batch.ts';
import { until } from '../testing/until.ts';

const base = await testDatabase();
const { database, beforeClose } = base;
const pool = openMeteringPool(database.ownerUrl);
beforeClose(() => pool.end());
const [one, other] = [await testProduct(base), await testProduct(base)];
const BATCH = {
  items: [
    { request: 'natal', body: NY90 },
    { path: '/positions', body: { utc: '2024-06-15T12:00:00Z' } },
    { request: 'natal', body: { ...NY90, birth_time: '09:15' } },
  ],
};
const send = (node: typeof one, who: Customer, key: string) =>
  node.call('/batch', { method: 'POST', key: who.apiKey, body: BATCH, headers: { 'idempotency-key': key } });

const keeping = (who: Customer, key: string): MeteredCall =>
  meteredCall(who, {
    charge: free('product'),
    requestType: 'batch',
    idempotency: { key, requestHashHex: '00', response: '{"kept":true}' },
  });
const options = { patienceMs: 3_000, onUnknown: () => {} };

describe('a batch under an Idempotency-Key', () => {
  it('sent to two nodes at once is charged once, and answered again from then on', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1', ratePerSecond: 1_000 });
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([one, other, one, other].map((node) => send(node, who, `round-${round}`)));
      const statuses = answers.map((answer) => answer.status);
      assert.ok(
        statuses.includes(200) && statuses.every((status) => status === 200 || status === 409),
        statuses.join(),
      );
      const charged = answers.filter(
        (answer) => answer.status === 200 && answer.headers.get('idempotency-replayed') === null,
      );
      assert.equal(charged.length, 1);
      const again = await send(other, who, `round-${round}`);
      assert.deepEqual(
        [again.headers.get('idempotency-replayed'), await again.text()],
        ['true', await charged[0]!.text()],
      );
    }
    const after = await readBooks(database, who.userId);
    assert.deepEqual(
      [after.balance, after.charged, after.from_wallet, after.broken],
      [(1 - 5 * 0.005).toFixed(4), '0.0250', 15, 0],
    );
    assert.deepEqual((await auditAccounts(database.sql)).differences, []);
  });

  it('that dies before its answer is stored is never charged', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1' });
    const calls = [meteredCall(who), meteredCall(who)];
    await assert.rejects(
      settleTogether(
        pool,
        calls,
        () => {
          throw new Error('killed');
        },
        options,
      ),
      /killed/,
    );
    const after = await readBooks(database, who.userId);
    assert.deepEqual([after.balance, after.logs, after.usage], ['1.0000', 0, 0]);
    const { last } = await settleTogether(pool, calls, () => keeping(who, 'k'), options);
    assert.equal(last.refusal, null);
    assert.equal((await readBooks(database, who.userId)).balance, '0.9960');
  });

  it('whose connection breaks between its items and its answer is still booked once', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1' });
    let breaks = 2;
    const concluding = (): MeteredCall => {
      breaks -= 1;
      if (breaks >= 0) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      return keeping(who, 'cut');
    };
    await settleTogether(pool, [meteredCall(who), meteredCall(who)], concluding, options);
    const after = await readBooks(database, who.userId);
    assert.deepEqual([after.balance, after.from_wallet, after.broken], ['0.9960', 2, 0]);
  });

  it('with an unknown outcome is reversed with its stored answer, unless that was sent again in the meantime', async () => {
    for (const replayed of [false, true]) {
      const who = await customer(database, { plan: null, balanceUsd: '1' });
      const calls = [meteredCall(who), meteredCall(who)];
      const last = keeping(who, 'unknown');
      await settleTogether(pool, calls, () => last, options);
      if (replayed)
        await database.sql`update private.idempotency_keys set replayed_at = now() where user_id = ${who.userId}`;
      const unknown = [...calls, last].map((call) => ({
        ...call,
        charged: false,
        status: 503,
        errorMessage: 'unavailable',
        responsePayload: null,
        idempotency: last.idempotency,
      }));
      for (let tries = 0; tries < 2; tries += 1) await settleBatch(pool, unknown, true);
      const after = await readBooks(database, who.userId);
      const kept = (await database.sql`select 1 from private.idempotency_keys where user_id = ${who.userId}`).length;
      assert.deepEqual(
        [after.balance, after.ledger, after.usage, kept, after.broken],
        replayed ? ['0.9960', '0.9960', 3, 1, 0] : ['1.0000', '1.0000', 0, 0, 0],
      );
    }
    assert.deepEqual((await auditAccounts(database.sql)).differences, []);
  });

  it('is refused with 503 when the database does not come back, and its calls are passed on to be reversed', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1' });
    const last = keeping(who, 'away');
    const handed: string[] = [];
    let concluded = 0;
    const conclude = (): MeteredCall => {
      concluded += 1;
      return concluded === 1 ? { ...last, createdAtMs: Number.NaN } : last;
    };
    const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    const broken = {
      begin: async (work: (transaction: typeof pool) => Promise<unknown>) => {
        await work(pool).catch(() => null);
        throw lost;
      },
    };
    await assert.rejects(
      settleTogether(broken as never, [meteredCall(who)], conclude, {
        patienceMs: 1,
        onUnknown: (calls) => void handed.push(...calls.map((call) => call.idempotency?.key ?? 'none')),
      }),
      MeteringUnavailable,
    );
    await until(() => handed.length > 0, 'the calls to reverse');
    assert.deepEqual(handed, ['away', 'away']);
  });
});
