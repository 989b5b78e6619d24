import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { births } from './births.ts';
import type { LoadPlan, LoadResult } from './load.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 32;
const RATIO_MIN = 0.25;
const TAIL_MAX = 5;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const run = promisify(execFile);

async function load(plan: LoadPlan): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'load.ts'), JSON.stringify(plan)], {
    maxBuffer: 1 << 24,
  });
  return JSON.parse(stdout) as LoadResult;
}

/** Starts the measured server (`bench/server.ts`). */
export async function startMeasured(
  environment: NodeJS.ProcessEnv = {},
): Promise<{ readonly child: ChildProcess; readonly port: number; readonly apiKey: string }> {
  const profile =
    process.env.BENCH_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`];
  const child = spawn(process.execPath, [...profile, join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! }))
    return { child, ...(JSON.parse(line) as { port: number; apiKey: string }) };
  throw new Error('the measured server did not start');
}

/** Compares natal over HTTP with durable metering to a static file of 6 KB from the same server, round by round. Returns true if the goals are met. */
export async function natalOverHttp(): Promise<boolean> {
  const { child, port, apiKey } = await startMeasured();
  const common = { port, connections: CONNECTIONS, seconds: SECONDS };
  const natalPlan: LoadPlan = {
    ...common,
    method: 'POST',
    path: '/swiss/natal',
    headers: { authorization: `Bearer ${apiKey}` },
    bodies: births(200),
  };
  const staticPlan: LoadPlan = { ...common, method: 'GET', path: '/static.json', headers: {}, bodies: [''] };
  await load({ ...natalPlan, seconds: 3 });
  await load({ ...staticPlan, seconds: 2 });
  const natal: LoadResult[] = [];
  const still: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    still.push(await load(staticPlan));
    natal.push(await load(natalPlan));
  }
  child.kill('SIGTERM');
  await once(child, 'exit');
  const ratio = median(natal.map((result, round) => result.perSecond / still[round]!.perSecond));
  const tail = median(natal.map((result) => result.p99Ms / result.p50Ms));
  const failures = [...natal, ...still].reduce((sum, result) => sum + result.failures, 0);
  const show = (name: string, results: readonly LoadResult[]): void =>
    console.log(
      `  ${name.padEnd(22)} ${median(results.map((r) => r.perSecond))
        .toFixed(0)
        .padStart(
          6,
        )}/s   p50 ${median(results.map((r) => r.p50Ms)).toFixed(2)} ms   p99 ${median(results.map((r) => r.p99Ms)).toFixed(2)} ms   rounds ${results.map((r) => r.perSecond.toFixed(0)).join(' ')}`,
    );
  console.log(`over HTTP, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians:`);
  show('static 6 KB', still);
  show('natal, metered', natal);
  console.log(
    `  ratio ${ratio.toFixed(3)} (at least ${RATIO_MIN}), p99/p50 ${tail.toFixed(2)} (at most ${TAIL_MAX}), answers other than 200: ${failures}${[...natal, ...still].map((result) => result.firstFailure).find((text) => text !== null) ?? ''}\n`,
  );
  return ratio >= RATIO_MIN && tail <= TAIL_MAX && failures === 0;
}
