import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { readRedisUrl } from '../../config/connection-string.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { redisScript } from '../../redis/connect-redis.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../testing/redis.ts';
import { NEVER_MS, until } from '../../testing/until.ts';
import type { RateLimiter, RateState } from './rate-limiter.ts';
import { openSharedBuckets, type SharedBucketsOptions, TAKE } from './shared-buckets.ts';

const SECRET = new Uint8Array(32).fill(7);

type Node = Awaited<ReturnType<typeof startNode>>;

const opened: RateLimiter[] = [];

async function startNode(url: string, options: Partial<SharedBucketsOptions> = {}) {
  const metrics = createMetrics();
  const lines: string[] = [];
  const limiter = await openSharedBuckets({
    server: readRedisUrl(url),
    secret: SECRET,
    nodes: 1,
    announces: true,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    metrics,
    deadlineMs: NEVER_MS,
    patienceMs: NEVER_MS,
    retryMs: 20,
    beatMs: 50,
    goneMs: NEVER_MS,
    ...options,
  });
  opened.push(limiter);
  return {
    limiter,
    lines,
    metric: async (name: 'degraded' | 'nodes'): Promise<number> =>
      Number(new RegExp(`^theia_rate_limiter_${name} (\\d+)$`, 'm').exec(await metrics.text())?.[1]),
  };
}

/** Three nodes that know of each other. */
async function startThree(url: string, options: Partial<SharedBucketsOptions> = {}): Promise<readonly Node[]> {
  const nodes = [await startNode(url, options), await startNode(url, options), await startNode(url, options)];
  await all(nodes, async (node) => (await node.metric('nodes')) === 3, 'nodes that know of each other');
  return nodes;
}

async function all(nodes: readonly Node[], holds: (node: Node) => Promise<boolean>, what: string): Promise<void> {
  for (const node of nodes) await until(() => holds(node), what);
}

async function burst(nodes: readonly Node[], calls: number, who: string, rate: number): Promise<readonly RateState[]> {
  const asked = nodes.flatMap(({ limiter }) => Array.from({ length: calls }, () => limiter.take(who, rate)));
  return Promise.all(asked);
}

const countPassed = (states: readonly RateState[]): number => states.filter(({ allowed }) => allowed).length;

/** Calls of one key on all nodes, one after another on each, until told to stop. Resolves to their number; rejects if one fails. */
function load(nodes: readonly Node[]): { readonly calls: () => number; readonly stop: () => Promise<void> } {
  const over = new AbortController();
  let calls = 0;
  const running = nodes.map(async ({ limiter }) => {
    while (!over.signal.aborted) {
      await limiter.take('under load', 1_000_000);
      calls += 1;
      await new Promise(setImmediate);
    }
  });
  return {
    calls: () => calls,
    stop: async () => {
      over.abort();
      await Promise.all(running);
    },
  };
}

describe('three nodes on one Redis', { skip: NO_REDIS }, () => {
  let redis: TestRedis;
  let nodes: readonly Node[];
  before(async () => {
    redis = await startRedis(['--requirepass', 'p@ss/word'], (port) => `redis://:p%40ss%2Fword@127.0.0.1:${port}/3`);
    nodes = await startThree(redis.url);
  });
  after(async () => {
    for (const limiter of opened.splice(0)) await limiter.close();
    await redis.stop();
  });

  it('let pass one bucket together, also when all are asked at once', async () => {
    const [rate, bucket] = [25, 50];
    const begunMs = performance.now();
    const states = await burst(nodes, bucket, 'burst', rate);
    const refilled = ((performance.now() - begunMs) / 1_000) * rate;
    const passed = countPassed(states);
    assert.ok(passed >= bucket && passed <= bucket + refilled + 1, `${passed} of ${bucket} and ${refilled}`);
    const refused = states.find(({ allowed }) => !allowed)!;
    assert.deepEqual([refused.limit, refused.remaining, refused.retryAfterSeconds], [bucket, 0, 1]);
  });

  it('let pass the rate together, call after call', async () => {
    const [rate, bucket] = [100, 200];
    const begunMs = performance.now();
    let passed = 0;
    while (passed < bucket + 50) passed += countPassed(await burst(nodes, 4, 'steady', rate));
    const seconds = (performance.now() - begunMs) / 1_000;
    assert.ok(passed <= bucket + seconds * rate + 1, `${passed} in ${seconds} s`);
    // It refills: no call is refused for ever.
    await until(async () => (await nodes[0]!.limiter.take('steady', rate)).allowed);
  });

  it('know what the others let pass, and begin a new rate with a full bucket', async () => {
    const [one, other] = nodes;
    const begunMs = performance.now();
    for (let call = 0; call < 5; call += 1) await one!.limiter.take('known', 5);
    const { remaining } = await other!.limiter.take('known', 5);
    assert.ok(remaining <= 4 + ((performance.now() - begunMs) / 1_000) * 5, `${remaining} remain`);
    assert.equal((await other!.limiter.take('known', 10)).remaining, 19);
  });

  it('keep no name in Redis, share nothing with another installation, and let every key expire', async () => {
    const stranger = await startNode(redis.url, { secret: new Uint8Array(32).fill(8) });
    const who = '3f0c1f5e-key-of-somebody';
    await burst([...nodes, stranger], 1, who, 1_000);
    const link = await redis.connect();
    const keys = redisScript(`
      local found = {}
      for _, key in ipairs(redis.call('KEYS', '*')) do found[#found + 1] = key .. ' ' .. redis.call('PTTL', key) end
      return found`);
    const found = (await link.run(keys, '', [])) as string[];
    assert.ok(found.length >= 4);
    for (const line of found) {
      const [key, expiresMs] = line.split(' ');
      assert.match(key!, /^theia:[\w-]{12}:(nodes|rate:(probe|[\d.]+:[\w-]{43}))$/);
      assert.ok(Number(expiresMs) >= 0 && Number(expiresMs) <= NEVER_MS, line);
      assert.ok(!key!.includes(who));
    }
    assert.equal(new Set(found.map((line) => line.split(':')[1])).size, 2);
    await until(
      async () => !((await link.run(keys, '', [])) as string[]).some((key) => key.includes(':rate:')),
      'the end of all buckets',
      50,
    );
    link.end();
  });

  it('tell Redis what they know of a bucket that it has lost', async () => {
    const link = await redis.connect();
    const second = '1000000';
    assert.deepEqual(await link.run(TAKE, 'lost', [second, '2000000', '2000000']), [0, 2_000_000]);
    const [allowed, fullInUs] = (await link.run(TAKE, 'lost', [second, '2000000', second])) as [number, number];
    assert.ok(allowed === 1 && fullInUs === 2_000_000);
    link.end();
  });

  it('refuse to start with a password that Redis refuses, and do not print it', async () => {
    await assert.rejects(
      startNode(redis.url.replace('p%40ss', 'wrong')),
      (error: Error) =>
        /^REDIS_URL: 127\.0\.0\.1:\d+ .*WRONGPASS/.test(error.message) && !error.message.includes('word@'),
    );
    await assert.rejects(startNode(redis.url.replace(':p%40ss%2Fword@', '')), /REDIS_URL: .*NOAUTH/);
  });
});

describe('when Redis goes away under load', { skip: NO_REDIS }, () => {
  let redis: TestRedis;
  let nodes: readonly Node[];
  before(async () => {
    redis = await startRedis();
  });
  after(async () => {
    for (const limiter of opened.splice(0)) await limiter.close();
    await redis.stop();
  });

  const isAlone = async (node: Node) => (await node.metric('degraded')) === 1;
  const isBack = async (node: Node) => (await node.metric('degraded')) === 0;
  const assertDivided = (asked: readonly Node[] = nodes) => {
    for (const { limiter } of asked) {
      const state = limiter.take('divided', 6);
      assert.ok(!(state instanceof Promise), 'a call waits for a Redis that is away');
      assert.deepEqual([state.allowed, state.limit], [true, 4]);
    }
  };

  it('killed: no call fails, each node passes its part, says so once, and comes back by itself', async () => {
    nodes = await startThree(redis.url);
    const calls = load(nodes);
    await until(() => calls.calls() > 100, 'calls before');
    await redis.kill();
    await all(nodes, isAlone, 'nodes that count by themselves');
    assertDivided();
    const before = calls.calls();
    await until(() => calls.calls() > before + 100, 'calls while Redis is away');
    await redis.start();
    await all(nodes, isBack, 'nodes that are back');
    await calls.stop();
    const [rate, bucket] = [25, 50];
    const begunMs = performance.now();
    const passed = countPassed(await burst(nodes, bucket, 'afterwards', rate));
    assert.ok(passed >= bucket && passed <= bucket + ((performance.now() - begunMs) / 1_000) * rate + 1);
    for (const { lines } of nodes) {
      const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
      assert.deepEqual(messages, [
        'Redis is away: each node counts rates by itself and passes 1/3 of them',
        'Redis is back: rates are counted over all nodes again',
      ]);
    }
    for (const limiter of opened.splice(0)) await limiter.close();
  });

  it('late: calls do not wait for it, and are counted in it again as soon as it answers, without another connection', async () => {
    nodes = await startThree(redis.url, { deadlineMs: 50 });
    const node = nodes[0]!;
    redis.freeze();
    try {
      await until(() => !(node.limiter.take('late', 1_000_000) instanceof Promise), 'a call that does not wait');
      assertDivided([node]);
    } finally {
      redis.thaw();
    }
    await until(async () => {
      const taken = node.limiter.take('late', 1_000_000);
      return taken instanceof Promise && (await taken).limit === 2_000_000;
    }, 'a call that Redis counts');
    assert.deepEqual(node.lines, []);
    for (const limiter of opened.splice(0)) await limiter.close();
  });

  it('frozen: calls under way are answered, later ones do not wait, and it comes back when it is thawed', async () => {
    nodes = await startThree(redis.url, { deadlineMs: 300, patienceMs: 1_000 });
    const calls = load(nodes);
    await until(() => calls.calls() > 100, 'calls before');
    redis.freeze();
    try {
      await all(nodes, isAlone, 'nodes that count by themselves');
      assertDivided();
      const before = calls.calls();
      await until(() => calls.calls() > before + 100, 'calls while Redis is frozen');
    } finally {
      redis.thaw();
    }
    await all(nodes, isBack, 'nodes that are back');
    await calls.stop();
    for (const limiter of opened.splice(0)) await limiter.close();
  });

  it('not there at the start: the server starts, and passes its part of THEIA_NODES', async () => {
    await redis.kill();
    const node = await startNode(redis.url, { nodes: 3 });
    nodes = [node];
    assert.ok(await isAlone(node));
    assertDivided();
    await redis.start();
    await until(() => isBack(node), 'a node that is back');
  });
});
