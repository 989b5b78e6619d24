import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { readBooks, customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { NY90 } from '../testing/product.ts';
import { until } from '../testing/until.ts';

const PROCESS = join(import.meta.dirname, '../testing/product-process.ts');
const KILLS = 4;
const CLIENTS = 12;

const { database, config } = await testDatabase();
const environment = { ...process.env, DATABASE_URL: database.ownerUrl, THEIA_DATA_DIR: config.dataDir };

async function start() {
  const child = spawn(process.execPath, [PROCESS], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout! })) return { child, port: Number(line) };
  throw new Error('the server process ended before it was ready');
}

interface Reply {
  readonly status: number;
  readonly requestId: string;
}

/** Makes one call; null when the connection broke before the complete response arrived. */
function post(agent: Agent, port: number, apiKey: string, body: string): Promise<Reply | null> {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: '/swiss/natal',
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve(
            response.complete
              ? { status: response.statusCode ?? 0, requestId: String(response.headers['x-request-id']) }
              : null,
          ),
        );
        response.on('error', () => resolve(null));
      },
    );
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}

describe('a call is booked exactly once', () => {
  it(`${KILLS} kills -9 under load: every answered call has one log row and one charge, and the balance is its ledger`, async () => {
    const walletOnly = await customer(database, { plan: null, balanceUsd: '1000', ratePerSecond: 1_000_000 });
    const onPlan = await customer(database, {
      plan: 'growth',
      balanceUsd: '1000',
      quotaLeft: 100,
      ratePerSecond: 1_000_000,
    });
    const answered = new Map<string, string[]>([
      [walletOnly.userId, []],
      [onPlan.userId, []],
    ]);
    for (let round = 0; round < KILLS; round += 1) {
      const { child, port } = await start();
      const agent = new Agent({ keepAlive: true });
      const stop = new AbortController();
      let count = 0;
      const clients = Array.from({ length: CLIENTS }, async (_, index) => {
        const who = index % 2 === 0 ? walletOnly : onPlan;
        while (!stop.signal.aborted) {
          const reply = await post(agent, port, who.apiKey, JSON.stringify({ ...NY90, name: `client ${index}` }));
          if (reply?.status !== 200) continue;
          answered.get(who.userId)!.push(reply.requestId);
          count += 1;
          if (count === 80 + 17 * round) child.kill('SIGKILL');
        }
      });
      await once(child, 'exit');
      stop.abort();
      await Promise.all(clients);
      agent.destroy();
    }
    await until(
      async () =>
        (await database.sql`select 1 from pg_stat_activity where application_name = 'theia-metering' limit 1`)
          .length === 0,
      'the end of the killed servers’ transactions',
    );
    for (const [userId, requestIds] of answered) {
      assert.ok(requestIds.length > 100, `${requestIds.length} answered calls`);
      assert.equal(new Set(requestIds).size, requestIds.length);
      const rows = await database.sql<{ request_id: string; logs: number; charges: number }[]>`
        select request_id, count(*)::integer as logs, count(paid_by)::integer as charges from private.calls where user_id = ${userId} group by 1`;
      const booked = new Map(rows.map((row) => [row.request_id, row]));
      for (const requestId of requestIds)
        assert.deepEqual(booked.get(requestId), { request_id: requestId, logs: 1, charges: 1 });
      const after = await readBooks(database, userId);
      assert.equal(after.balance, after.ledger);
      assert.equal(after.broken, 0);
      assert.equal(after.paid_logs, after.usage);
      assert.equal(after.ledger_calls, after.from_wallet);
      assert.equal(Number(after.charged).toFixed(4), (1000 - Number(after.balance)).toFixed(4));
    }
    const plan = await readBooks(database, onPlan.userId);
    assert.equal(plan.from_quota, 100);
    assert.equal(plan.used, 200_000);
  });

  it('finishes accepted calls when it is told to stop', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '10', ratePerSecond: 1_000_000 });
    const { child, port } = await start();
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify(NY90);
    await post(agent, port, who.apiKey, body);
    const replies = Array.from({ length: 50 }, () => post(agent, port, who.apiKey, body));
    await Promise.race(replies);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    const statuses = (await Promise.all(replies)).map((reply) => reply?.status ?? 0);
    agent.destroy();
    assert.equal(code, 0);
    assert.equal((await readBooks(database, who.userId)).usage, 1 + statuses.filter((status) => status === 200).length);
    assert.deepEqual(
      statuses.filter((status) => status !== 200 && status !== 503 && status !== 0),
      [],
    );
  });
});
