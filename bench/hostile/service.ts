import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../apps/server/src/config/config.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { endProcess } from '../../apps/server/src/testing/end-process.ts';
import { copyTemplateDatabase } from '../../apps/server/src/testing/template-database.ts';
import { freePort } from '../../apps/server/src/database/free-port.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { root } from '../../scripts/prepare.mjs';
import { builtServer } from '../../scripts/server-program.mjs';

/** Theia as `npm start` runs it, as a separate process on a new data folder. The test connects to its database. */
export type Service = Awaited<ReturnType<typeof startService>>;

export interface ServiceOptions {
  /** `npm`: through `npm start`, so npm is the process that is started (default: the server itself). */
  readonly through?: 'npm' | 'server';
  /** Folder with position tables for the new data folder, so that the server need not build them. */
  readonly tables?: string;
}

export async function startService(
  environment: NodeJS.ProcessEnv = {},
  { through = 'server', tables }: ServiceOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'theia-hostile-'));
  if (environment['DATABASE_URL'] === undefined) await copyTemplateDatabase(join(folder, 'data/postgres'));
  if (tables !== undefined) cpSync(tables, join(folder, 'data/ephemeris-tables'), { recursive: true });
  const port = await freePort();
  const env = { PORT: String(port), THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info', ...environment };
  const program = builtServer();
  const lines: string[] = [];
  let child: ChildProcess | null = null;

  const start = async (): Promise<number> => {
    const begunMs = performance.now();
    const [command, args] = through === 'npm' ? ['npm', ['start']] : [process.execPath, program.args];
    const started = spawn(command, args, {
      env: { ...program.environment, PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(through === 'npm' ? { cwd: root, detached: true } : {}),
    });
    child = started;
    started.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    await new Promise<void>((resolve, reject) => {
      let said = '';
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('Theia is ready')) resolve();
      });
      started.once('exit', (code) =>
        reject(new Error(`the server did not start (exit code ${code}): ${said}${lines.slice(-20).join('')}`)),
      );
    });
    return performance.now() - begunMs;
  };
  const kill = (signal?: NodeJS.Signals) => endProcess(child, signal);

  await start();
  const config = readConfig(env, folder);
  const open = () => openDatabase(config, { exclusive: false, poolSize: 4 });
  let database = await open().catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  return {
    port,
    config,
    get database(): Database {
      return database;
    },
    start,
    /** Closes the connections of the test meanwhile: it would restart a PostgreSQL that is stopped, and the next one has another port. */
    withoutDatabase: async (work: () => Promise<void>) => {
      await database.close();
      await work();
      database = await open();
    },
    /** The server's log since its start. */
    log: () => lines.join(''),
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    pid: () => child?.pid ?? 0,
    kill: () => kill(),
    /** Sends a signal to the process that was started, or to its whole process group. Resolves to its exit code when it has ended. */
    signal: async (signal: NodeJS.Signals, to: 'process' | 'group' = 'process'): Promise<number | null> => {
      const { pid } = child!;
      const gone = once(child!, 'exit') as Promise<[code: number | null]>;
      process.kill(to === 'group' ? -pid! : pid!, signal);
      const [code] = await gone;
      return code;
    },
    /** Kills it like a power cut, and starts it again. Returns the milliseconds until it was ready. */
    killAndRestart: async (): Promise<number> => {
      await kill();
      return start();
    },
    stop: async () => {
      await database.close();
      await kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
