import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '../../apps/server/src/testing/until.ts';
import { auditBooks } from './audit.ts';
import { CALLS, NOTHING, startScene } from './scene.ts';

const RECOVERY_MS_MAX = 10_000;
const STOP_MS_MAX = 30_000;

describe('old connections that go silent while new ones work', () => {
  it('cost paid calls, sign-ins and table reads at most 10 s, and no charge without an answer', async () => {
    const { pair, service, untilReady, startPaidLoad } = await startScene();
    await untilReady(200);
    const load = await startPaidLoad();
    const { publishableKey } = service.config.secrets;
    const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
    const readsPlans = async (): Promise<boolean> => {
      const response = await fetch(`http://127.0.0.1:${service.port}/rest/v1/plans?select=id`, { headers });
      return response.status === 200;
    };
    const signsUp = async (): Promise<boolean> => {
      const response = await fetch(`http://127.0.0.1:${service.port}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@theia.test', password: 'a password of nobody' }),
      });
      return response.status === 400;
    };
    for (const round of [1, 2, 3]) {
      await until(readsPlans, 'a table that is read', 50);
      await until(signsUp, 'a sign-in that is rejected', 50);
      load.mark();
      pair.primary.silenceOld();
      const begunMs = performance.now();
      const before = load.answeredCount;
      await until(() => load.answeredCount >= before + CALLS, 'paid calls', 50);
      await until(readsPlans, 'a table that is read', 50);
      await until(signsUp, 'a sign-in that is rejected', 50);
      await untilReady(200);
      const tookMs = performance.now() - begunMs;
      console.log(
        `round ${round}: all served again after ${(tookMs / 1_000).toFixed(1)} s, longest gap of paid calls ${(load.longestGapMs() / 1_000).toFixed(1)} s`,
      );
      assert.ok(tookMs <= RECOVERY_MS_MAX, `recovered after ${tookMs} ms`);
    }
    await load.stop();
    assert.deepEqual(await auditBooks(service.database, load.books), NOTHING);
  });
});

describe('a server that gets the signal to stop', () => {
  const states: Readonly<Record<string, (pair: Awaited<ReturnType<typeof startScene>>['pair']) => unknown>> = {
    'while its old connections are silent': (pair) => pair.primary.silenceOld(),
    'while its database is silent': (pair) => pair.primary.silence(),
    'while its database is gone': (pair) => pair.primary.close(),
  };
  for (const [title, cause] of Object.entries(states))
    it(`${title}, under paid calls, ends within 30 s`, async () => {
      const scene = await startScene();
      await scene.untilReady(200);
      const load = await scene.startPaidLoad();
      await cause(scene.pair);
      const begunMs = performance.now();
      const code = await scene.service.signal('SIGTERM');
      const tookMs = performance.now() - begunMs;
      console.log(`${title}: ended after ${(tookMs / 1_000).toFixed(1)} s with ${code}`);
      await load.stop();
      assert.ok(tookMs <= STOP_MS_MAX, `ended after ${tookMs} ms`);
    });
});
