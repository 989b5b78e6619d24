import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { batchResponseSchema } from '@theia-astro/endpoints/batch/calculate';
import type { z } from 'zod';
import { loggedAnswer } from '../../testing/answers.ts';
import { until } from '../../testing/until.ts';
import { readBooks, customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const testBase = await testDatabase();
const { database } = testBase;
const { call, answers: kept } = await testProduct(testBase);
const NATAL = { request: 'natal', body: NY90 };
const SKY = { path: '/positions', body: { utc: '2024-06-15T12:00:00Z' } };

type Answer = z.infer<typeof batchResponseSchema>;
const send = (key: string, items: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  call('/batch', { method: 'POST', key, body: { items }, headers });
const readAnswer = async (response: Response): Promise<Answer> => {
  assert.equal(response.status, 200);
  return batchResponseSchema.parse(await response.json());
};
const problemCode = async (response: Response): Promise<[number, unknown, unknown]> => {
  const problem = (await response.json()) as { code: unknown; field: unknown };
  return [response.status, problem.code, problem.field];
};
const withoutMeta = (body: Readonly<Record<string, unknown>> | undefined): unknown => ({ ...body, meta: null });

describe('POST /batch', () => {
  it('answers its items in order, each as its endpoint alone would', async () => {
    const { apiKey } = await customer(database, { plan: 'professional' });
    const { results, succeeded, failed } = await readAnswer(
      await send(apiKey, [
        { id: 'a', ...NATAL },
        { id: 7, ...SKY },
        { path: '/v1/swiss/natal', body: NY90 },
      ]),
    );
    assert.deepEqual(
      [results.map(({ id, status }) => [id, status]), succeeded, failed],
      [
        [
          ['a', 200],
          [7, 200],
          [null, 200],
        ],
        3,
        0,
      ],
    );
    const natal = (await (await call('/swiss/natal', { method: 'POST', key: apiKey, body: NY90 })).json()) as Record<
      string,
      unknown
    >;
    const sky = (await (await call('/positions?utc=2024-06-15T12:00:00Z', { key: apiKey })).json()) as Record<
      string,
      unknown
    >;
    assert.deepEqual(
      results.map(({ body }) => withoutMeta(body)),
      [withoutMeta(natal), withoutMeta(sky), withoutMeta(natal)],
    );
  });

  it('returns a problem for each failed item, and answers for the others', async () => {
    const { apiKey } = await customer(database, { plan: 'professional' });
    const { results, succeeded, failed } = await readAnswer(
      await send(apiKey, [
        { ...NATAL, body: { ...NY90, birth_date: 'x' } },
        NATAL,
        { path: '/batch', body: { items: [] } },
        { request: 'batch' },
        { path: '/nope' },
        {},
        5,
        { path: '/positions', request: 'positions' },
        { id: {}, ...SKY },
        { path: '/positions', body: [] },
        { ...NATAL, body: { ...NY90, location: 'zzqxw' } },
      ]),
    );
    assert.deepEqual(
      results.map(({ status, problem }) => [status, problem?.code, problem?.field]),
      [
        [400, 'invalid_date', 'birth_date'],
        [200, undefined, undefined],
        [400, 'unknown_request', 'items[2].path'],
        [400, 'unknown_request', 'request'],
        [404, 'not_found', 'items[4].path'],
        [400, 'missing_field', 'items[5].path'],
        [400, 'invalid_type_of_field', 'items[6]'],
        [400, 'conflicting_fields', 'items[7].request'],
        [400, 'invalid_type_of_field', 'items[8].id'],
        [400, 'invalid_type_of_field', 'items[9].body'],
        [422, 'place_not_found', 'location'],
      ],
    );
    assert.deepEqual([succeeded, failed], [1, 10]);
  });

  it('refuses an invalid batch: no items, not a list, over a hundred', async () => {
    const { apiKey } = await customer(database, { plan: 'professional' });
    assert.deepEqual(await problemCode(await send(apiKey, [])), [400, 'missing_field', 'items']);
    assert.deepEqual(await problemCode(await send(apiKey, undefined)), [400, 'missing_field', 'items']);
    assert.deepEqual(await problemCode(await send(apiKey, {})), [400, 'invalid_type_of_field', 'items']);
    assert.deepEqual(
      await problemCode(
        await send(
          apiKey,
          Array.from({ length: 101 }, () => SKY),
        ),
      ),
      [400, 'batch_too_large', 'items'],
    );
    assert.equal(
      (
        await readAnswer(
          await send(
            apiKey,
            Array.from({ length: 100 }, () => SKY),
          ),
        )
      ).succeeded,
      100,
    );
  });

  it('accepts at most 2 MiB', async () => {
    const { apiKey } = await customer(database, { plan: 'professional' });
    const padded = (kibibytes: number): Promise<Response> =>
      call('/batch', {
        method: 'POST',
        key: apiKey,
        body: `{"items":[${JSON.stringify(SKY)}]${' '.repeat(kibibytes * 1024)}}`,
      });
    assert.equal((await padded(1900)).status, 200);
    assert.equal((await padded(2100)).status, 413);
  });
});

describe('each item is a call', () => {
  it('charged separately: failures are free, and the totals are the sums of the items', async () => {
    const { apiKey, userId } = await customer(database, { plan: null, balanceUsd: '1' });
    const response = await send(apiKey, [NATAL, SKY, { ...NATAL, body: {} }]);
    assert.deepEqual(
      [response.headers.get('theia-cost-usd'), response.headers.get('theia-balance-usd')],
      ['0.0030', '0.9970'],
    );
    const { results, cost_usd: cost } = await readAnswer(response);
    assert.deepEqual([results.map((result) => result.cost_usd), cost], [['0.0020', '0.0010', '0.0000'], '0.0030']);
    const { balance, charged, logs, usage, paid_logs: paid, broken } = await readBooks(database, userId);
    assert.deepEqual(
      { balance, charged, logs, usage, paid, broken },
      { balance: '0.9970', charged: '0.0030', logs: 3, usage: 2, paid: 2, broken: 0 },
    );
  });

  it('refused separately: when the wallet runs out, that item and the expensive ones after it get 402', async () => {
    const { apiKey, userId } = await customer(database, { plan: null, balanceUsd: '0.0045' });
    const { results, cost_usd: cost } = await readAnswer(
      await send(apiKey, [NATAL, NATAL, NATAL, SKY, { path: '/geocode', body: { q: 'Paris' } }]),
    );
    assert.deepEqual(
      results.map(({ status, problem, cost_usd: usd }) => [status, problem?.code, usd]),
      [
        [200, undefined, '0.0020'],
        [200, undefined, '0.0020'],
        [402, 'insufficient_balance', '0.0000'],
        [402, 'insufficient_balance', '0.0000'],
        [200, undefined, '0.0000'],
      ],
    );
    assert.equal(cost, '0.0040');
    assert.equal((await readBooks(database, userId)).balance, '0.0005');
  });

  it('taken from the quota first, then from the wallet', async () => {
    const { apiKey, userId } = await customer(database, { plan: 'professional', quotaLeft: 2, balanceUsd: '0.0020' });
    const { results } = await readAnswer(await send(apiKey, [NATAL, NATAL, NATAL, NATAL]));
    assert.deepEqual(
      results.map(({ status, problem, cost_usd: usd }) => [status, problem?.code, usd]),
      [
        [200, undefined, '0.0000'],
        [200, undefined, '0.0000'],
        [200, undefined, '0.0020'],
        [402, 'quota_exhausted', '0.0000'],
      ],
    );
    const { from_quota: quota, from_wallet: wallet } = await readBooks(database, userId);
    assert.deepEqual([quota, wallet], [2, 1]);
  });

  it('checked against the plan separately, and the batch needs a plan or a wallet', async () => {
    const starter = await customer(database, { plan: 'starter' });
    const refused = await send(starter.apiKey, [NATAL]);
    const problem = (await refused.json()) as { code: string; required_plan: string; product: string };
    assert.deepEqual(
      [refused.status, problem.code, problem.required_plan, problem.product],
      [403, 'plan_does_not_include', 'professional', 'batch'],
    );
    const growth = await customer(database, { plan: 'growth', balanceUsd: '0.0010' });
    const couple = {
      request: 'synastry',
      body: { person_a: NY90, person_b: { birth_date: '1988-11-03', birth_time: '07:15', location: 'London' } },
    };
    const { results } = await readAnswer(await send(growth.apiKey, [NATAL, couple]));
    assert.deepEqual(
      results.map(({ status, problem: own }) => [status, own?.code, own?.required_plan]),
      [
        [200, undefined, undefined],
        [403, 'plan_does_not_include', 'professional'],
      ],
    );
    const nobody = await customer(database, { plan: null });
    assert.deepEqual(await problemCode(await send(nobody.apiKey, [NATAL])), [402, 'insufficient_balance', null]);
  });

  it('answered with its price when it has dry_run, and then free', async () => {
    const { apiKey } = await customer(database, { plan: null, balanceUsd: '1' });
    const { results, cost_usd: cost } = await readAnswer(
      await send(apiKey, [{ ...NATAL, body: { ...NY90, dry_run: true } }, SKY]),
    );
    assert.deepEqual([results[0]?.body?.['price_usd'], results[0]?.cost_usd, cost], ['0.0020', '0.0000', '0.0010']);
  });

  it('never charged more than the wallet holds, however many batches run at once', async () => {
    const { apiKey, userId } = await customer(database, { plan: null, balanceUsd: '0.0200', ratePerSecond: 1000 });
    const succeeded = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await send(apiKey, [SKY, SKY, SKY, SKY, SKY]);
        // A batch that arrives when the wallet is already empty is refused as a whole.
        if (response.status !== 402) return (await readAnswer(response)).succeeded;
        await response.arrayBuffer();
        return 0;
      }),
    );
    assert.equal(
      succeeded.reduce((sum, count) => sum + count, 0),
      20,
    );
    const { balance, charged, broken } = await readBooks(database, userId);
    assert.deepEqual({ balance, charged, broken }, { balance: '0.0000', charged: '0.0200', broken: 0 });
  });
});

describe('the batch is one request', () => {
  it('of the rate limit', async () => {
    const { apiKey } = await customer(database, { plan: 'professional', ratePerSecond: 1 });
    const begunMs = performance.now();
    const statuses: number[] = [];
    const one = async (): Promise<number> =>
      (
        await send(
          apiKey,
          Array.from({ length: 10 }, () => SKY),
        )
      ).status;
    while (!statuses.includes(429))
      statuses.push(...(await Promise.all(Array.from({ length: 3 + 2 * statuses.length }, one))));
    const seconds = (performance.now() - begunMs) / 1_000;
    const answered = statuses.filter((status) => status === 200).length;
    assert.ok(
      answered >= 2 && answered <= 3 + seconds && statuses.every((status) => status === 200 || status === 429),
      `${statuses.join(' ')} in ${seconds} s`,
    );
  });

  it('of an Idempotency-Key: when repeated, it is answered again and charged once', async () => {
    const { apiKey, userId } = await customer(database, { plan: null, balanceUsd: '1' });
    const headers = { 'idempotency-key': 'batch-1' };
    const first = await send(apiKey, [NATAL, SKY], headers);
    const text = await first.text();
    const again = await send(apiKey, [NATAL, SKY], headers);
    assert.deepEqual(
      [again.status, again.headers.get('idempotency-replayed'), again.headers.get('theia-cost-usd')],
      [200, 'true', '0.0000'],
    );
    assert.equal(await again.text(), text);
    assert.deepEqual(await problemCode(await send(apiKey, [NATAL], headers)), [
      409,
      'idempotency_key_reused',
      'Idempotency-Key',
    ]);
    assert.equal((await readBooks(database, userId)).balance, '0.9970');
  });

  it('with the key in its body, and no key of an item is logged or answered', async () => {
    const { apiKey, userId } = await customer(database, { plan: 'professional' });
    const response = await call('/batch', {
      method: 'POST',
      body: { bearer: apiKey, items: [{ id: apiKey, ...NATAL, body: { ...NY90, bearer: apiKey, name: apiKey } }] },
    });
    const text = await response.text();
    assert.equal(response.status, 200);
    assert.equal(text.includes(apiKey), false);
    const row = await until(
      async () =>
        (
          await database.sql<
            { request_id: string; kept: string }[]
          >`select request_id, request_payload::text as kept from public.translator_logs where user_id = ${userId}`
        )[0],
    );
    const answer = await loggedAnswer(kept, database, userId, row.request_id);
    assert.deepEqual([row.kept.includes(apiKey), answer?.includes(apiKey)], [false, false]);
  });
});
