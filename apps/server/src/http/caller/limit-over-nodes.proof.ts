import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { readRedisUrl } from '../../config/connection-string.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../testing/redis.ts';
import { until } from '../../testing/until.ts';

const [RATE, BUCKET] = [5, 10];
const context = await testDatabase();

describe('three nodes with REDIS_URL', { skip: NO_REDIS }, () => {
  let redis: TestRedis;
  let nodes: readonly TestProduct[];
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  /** The sum of a metric over the nodes. */
  const sumOf = async (metric: 'degraded' | 'alone_total'): Promise<number> => {
    const pages = await Promise.all(nodes.map(async ({ call }) => (await call('/metrics')).text()));
    const line = new RegExp(`^theia_rate_limiter_${metric} (\\d+)$`, 'm');
    return pages.reduce((sum, page) => sum + Number(line.exec(page)?.[1]), 0);
  };
  const callAll = (path: string, key: string, times: number): Promise<readonly Response[]> =>
    Promise.all(nodes.flatMap(({ call }) => Array.from({ length: times }, () => call(path, { key }))));

  before(async () => {
    redis = await startRedis();
    const config = { ...context.config, redis: readRedisUrl(redis.url), nodes: 3 };
    const start = () => testProduct({ ...context, config }, { log });
    nodes = [await start(), await start(), await start()];
  });
  after(() => redis.stop());

  it('pass one bucket of calls of a key, and tell the rest when to come again', async () => {
    await until(async () => {
      await until(async () => (await sumOf('degraded')) === 0, 'nodes that reach Redis');
      const alone = await sumOf('alone_total');
      const { apiKey } = await customer(context.database, { ratePerSecond: RATE });
      const begunMs = performance.now();
      const answers = await callAll('/me', apiKey, BUCKET);
      const refilled = ((performance.now() - begunMs) / 1_000) * RATE;
      // On a machine that stood still, a node may have gone on without Redis meanwhile.
      if ((await sumOf('alone_total')) > alone) return false;
      const passed = answers.filter(({ status }) => status === 200);
      assert.ok(passed.length >= BUCKET && passed.length <= BUCKET + refilled + 1, `${passed.length} passed`);
      for (const { status, headers } of answers) {
        assert.equal(headers.get('ratelimit-limit'), String(BUCKET));
        if (status === 200) continue;
        assert.equal(status, 429);
        assert.equal(headers.get('ratelimit-remaining'), '0');
        assert.equal(headers.get('retry-after'), '1');
      }
      return true;
    }, 'a burst while Redis is there');
  });

  it('stay ready and answer every call when Redis is killed, each with its part of the rate, and are back with it', async () => {
    const { apiKey } = await customer(context.database, { ratePerSecond: 1_000 });
    await redis.kill();
    const answers = await callAll('/me', apiKey, 4);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    await until(async () => (await sumOf('degraded')) === nodes.length, 'nodes that say that Redis is away');
    for (const { status, headers } of await callAll('/me', apiKey, 1)) {
      assert.equal(status, 200);
      assert.equal(headers.get('ratelimit-limit'), '666');
    }
    for (const { call } of nodes) assert.equal((await call('/ready')).status, 200);
    assert.ok(!lines.join('').includes(apiKey));
    await redis.start();
    await until(async () => (await sumOf('degraded')) === 0, 'nodes that reach Redis again');
  });
});
