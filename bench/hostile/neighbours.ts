import { customer } from '../../apps/server/src/testing/customer.ts';
import { load, type LoadResult } from '../load.ts';
import { EXTREMES } from './extremes.ts';
import { startService } from './service.ts';

/**
 * `node bench/hostile/neighbours.ts [seconds]`: measures how callers with the longest computations affect others: natal charts of one customer
 * alone, then beside three others who keep twelve long requests running.
 */
const seconds = Number(process.argv[2] ?? 8);
const service = await startService({ LOG_LEVEL: 'warn' });
const rich = { plan: null, balanceUsd: '100000', ratePerSecond: 1_000_000 } as const;
const good = await customer(service.database, rich);
const hostile = await Promise.all(Array.from({ length: 3 }, () => customer(service.database, rich)));
const long: readonly (readonly [path: string, body: string])[] = [
  '/transits',
  '/ephemeris',
  '/eclipses',
  '/yearly_cycle',
  '/moonphases',
  '/natal/vedic',
].flatMap((path) => EXTREMES[path]!.map((body) => [path, JSON.stringify(body)] as const));
const bodies = Array.from({ length: 40 }, (_, index) =>
  JSON.stringify({ birth_date: `19${50 + index}-06-15`, birth_time: '14:30', location: 'New York' }),
);
const natal = (): Promise<LoadResult> =>
  load({
    port: service.port,
    method: 'POST',
    path: '/swiss/natal',
    headers: { authorization: `Bearer ${good.apiKey}` },
    bodies,
    connections: 4,
    seconds,
  });
const show = (name: string, { perSecond, p50Ms, p99Ms, failures }: LoadResult): void =>
  console.log(
    `${name.padEnd(10)} ${perSecond.toFixed(0).padStart(5)}/s   p50 ${p50Ms.toFixed(1)} ms   p99 ${p99Ms.toFixed(1)} ms   ${failures} failures`,
  );

await natal();
show('alone', await natal());
const stop = new AbortController();
const statuses = new Map<number, number>();
let slowestMs = 0;
const attackers = hostile.flatMap(({ apiKey }, person) =>
  Array.from({ length: 4 }, async (_, index) => {
    for (let turn = person * 7 + index; !stop.signal.aborted; turn += 1) {
      const [path, body] = long[turn % long.length]!;
      const begunMs = performance.now();
      const answer = await fetch(`http://127.0.0.1:${service.port}${path}`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      });
      await answer.arrayBuffer();
      slowestMs = Math.max(slowestMs, performance.now() - begunMs);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  }),
);
await new Promise((resolve) => {
  setTimeout(resolve, 500);
});
show('beside', await natal());
stop.abort();
await Promise.all(attackers);
console.log(
  `long requests: ${JSON.stringify(Object.fromEntries(statuses))}, the slowest ${(slowestMs / 1_000).toFixed(1)} s`,
);
await service.stop();
