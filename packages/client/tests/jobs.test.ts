import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer, readBooks } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { testProduct } from '../../../apps/server/src/testing/product.ts';
import { type BatchItem, type JobResult, type WesternNatalAnswer, Theia, TheiaError } from '../src/index.ts';
import { type Fault, faultProxy } from './fault-proxy.ts';

const testBase = await testDatabase();
const { database } = testBase;
const service = await testProduct(testBase);
const items = (count: number): readonly BatchItem[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    path: '/swiss/natal' as const,
    body: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
  }));
const paying = () => customer(database, { plan: null, balanceUsd: '5', ratePerSecond: 1_000 });

async function behind(faults: readonly Fault[], apiKey: string): Promise<{ theia: Theia; close(): Promise<void> }> {
  const { url, close } = await faultProxy(service.url, faults);
  return { theia: new Theia({ baseUrl: url, apiKey }), close };
}

describe('jobs', () => {
  it('are sent once and answered once, in order, whatever happens to the connection', async () => {
    const { apiKey, userId } = await paying();
    const { theia, close } = await behind(['drop after', 'drop before'], apiKey);
    const job = await theia.jobs.submit(items(120));
    assert.deepEqual([job.items, job.estimate.cost_usd], [120, '0.2400']);
    await close();
    // The first look is lost within a line, the next one before it begins.
    const reading = await behind(['drop within', 'drop before', 'drop within', { status: 503 }], apiKey);
    const results: JobResult<WesternNatalAnswer>[] = [];
    for await (const result of reading.theia.jobs.results<WesternNatalAnswer>(job.id)) results.push(result);
    assert.deepEqual(
      results.map(({ index, id, status }) => [index, id, status]),
      Array.from({ length: 120 }, (_, index) => [index, index, 200]),
    );
    assert.equal(results[7]?.body?.sun_sign, 'gemini');
    await reading.close();
    const direct = new Theia({ baseUrl: service.url, apiKey });
    const done = await direct.jobs.get(job.id);
    assert.deepEqual([done.status, done.charged, done.cost_usd], ['done', 120, '0.2400']);
    assert.equal((await direct.jobs.list({ limit: 5 })).jobs.length, 1);
    assert.equal((await readBooks(database, userId)).balance, '4.7600');
    const rest: number[] = [];
    for await (const { index } of direct.jobs.results(job.id, { from: 117 })) rest.push(index);
    assert.deepEqual(rest, [117, 118, 119]);
  });

  it('return their price, are cancelled, and deleted, also when the answer is lost', async () => {
    const { apiKey } = await paying();
    const { theia, close } = await behind(['pass', 'pass', 'drop after', 'drop after'], apiKey);
    const price = await theia.jobs.submit(items(3), { dryRun: true });
    assert.deepEqual([price.dry_run, price.items, price.estimate.from_wallet], [true, 3, 3]);
    const { id } = await theia.jobs.submit(items(2_000));
    const cancelled = await theia.jobs.cancel(id);
    assert.equal(cancelled.status, 'cancelled');
    let lines = 0;
    for await (const _ of new Theia({ baseUrl: service.url, apiKey }).jobs.results(id)) lines += 1;
    assert.equal(lines, cancelled.answered);
    await theia.jobs.delete(id);
    await assert.rejects(
      async () => theia.jobs.get(id),
      (error: unknown) => error instanceof TheiaError && error.code === 'not_found',
    );
    await close();
  });

  it('are left by a signal, or by leaving the loop', async () => {
    const { apiKey } = await paying();
    const theia = new Theia({ baseUrl: service.url, apiKey });
    const { id } = await theia.jobs.submit(items(2_000));
    for await (const { index } of theia.jobs.results(id)) if (index === 3) break;
    const controller = new AbortController();
    await assert.rejects(async () => {
      for await (const { index } of theia.jobs.results(id, { signal: controller.signal }))
        if (index === 3) controller.abort(new Error('enough'));
    }, /enough/);
    await theia.jobs.cancel(id);
  });
});
