import { setTimeout as sleep } from 'node:timers/promises';
import { type Customer, customer } from '../../apps/server/src/testing/customer.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../../apps/server/src/testing/redis.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import type { Fault } from './fault.ts';
import { type Nodes, startNodes } from './nodes.ts';

const NODES = 3;
const RATE = 10;
/** Clients of the limited key on each node: enough to be refused on a busy machine. */
const CLIENTS = 2;
/** How long the rate is measured before, while and after Redis is away. */
const MEASURED_MS = 8_000;
const OFF_MAX = 0.1;

/** Faults of the Redis that three nodes share. A key with a limit is used as fast as it goes on all of them, and what passes is counted. */
const causes: readonly (readonly [
  name: string,
  leave: (redis: TestRedis) => Promise<void>,
  comeBack: (redis: TestRedis) => Promise<void>,
])[] = [
  ['Redis killed for 8 s', (redis) => redis.kill(), (redis) => redis.start()],
  ['Redis frozen for 8 s', async (redis) => redis.freeze(), async (redis) => redis.thaw()],
];

export const redisFaults: readonly Fault[] = causes.map(([name, leave, comeBack]) => ({
  name,
  missing: () => (NO_REDIS === false ? null : NO_REDIS),
  open: async () => {
    const redis = await startRedis();
    const nodes = await startNodes(NODES, { REDIS_URL: redis.url, LOG_LEVEL: 'warn' }).catch(async (error: unknown) => {
      await redis.stop();
      throw error;
    });
    const findings: string[] = [];
    const phases: string[] = [];
    return {
      service: nodes.service,
      port: nodes.nextPort,
      allowed: [200],
      findings: () => findings,
      summary: () => phases.join(', '),
      cause: async () => {
        const limited = await useLimited(nodes);
        const phase = async (what: string): Promise<void> => {
          const passed = await limited.passedIn(MEASURED_MS);
          phases.push(`${passed.toFixed(1)}/s of ${RATE} ${what}`);
          if (Math.abs(passed / RATE - 1) > OFF_MAX)
            findings.push(`${passed.toFixed(1)} calls a second passed ${what}`);
        };
        try {
          await allNodes(nodes, 'theia_rate_limiter_degraded 0', 'theia_rate_limiter_nodes 3');
          await limited.emptied();
          await phase('with Redis');
          await leave(redis);
          await phase('without');
          await allNodes(nodes, 'theia_rate_limiter_degraded 1');
          await comeBack(redis);
          await allNodes(nodes, 'theia_rate_limiter_degraded 0');
          await phase('with it again');
        } finally {
          await limited.stop();
        }
      },
      close: async () => {
        await nodes.stop();
        await redis.stop();
      },
    };
  },
}));

/** Waits until every node's metrics have these lines. */
async function allNodes(nodes: Nodes, ...lines: readonly string[]): Promise<void> {
  for (const port of nodes.ports)
    await until(
      async () => {
        const page = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
        return lines.every((line) => page.includes(line));
      },
      lines.join(' and '),
      100,
    );
}

/** Uses a key on all nodes as fast as it goes. */
async function useLimited(nodes: Nodes) {
  const who: Customer = await customer(nodes.service.database, { ratePerSecond: RATE });
  const over = new AbortController();
  let passed = 0;
  let refused = 0;
  const ports = Array.from({ length: CLIENTS }, () => nodes.ports).flat();
  const running = ports.map(async (port) => {
    while (!over.signal.aborted) {
      const { status, body } = await fetch(`http://127.0.0.1:${port}/me`, {
        headers: { authorization: `Bearer ${who.apiKey}` },
      });
      await body?.cancel();
      if (status === 200) passed += 1;
      else {
        refused += 1;
        await sleep(10);
      }
    }
  });
  return {
    /** Resolves when the bucket is empty. */
    emptied: async (): Promise<void> => {
      const before = refused;
      await until(() => refused > before + ports.length, 'refusals');
    },
    /** Calls a second that pass during this time. */
    passedIn: async (milliseconds: number): Promise<number> => {
      const [before, begunMs] = [passed, performance.now()];
      await sleep(milliseconds);
      return ((passed - before) * 1_000) / (performance.now() - begunMs);
    },
    stop: async (): Promise<void> => {
      over.abort();
      await Promise.all(running);
    },
  };
}
