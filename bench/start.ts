import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../apps/server/src/config/config.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { customer } from '../apps/server/src/testing/customer.ts';
import { freePort } from '../apps/server/src/database/free-port.ts';
import { births } from './births.ts';
import { readMemory, readProcessorSeconds } from './processor-time.ts';
import { median } from './statistics.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const READY_S_MAX = 2.5;
const MEMORY_MB_MAX = 260;
const CALLS = 2_000;
const CONNECTIONS = 8;
/** Idle connections to PostgreSQL are closed by then, and the work that follows a start or an answer is done. */
const SETTLED_MS = 15_000;

/**
 * `npm start` on an unchanged tree with an existing data folder: seconds and processor seconds from the command to `ready`, and the memory of
 * server and PostgreSQL afterwards, before and after natal calls.
 * @returns false when a goal is missed
 */
export async function secondStart(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-bench-start-'));
  try {
    await stop(await start(folder));
    const rounds: Started[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = await start(folder);
      rounds.push(started);
      if (round < ROUNDS - 1) await stop(started);
    }
    const readyS = median(rounds.map(({ seconds }) => seconds));
    say('second `npm start`, to ready', `${readyS.toFixed(2)} s`, `goal ≤ ${READY_S_MAX} s`);
    say('  processor time of all its processes', `${median(rounds.map((each) => each.processorSeconds)).toFixed(2)} s`);
    const last = rounds.at(-1)!;
    await sleep(SETTLED_MS);
    const startedMb = sayMemory('after start', last.child.pid!, `goal ≤ ${MEMORY_MB_MAX} MB`);
    await callNatal(folder, last.port);
    await sleep(SETTLED_MS);
    sayMemory(`after ${CALLS} natal calls`, last.child.pid!);
    await stop(last);
    return readyS <= READY_S_MAX && startedMb <= MEMORY_MB_MAX;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Started = Awaited<ReturnType<typeof start>>;

async function start(folder: string) {
  const port = await freePort();
  const begunMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), THEIA_DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Theia is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code} before it was ready`)));
  });
  const seconds = (performance.now() - begunMs) / 1000;
  return { child, port, seconds, processorSeconds: readProcessorSeconds(child.pid!) };
}

/** Like Ctrl+C in a terminal: every process of the group is told. */
async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-child.pid!, 'SIGINT');
  await ended;
  while (isRunning(-child.pid!)) await sleep(50);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function callNatal(folder: string, port: number): Promise<void> {
  const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data') }, folder);
  const database = await openDatabase(config, { exclusive: false, poolSize: 1 });
  const { apiKey } = await customer(database, { plan: null, balanceUsd: '1000', ratePerSecond: 1_000_000 });
  await database.close();
  const waiting = births(CALLS).values();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const body of waiting) {
        const response = await fetch(`http://127.0.0.1:${port}/swiss/natal`, {
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
          body,
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`a natal call was answered with ${response.status}`);
      }
    }),
  );
}

/** @returns the sum of server and PostgreSQL, MB */
function sayMemory(when: string, pid: number, goal = ''): number {
  const { serverMb, databaseMb, launcherMb } = readMemory(pid);
  const sumMb = serverMb + databaseMb;
  say(`memory ${when}`, `${sumMb.toFixed(0)} MB`, goal);
  say(
    '  server + PostgreSQL',
    `${serverMb.toFixed(0)} + ${databaseMb.toFixed(0)}`,
    `npm beside them: ${launcherMb.toFixed(0)} MB`,
  );
  return sumMb;
}

function say(name: string, figure: string, note = ''): void {
  console.log(`  ${name.padEnd(46)} ${figure.padStart(12)}   ${note}`);
}
