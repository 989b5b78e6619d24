import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectRedis } from '../redis/connect-redis.ts';
import { readRedisUrl } from '../config/connection-string.ts';
import { freePort } from '../database/free-port.ts';
import { endProcess } from './end-process.ts';
import { freeze } from './freeze.ts';
import { until } from './until.ts';

const PROGRAM = '/usr/bin/redis-server';
/** Why tests with Redis are left out on this system; on Linux they are not. */
export const NO_REDIS = process.platform !== 'linux' && 'Redis is that of Debian';

/** A real Redis of the system, which keeps nothing on disk. */
export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

/**
 * Starts Debian's Redis on a free port.
 * @param settings more arguments of redis-server
 * @throws Error that says how to install it
 */
export async function startRedis(
  settings: readonly string[] = [],
  address: (port: number) => string = (port) => `redis://127.0.0.1:${port}`,
) {
  if (!existsSync(PROGRAM)) throw new Error('This needs Redis: apt-get install redis-server (.ci/run does it)');
  const folder = mkdtempSync(join(tmpdir(), 'theia-redis-'));
  const port = await freePort();
  const url = address(port);
  let child: ChildProcess | null = null;
  const connect = () => connectRedis({ server: readRedisUrl(url), patienceMs: 5_000, onLost: () => {} });
  const start = async (): Promise<void> => {
    const plain = settings.includes('--tls-port') ? [] : ['--port', String(port)];
    child = spawn(
      PROGRAM,
      [
        ...plain,
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--save',
        '',
        ...settings.map((text) => text.replace('PORT', String(port))),
      ],
      { stdio: 'ignore' },
    );
    const started = child;
    await until(
      async () => {
        if (started.exitCode !== null) throw new Error(`Redis did not start (exit code ${started.exitCode})`);
        const link = await connect().catch(() => null);
        link?.end();
        return link !== null;
      },
      'Redis',
      20,
    );
  };
  const kill = () => endProcess(child);
  await start();
  return {
    port,
    url,
    start,
    kill,
    freeze: () => freeze(child),
    thaw: () => void child?.kill('SIGCONT'),
    /** A connection of the test to it. */
    connect,
    /** Ends it for good. */
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
