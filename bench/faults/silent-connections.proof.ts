import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import { auditBooks } from './audit.ts';
import { startLoad } from './clients.ts';
import { startPair } from './pair.ts';

const CALLS = 60;
const RECOVERY_MS_MAX = 10_000;
const STOP_MS_MAX = 30_000;

/** Theia in front of a database that is reached through a relay, which waits for no promotion. */
async function startScene() {
  const pair = await startPair();
  after(() => pair.stop());
  const service = await startService({ DATABASE_URL: pair.databaseUrl, LOG_LEVEL: 'fatal' });
  after(() => service.stop());
  const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${service.port}/ready`)).status;
  await until(async () => (await ready()) === 200, 'a /ready that says yes', 50);
  return { pair, service, ready };
}

async function startPaidLoad({ service }: Awaited<ReturnType<typeof startScene>>) {
  const rich = { plan: null, balanceUsd: '1000', ratePerSecond: 1_000_000 } as const;
  const customers = await Promise.all([rich, rich, rich].map((wish) => customer(service.database, wish)));
  const load = startLoad({ port: () => service.port, customers, clients: 6 });
  after(() => load.stop());
  await until(() => load.answeredCount >= CALLS, 'calls before the fault');
  return load;
}

describe('old connections that go silent while new ones work', () => {
  it('cost paid calls, sign-ins and table reads at most 10 s, and no charge without an answer', async () => {
    const scene = await startScene();
    const { pair, service, ready } = scene;
    const load = await startPaidLoad(scene);
    const { publishableKey } = service.config.secrets;
    const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
    const readsPlans = async (): Promise<boolean> => {
      const answer = await fetch(`http://127.0.0.1:${service.port}/rest/v1/plans?select=id`, { headers });
      return answer.status === 200;
    };
    const signsUp = async (): Promise<boolean> => {
      const answer = await fetch(`http://127.0.0.1:${service.port}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@theia.test', password: 'a password of nobody' }),
      });
      return answer.status === 400;
    };
    for (const round of [1, 2, 3]) {
      await until(readsPlans, 'a table that is read', 50);
      await until(signsUp, 'a sign-in that is refused', 50);
      load.mark();
      pair.primary.silenceOld();
      const begunMs = performance.now();
      const before = load.answeredCount;
      await until(() => load.answeredCount >= before + CALLS, 'paid calls', 50);
      await until(readsPlans, 'a table that is read', 50);
      await until(signsUp, 'a sign-in that is refused', 50);
      await until(async () => (await ready()) === 200, 'a /ready that says yes', 50);
      const tookMs = performance.now() - begunMs;
      console.log(
        `round ${round}: all served again after ${(tookMs / 1_000).toFixed(1)} s, longest gap of paid calls ${(load.longestGapMs() / 1_000).toFixed(1)} s`,
      );
      assert.ok(tookMs <= RECOVERY_MS_MAX, `recovered after ${tookMs} ms`);
    }
    await load.stop();
    assert.deepEqual(await auditBooks(service.database, load.books), {
      lost: [],
      doubled: [],
      unanswered: [],
      broken: [],
      cut: 0,
    });
  });
});

describe('a server that is told to stop', () => {
  const states: Readonly<Record<string, (pair: Awaited<ReturnType<typeof startPair>>) => unknown>> = {
    'while its old connections are silent': (pair) => pair.primary.silenceOld(),
    'while its database is silent': (pair) => pair.primary.silence(),
    'while its database is gone': (pair) => pair.primary.close(),
  };
  for (const [title, cause] of Object.entries(states))
    it(`${title}, under paid calls, ends within 30 s`, async () => {
      const scene = await startScene();
      const load = await startPaidLoad(scene);
      await cause(scene.pair);
      const begunMs = performance.now();
      const code = await scene.service.signal('SIGTERM');
      const tookMs = performance.now() - begunMs;
      console.log(`${title}: ended after ${(tookMs / 1_000).toFixed(1)} s with ${code}`);
      await load.stop();
      assert.ok(tookMs <= STOP_MS_MAX, `ended after ${tookMs} ms`);
    });
});
