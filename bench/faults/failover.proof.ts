import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '../../apps/server/src/testing/until.ts';
import { auditBooks } from './audit.ts';
import { CALLS, NOTHING, startScene } from './scene.ts';

describe('a primary whose host goes silent', () => {
  it('is replaced by the promoted standby: every answered call is charged once, and nothing else', async () => {
    const { pair, service, untilReady, startPaidLoad } = await startScene();
    const load = await startPaidLoad();
    await untilReady(200);
    pair.primary.silence();
    await untilReady(503);
    await pair.promote();
    const before = load.answeredCount;
    await until(() => load.answeredCount >= before + CALLS, 'calls after the promotion');
    await untilReady(200);
    await load.stop();

    // Nothing but answers and refusals, and no connection was cut off. Only a call that is repeated under its key may hear that the first one is still open.
    for (const status of load.statusesWithoutKey.keys()) assert.ok([200, 503].includes(status), `status ${status}`);
    for (const status of load.statuses.keys())
      assert.ok([200, 409, 503].includes(status), `status ${status} with a key`);
    assert.deepEqual(await auditBooks(service.database, load.books), NOTHING);
  });

  it('does not keep the server from stopping', async () => {
    const { pair, service } = await startScene();
    pair.primary.silence();
    assert.equal(await service.signal('SIGTERM'), 0);
  });
});
