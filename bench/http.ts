import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPool } from '../apps/server/src/database/database.ts';
import { serverEnvironment, serverOptions } from '../scripts/server-program.mjs';
import { births } from './births.ts';
import type { Outcome } from './figure.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import {
  describeSpent,
  readTasks,
  spentBetween,
  totalNs,
  waitUntilIdle,
  type ProcessorTime,
} from './processor-time.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 32;
/** Work that follows an answer (log rows, usage, compression) is done by then. */
const AFTERWARDS_MS = 1_500;
/** Before anything is measured. */
const WARM_UP_SECONDS = 8;
/**
 * Of processor time; rates and delays depend on the machine's load and are only shown. While other programs emptied the caches (load 15 on two cores), a
 * call cost 13 times a static answer and 52 times a bare one.
 */
const OF_STATIC_MAX = 14;
const OF_BARE_MAX = 55;
const HEAVY_SHARE = 0.05;

const run = promisify(execFile);

/** A server to be measured, as a separate process. */
export interface Measured {
  readonly child: ChildProcess;
  readonly port: number;
  readonly apiKey: string;
  readonly databaseUrl?: string;
}

/** Starts the measured server, `bench/server.ts` of this tree or of another, with the heap that `npm start` gives it. */
export async function startMeasured(
  environment: NodeJS.ProcessEnv = {},
  script = join(import.meta.dirname, 'server.ts'),
): Promise<Measured> {
  const profile =
    process.env.BENCH_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`];
  const child = spawn(process.execPath, [...serverOptions, ...profile, script], {
    env: { ...process.env, ...serverEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! }))
    if (line.startsWith('{')) return { child, ...(JSON.parse(line) as Omit<Measured, 'child'>) };
    else console.log(line);
  throw new Error('the measured server did not start');
}

/** One round of load on a server, with the processor time of all its processes. */
interface Round {
  readonly result: LoadResult;
  readonly spent: ProcessorTime;
  readonly walBytes: number;
}

interface Side {
  readonly name: string;
  readonly plan: LoadPlan;
  readonly server: Pick<Measured, 'child' | 'databaseUrl'>;
  /** How long work follows the last answer. */
  readonly afterwardsMs: number;
  readonly rounds: Round[];
}

/**
 * Natal charts over HTTP, metered and durable, beside two references, round by round: a static file of 6 KB from the same server, and a bare
 * node:http server in its own process that answers 6 KB. Also with one heavy call in twenty. BENCH_AGAINST names another tree of Theia,
 * whose natal charts are measured in the same rounds.
 */
export async function natalOverHttp(): Promise<Outcome> {
  const servers: Measured[] = [];
  const start = async (script?: string): Promise<Measured> => {
    const server = await startMeasured({}, script);
    servers.push(server);
    return server;
  };
  const own = await start();
  const bare = await start(join(import.meta.dirname, 'bare.ts'));
  const against = process.env.BENCH_AGAINST;
  const other = against === undefined ? null : await start(join(against, 'bench/server.ts'));
  const natal = natalSide('natal, metered', own);
  const mixed = natalSide('natal, 5 % heavy mixed in', own, { share: HEAVY_SHARE, requests: heavyRequests(60) });
  const still = pageSide('static 6 KB, same server', own, '/static.json');
  const plain = pageSide('bare node:http, 6 KB', bare, '/');
  const before = other === null ? null : natalSide('natal of the other tree', other);
  const sides = [plain, still, natal, ...(before === null ? [] : [before]), mixed];

  for (const side of sides) await measure({ ...side, rounds: [] }, WARM_UP_SECONDS);
  for (const { child } of servers) await waitUntilIdle(child.pid ?? 0);
  console.log('  the servers have built their tables, are warm and idle: measuring');
  for (let round = 0; round < ROUNDS; round += 1) for (const side of sides) await measure(side, SECONDS);
  for (const { child } of servers) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  console.log(`over HTTP, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, medians:`);
  for (const side of sides) describeSide(side);
  const ofStatic = ratio(natal, still, spentACall);
  const ofBare = ratio(natal, plain, spentACall);
  const failures = sides.flatMap(({ rounds }) => rounds).reduce((sum, { result }) => sum + result.failures, 0);
  const firstFailure = sides.flatMap(({ rounds }) => rounds).find(({ result }) => result.firstFailure !== null);
  console.log(`  processor time of all processes, natal : static         ${ofStatic.toFixed(2)} (at most ${OF_STATIC_MAX})
  processor time of all processes, natal : bare           ${ofBare.toFixed(2)} (at most ${OF_BARE_MAX})
  answers a second, natal : static of the same server     ${ratio(natal, still, perSecond).toFixed(3)}
  answers a second, natal : bare node:http                ${ratio(natal, plain, perSecond).toFixed(3)}
  p99 : p50 of natal alone ${median(natal.rounds.map(tail)).toFixed(2)}, with heavy calls mixed in ${median(mixed.rounds.map(tail)).toFixed(2)}
  WAL a natal ${median(natal.rounds.map(walACall)).toFixed(0)} bytes; answers other than 200: ${failures} ${firstFailure?.result.firstFailure ?? ''}`);
  if (before !== null)
    console.log(
      `  processor time of all processes, natal here : natal of ${against}  ${ratio(natal, before, spentACall).toFixed(3)}`,
    );
  console.log();
  return {
    kept: ofStatic <= OF_STATIC_MAX && ofBare <= OF_BARE_MAX && failures === 0,
    ...(failures === 0
      ? {
          paidCalls: {
            us: median(natal.rounds.map(spentACall)) / 1_000,
            connections: CONNECTIONS,
          },
        }
      : {}),
  };
}

function natalSide(name: string, server: Measured, mixed?: LoadPlan['mixed']): Side {
  const plan: LoadPlan = {
    port: server.port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    method: 'POST',
    path: '/swiss/natal',
    headers: { authorization: `Bearer ${server.apiKey}` },
    bodies: births(200),
    ...(mixed === undefined ? {} : { mixed }),
  };
  return { name, plan, server, afterwardsMs: AFTERWARDS_MS, rounds: [] };
}

function pageSide(name: string, server: Measured, path: string): Side {
  const { port } = server;
  const plan: LoadPlan = {
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    method: 'GET',
    path,
    headers: {},
    bodies: [''],
  };
  return { name, plan, server, afterwardsMs: 0, rounds: [] };
}

/** A year of transits and Vedic charts, in turn. */
function heavyRequests(count: number): readonly { readonly path: string; readonly body: string }[] {
  return births(count).map((text, index) => {
    const birth = JSON.parse(text) as Record<string, unknown>;
    return index % 2 === 0
      ? { path: '/transits', body: JSON.stringify({ ...birth, from: '2026-01-01', to: '2027-01-01' }) }
      : { path: '/natal/vedic', body: text };
  });
}

async function measure(side: Side, seconds: number): Promise<void> {
  const { child, databaseUrl } = side.server;
  const { walBytes: walBefore } = await readDatabase(databaseUrl);
  const before = readTasks(child.pid ?? 0);
  const result = await load({ ...side.plan, seconds });
  await sleep(side.afterwardsMs);
  const { walBytes, pools } = await readDatabase(databaseUrl);
  const spent = spentBetween(before, readTasks(child.pid ?? 0, pools));
  side.rounds.push({ result, spent, walBytes: walBytes - walBefore });
}

async function load(plan: LoadPlan): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'load.ts'), JSON.stringify(plan)], {
    maxBuffer: 1 << 24,
  });
  return JSON.parse(stdout) as LoadResult;
}

/** Bytes of write-ahead log since the beginning, and which pool each backend serves. */
async function readDatabase(databaseUrl: string | undefined) {
  if (databaseUrl === undefined) return { walBytes: 0, pools: new Map<number, string>() };
  const sql = openPool(databaseUrl, { max: 1, name: 'theia-bench' });
  const [row] = await sql<{ bytes: string }[]>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`;
  const backends = await sql<{ pid: number; name: string }[]>`
    select pid, coalesce(nullif(split_part(application_name, ' ', 1), ''), backend_type) as name from pg_stat_activity`;
  await sql.end();
  return { walBytes: Number(row!.bytes), pools: new Map(backends.map(({ pid, name }) => [pid, name])) };
}

function describeSide({ name, rounds }: Side): void {
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
  console.log(
    `  ${name.padEnd(26)} ${of(perSecond).toFixed(0).padStart(6)}/s   p50 ${of(({ result }) => result.p50Ms).toFixed(2)} ms   p99 ${of(({ result }) => result.p99Ms).toFixed(2)} ms   ` +
      `rounds ${rounds.map((round) => perSecond(round).toFixed(0)).join(' ')}\n` +
      `  ${''.padEnd(26)} processor ${(of(spentACall) / 1_000).toFixed(0)} µs a call: ${describeSpent(rounds.map(({ spent, result }) => ({ spent, calls: result.answers })))}`,
  );
  const mixedMs = of(({ result }) => result.mixedP50Ms ?? Number.NaN);
  if (mixedMs > 0)
    console.log(
      `  ${''.padEnd(26)} its heavy calls: p50 ${mixedMs.toFixed(0)} ms   p99 ${of(({ result }) => result.mixedP99Ms).toFixed(0)} ms`,
    );
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const perSecond = ({ result }: Round): number => result.perSecond;
const spentACall = ({ spent, result }: Round): number => totalNs(spent) / result.answers;
const tail = ({ result }: Round): number => result.p99Ms / result.p50Ms;
const walACall = ({ walBytes, result }: Round): number => walBytes / result.answers;

/** The median, over the rounds, of one side's figure against the other's of the same round. */
function ratio(one: Side, other: Side, figure: (round: Round) => number): number {
  return median(one.rounds.map((round, index) => figure(round) / figure(other.rounds[index]!)));
}
