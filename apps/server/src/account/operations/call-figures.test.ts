import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';
import { callFigures, LOOKED_AT_MAX } from './call-figures.ts';
import { OperationError, runOperation } from './operation.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const bob = await plane.signUp('bob@theia.test');
const [key] = await sql<{ id: string }[]>`select id from private.api_keys where user_id = ${ada.id}`;

/** Calls that took 1, 2, … ms, one millisecond apart, the newest a minute old; every tenth of them failed. */
async function book(userId: string, count: number): Promise<void> {
  await sql`
    insert into private.calls (id, created_at, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, error_message,
      paid_by, unit_price_usd, total_cost_usd, ledger_id)
    select gen_random_uuid(), now() - interval '1 minute' - n * interval '1 ms', ${userId}, ${key!.id}, 'req_' || n, 'POST', '/swiss/natal', status, 'natal', 'natal', n, error, payer, price, price, ledger_id
    from generate_series(1, ${count}::int) n join (values
      (false, 200, null, 'wallet', 0.002, 1), (true, 400, '100% of "birth_date" is missing', null, 0, null)
    ) as o (failed, status, error, payer, price, ledger_id) on o.failed = (n % 10 = 0)`;
}
await book(ada.id, 100);
await book(bob.id, 7);

const call = (of: typeof ada, input: Readonly<Record<string, unknown>>) => ({
  user: {
    role: 'authenticated' as const,
    userId: of.id,
    claims: {
      sub: of.id,
      session_id: of.sessionId,
      role: 'authenticated' as const,
      email: of.email,
      aal: 'aal1' as const,
      amr: [],
      iss: '',
      iat: 0,
      exp: 0,
    },
  },
  input,
  sql,
  logger: pino({ level: 'silent' }),
});
const ask = (of: typeof ada, input: Readonly<Record<string, unknown>> = {}) =>
  runOperation({ 'call-figures': callFigures() }, 'call-figures', call(of, input));

describe('the figures of calls', () => {
  it('add up calls, failures and cost, with percentiles of the time they took', async () => {
    const { since, ...figures } = await ask(ada);
    assert.ok(Date.parse(String(since)) < Date.now());
    assert.deepEqual(figures, {
      looked_at: 100,
      calls: 100,
      failed: 10,
      cost_usd: '0.1800',
      p50_ms: 50.5,
      p95_ms: 95.05,
      p99_ms: 99.01,
      cut: false,
    });
  });
  it('are those of the caller alone', async () => {
    const asked = await plane.request('/functions/v1/call-figures', {
      method: 'POST',
      token: bob.accessToken,
      body: {},
    });
    assert.equal(((await asked.json()) as { calls: number }).calls, 7);
    assert.equal((await plane.request('/functions/v1/call-figures', { method: 'POST', body: {} })).status, 401);
    assert.equal((await ask(bob, { key: key!.id, user_id: ada.id })).calls, 7);
  });
  it('are those of the filter', async () => {
    const count = async (body: Readonly<Record<string, unknown>>) => (await ask(ada, body))['calls'];
    assert.deepEqual(
      [
        await count({ outcome: 'failed' }),
        await count({ outcome: 'success' }),
        await count({ code: 400 }),
        await count({ product: 'natal' }),
        await count({ product: 'free' }),
        await count({ slower_ms: 90 }),
        await count({ search: 'req_7' }),
        await count({ search: '100% of "BIRTH' }),
        await count({ search: 'of_"birth' }),
        await count({ search: '/swiss' }),
        await count({ key: '00000000-0000-4000-8000-000000000000' }),
        await count({ until: '2020-01-01T00:00:00Z' }),
        await count({ until: '0000-06-01T00:00:00Z' }),
      ],
      [10, 90, 10, 100, 0, 10, 1, 10, 0, 100, 0, 0, 0],
    );
  });
  it('say of how many calls they are, where there are more', async () => {
    await book(bob.id, LOOKED_AT_MAX);
    const { looked_at, calls, cut } = await ask(bob, { slower_ms: 1 });
    assert.deepEqual([looked_at, cut], [LOOKED_AT_MAX, true]);
    assert.ok(Number(calls) <= LOOKED_AT_MAX);
  });
  it('reject what is no filter, and too many requests at the same time', async () => {
    for (const body of [
      { code: 'x' },
      { key: "' or true" },
      { search: 'a\0' },
      { from: 'yesterday' },
      { slower_ms: -1 },
    ])
      await assert.rejects(ask(ada, body), (error) => error instanceof OperationError && error.status === 400);
    const handlers = { 'call-figures': callFigures() };
    const asked = Array.from({ length: 20 }, () =>
      runOperation(handlers, 'call-figures', call(ada, {})).then(
        () => 200,
        (error: unknown) => (error instanceof OperationError ? error.status : 500),
      ),
    );
    const statuses = await Promise.all(asked);
    assert.ok(statuses.includes(429) && statuses.includes(200));
  });
});
