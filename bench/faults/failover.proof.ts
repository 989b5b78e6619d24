import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import { auditBooks } from './audit.ts';
import { startLoad } from './clients.ts';
import { startPair } from './pair.ts';

const CALLS = 60;

describe('a primary whose host goes silent', () => {
  it('is replaced by the promoted standby: every answered call is charged once, and nothing else', async () => {
    const pair = await startPair();
    after(() => pair.stop());
    const service = await startService({ DATABASE_URL: pair.databaseUrl, LOG_LEVEL: 'fatal' });
    after(() => service.stop());
    const rich = { plan: null, balanceUsd: '1000', ratePerSecond: 1_000_000 } as const;
    const customers = await Promise.all([rich, rich, rich].map((wish) => customer(service.database, wish)));
    const load = startLoad({ port: () => service.port, customers, clients: 6 });
    // Or a failed test would never end.
    after(() => load.stop());
    const ready = async () => (await fetch(`http://127.0.0.1:${service.port}/ready`)).status;

    await until(() => load.answeredCount >= CALLS, 'calls before the fault');
    await until(async () => (await ready()) === 200, 'a /ready that says yes');
    pair.primary.silence();
    await until(async () => (await ready()) === 503, 'a /ready that says no', 100);
    await pair.promote();
    const before = load.answeredCount;
    await until(() => load.answeredCount >= before + CALLS, 'calls after the promotion');
    await until(async () => (await ready()) === 200, 'a /ready that says yes');
    await load.stop();

    // Nothing but answers and refusals, and no connection was cut off. Only a call that is repeated under its key may hear that the first one is still open.
    for (const status of load.statusesWithoutKey.keys()) assert.ok([200, 503].includes(status), `status ${status}`);
    for (const status of load.statuses.keys())
      assert.ok([200, 409, 503].includes(status), `status ${status} with a key`);
    assert.deepEqual(await auditBooks(service.database, load.books), {
      lost: [],
      doubled: [],
      unanswered: [],
      broken: [],
      cut: 0,
    });
  });

  it('does not keep the server from stopping', async () => {
    const pair = await startPair();
    after(() => pair.stop());
    const service = await startService({ DATABASE_URL: pair.databaseUrl, LOG_LEVEL: 'fatal' });
    after(() => service.stop());
    pair.primary.silence();
    assert.equal(await service.signal('SIGTERM'), 0);
  });
});
