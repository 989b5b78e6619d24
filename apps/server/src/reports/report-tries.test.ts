import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { keptReportSchema } from '@theia-astro/endpoints/reports/report-paths';
import { readKeys } from '../testing/api-keys.ts';
import { customer, readBooks } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { NY90, testProduct } from '../testing/product.ts';
import { until } from '../testing/until.ts';
import { takeReport } from './report-lease.ts';
import { openReportStore } from './report-store.ts';

const ID = 'rep_01M8GGX9MGGVK4HBTBSD8H0RHY';
const REQUEST = { kind: 'natal', ...NY90, keep: true };
const buyerOn = (test: Awaited<ReturnType<typeof testDatabase>>) =>
  customer(test.database, { balanceUsd: '10', plan: null, ratePerSecond: 1000 });

describe('a report', () => {
  for (const [deaths, status] of [
    [12, 'ready'],
    [51, 'failed'],
  ] as const)
    it(`whose process was killed ${deaths} times ends as ${status}`, async () => {
      const test = await testDatabase();
      const { sql } = test.database;
      const { userId } = await buyerOn(test);
      const [key] = await readKeys(test.database, userId);
      const store = openReportStore(sql, test.config);
      await store.create({
        id: ID,
        userId,
        keyId: key?.id ?? '',
        isTest: false,
        kind: 'natal',
        voice: 'composed',
        request: REQUEST,
        call: { id: randomUUID(), requestId: ID.replace('rep_', 'req_'), atMs: Date.now() },
      });
      for (let death = 0; death < deaths; death += 1) {
        assert.equal((await takeReport(sql, randomUUID()))[0]?.id, ID);
        await sql`update private.reports set leased_until = now() - interval '1 second'`;
      }
      await testProduct(test);
      const report = await until(
        async () => {
          const found = await store.find({ userId, keyId: null }, ID);
          return found?.ended_at == null ? null : found;
        },
        'the end of the report',
        50,
      );
      assert.equal(report.status, status);
      assert.equal((await readBooks(test.database, userId)).balance, status === 'ready' ? '8.0000' : '10.0000');
    });

  it('that failed five times through our fault is given up, and is written after all for the same Idempotency-Key', async () => {
    const test = await testDatabase();
    const { apiKey, userId } = await buyerOn(test);
    let isBroken = true;
    let tries = 0;
    const { call } = await testProduct(test, {
      catalog: catalog.map((endpoint) =>
        endpoint.kept === undefined
          ? endpoint
          : {
              ...endpoint,
              calculate: (...given) => {
                tries += 1;
                if (isBroken) throw new Error('our fault');
                return endpoint.calculate(...given);
              },
            },
      ),
    });
    const ask = (headers = {}) =>
      call('/report', {
        method: 'POST',
        key: apiKey,
        body: REQUEST,
        headers: { 'idempotency-key': 'one', ...headers },
      });
    const { id } = keptReportSchema.parse(await (await ask({ prefer: 'respond-async' })).json());
    const stateOf = async () => keptReportSchema.parse(await (await call(`/reports/${id}`, { key: apiKey })).json());
    const ended = await until(async () => ((await stateOf()).status === 'failed' ? stateOf() : null), 'its end', 100);
    assert.deepEqual([ended.failure, tries], ['internal_error', 5]);
    isBroken = false;
    const again = await ask();
    assert.deepEqual([again.status, again.headers.get('idempotency-replayed')], [201, 'true']);
    assert.deepEqual(keptReportSchema.parse(await again.json()).id, id);
    assert.equal((await ask()).status, 201);
    assert.equal((await readBooks(test.database, userId)).balance, '8.0000');
  });
});
