import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { customer, readBooks } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { type Fault, faultProxy } from '../../client/tests/fault-proxy.ts';
import { CLIENTS, type ClientKind, type PythonClient, startDriver } from './driver.ts';

describe('jobs of the Python client', async () => {
  const testBase = await testDatabase();
  const { database } = testBase;
  const service = await testProduct(testBase);
  const driver = startDriver();
  after(() => driver.stop());
  const paying = () => customer(database, { plan: null, balanceUsd: '5', ratePerSecond: 1_000 });
  const itemsOf = (count: number): readonly object[] =>
    Array.from({ length: count }, (_, id) => ({ id, method: 'natal', fields: NY90 }));
  const direct = (kind: ClientKind, api_key: string): PythonClient =>
    driver.client(kind, { base_url: service.url, api_key });

  const behind = async (
    kind: ClientKind,
    api_key: string,
    faults: readonly Fault[],
    use: (theia: PythonClient) => Promise<void>,
  ): Promise<void> => {
    const proxy = await faultProxy(service.url, faults);
    try {
      await use(driver.client(kind, { base_url: proxy.url, api_key }));
    } finally {
      await proxy.close();
    }
  };

  for (const kind of CLIENTS) {
    it(`${kind}: are sent once and answered once, in order, whatever happens to the connection`, async () => {
      const { apiKey, userId } = await paying();
      const items = itemsOf(120);
      let id = '';
      await behind(kind, apiKey, ['drop after', 'drop before'], async (theia) => {
        const { type, answer, call } = await theia.call('jobs.submit', { items });
        assert.deepEqual([type, answer.items, answer.estimate.cost_usd, call.attempts], ['Job', 120, '0.2400', 3]);
        ({ id } = answer);
      });
      // The first look is lost within a line, the next one before it begins.
      await behind(kind, apiKey, ['drop within', 'drop before', 'drop within', { status: 503 }], async (theia) => {
        const lines = await theia.pages('jobs.results', { id, items });
        assert.deepEqual(
          lines.map(({ type, answer }) => [type, answer.index, answer.id, answer.status]),
          Array.from({ length: 120 }, (_, index) => ['JobLine', index, index, 200]),
        );
        assert.equal(lines[7]!.answer.body.sun_sign, 'gemini');
      });
      const theia = direct(kind, apiKey);
      const { answer: done } = await theia.call('jobs.get', { id });
      assert.deepEqual([done.status, done.charged, done.cost_usd], ['done', 120, '0.2400']);
      assert.equal((await theia.call('jobs.list', { limit: 5 })).answer.jobs.length, 1);
      const { balance, broken } = await readBooks(database, userId);
      assert.deepEqual([balance, broken], ['4.7600', 0]);
      const rest = await theia.pages('jobs.results', { id, start: 117 });
      assert.deepEqual(
        rest.map(({ answer }) => [answer.index, answer.body.product]),
        [117, 118, 119].map((index) => [index, 'natal']),
      );
    });

    it(`${kind}: return their price, are cancelled, and deleted, also when the answer is lost`, async () => {
      const { apiKey, userId } = await paying();
      await behind(kind, apiKey, ['pass', 'pass', 'drop after', 'drop after'], async (theia) => {
        const { type, answer: price } = await theia.call('jobs.submit', { items: itemsOf(3), dry_run: true });
        assert.deepEqual([type, price.dry_run, price.items, price.estimate.from_wallet], ['JobDryRun', true, 3, 3]);
        const { id } = (await theia.call('jobs.submit', { items: itemsOf(2_000) })).answer;
        const { answer: cancelled } = await theia.call('jobs.cancel', { id });
        assert.equal(cancelled.status, 'cancelled');
        const lines = await direct(kind, apiKey).pages('jobs.results', { id }, 5_000);
        assert.equal(lines.length, cancelled.answered);
        assert.equal((await theia.call('jobs.delete', { id })).answer, null);
        assert.equal((await theia.failure('jobs.get', { id })).code, 'not_found');
      });
      assert.equal((await readBooks(database, userId)).broken, 0);
    });

    it(`${kind}: an item that fails has its problem, an item of another kind the class of its path`, async () => {
      const { apiKey } = await paying();
      const theia = direct(kind, apiKey);
      const items = [
        { id: 'a', method: 'natal', fields: { ...NY90, location: 'zzqxw' } },
        { id: 'b', method: 'positions', fields: { utc: '2024-06-15T12:00:00Z' } },
        { id: 'c', method: 'natal', fields: { ...NY90, format: 'llm' } },
      ];
      const { id } = (await theia.call('jobs.submit', { items })).answer;
      const lines = (await theia.pages('jobs.results', { id, items })).map(({ answer }) => answer);
      assert.deepEqual(
        lines.map((one) => [one.id, one.status]),
        [
          ['a', 422],
          ['b', 200],
          ['c', 200],
        ],
      );
      assert.equal(lines[0].problem.code, 'place_not_found');
      assert.equal(lines[1].body.product, 'positions');
      assert.match(lines[2].markdown, /^# /);
    });

    it(`${kind}: are left with the loop, and fail as a call does`, async () => {
      const { apiKey } = await paying();
      const theia = direct(kind, apiKey);
      const { id } = (await theia.call('jobs.submit', { items: itemsOf(500) })).answer;
      assert.equal((await theia.pages('jobs.results', { id }, 3)).length, 3);
      await theia.call('jobs.cancel', { id });
      assert.equal((await theia.failure('jobs.results', { id: 'job_0' })).code, 'not_found');
      await behind(
        kind,
        apiKey,
        Array.from({ length: 30 }, () => 'drop before'),
        async (lost) => {
          const error = await lost.failure('jobs.results', { id, retries: 1 });
          assert.deepEqual([error.type, error.attempts], ['NoAnswerError', 2]);
        },
      );
    });
  }
});
