import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { births } from '../births.ts';
import { startMeasured } from '../http.ts';
import { EXTREMES } from './extremes.ts';
import { percentile } from '../statistics.ts';

/**
 * `node bench/hostile/saturation.ts [--heavy 1000] [--light 10000] [--budget 300]`: sends long computations, most of them over a small test budget, and natal
 * charts, all at once and as fast as they are answered. After the first computation over the budget, no natal chart may be refused or take
 * longer than two seconds.
 */
const { values } = parseArgs({
  options: {
    heavy: { type: 'string', default: '1000' },
    light: { type: 'string', default: '10000' },
    budget: { type: 'string', default: '300' },
  },
});
const HEAVY_AT_ONCE = 8;
const LIGHT_AT_ONCE = 8;
const LIGHT_MS_MAX = 2_000;

const { child, port, apiKey } = await startMeasured({ BENCH_BUDGET_MS: values.budget });
const heavyBodies = ['/transits', '/eclipses', '/ephemeris'].flatMap((path) =>
  EXTREMES[path]!.map((body) => [path, JSON.stringify(body)] as const),
);
const lightBodies = births(200).map((body) => ['/swiss/natal', body] as const);

interface Seen {
  readonly answers: Map<string, number>;
  readonly milliseconds: number[];
}
const newSeen = (): Seen => ({ answers: new Map(), milliseconds: [] });
let budgetsExceeded = 0;

async function ask([path, body]: readonly [string, string], { answers, milliseconds }: Seen): Promise<void> {
  const afterTimeout = budgetsExceeded > 0;
  const begunMs = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
  });
  const text = await response.text();
  if (afterTimeout) milliseconds.push(performance.now() - begunMs);
  const reason = response.ok
    ? 'answered'
    : (JSON.parse(text) as { message: string }).message.replace(/within \d+ s/, 'in time');
  if (reason.includes('took longer')) budgetsExceeded += 1;
  answers.set(reason, (answers.get(reason) ?? 0) + 1);
}

async function all(bodies: readonly (readonly [string, string])[], count: number, atOnce: number): Promise<Seen> {
  const seen = newSeen();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < count; index = next++) await ask(bodies[index % bodies.length]!, seen);
    }),
  );
  return seen;
}

function tell(name: string, { answers, milliseconds }: Seen): void {
  const at = (share: number): string => percentile(milliseconds, share).toFixed(0);
  console.log(
    `${name}: ${[...answers].map(([reason, times]) => `${times} ${reason}`).join('; ')}; after the first timeout p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`,
  );
}

const begunMs = performance.now();
const [heavy, light] = await Promise.all([
  all(heavyBodies, Number(values.heavy), HEAVY_AT_ONCE),
  all(lightBodies, Number(values.light), LIGHT_AT_ONCE),
]);
console.log(
  `${((performance.now() - begunMs) / 1_000).toFixed(0)} s, ${budgetsExceeded} computations over the budget of ${values.budget} ms`,
);
tell('heavy', heavy);
tell('light', light);
child.kill('SIGTERM');
await once(child, 'exit');
const slow = light.milliseconds.filter((ms) => ms > LIGHT_MS_MAX).length;
if (slow > 0 || light.answers.get('answered') !== Number(values.light)) {
  console.log(`${slow} natal charts took longer than ${LIGHT_MS_MAX} ms`);
  process.exitCode = 1;
}
