import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplateDatabase } from '../../apps/server/src/testing/template-database.ts';
import { builtServer } from '../../scripts/server-program.mjs';

/** Below the ports that systems give to outgoing connections and to `listen(0)`: the tests beside these take hundreds of those. */
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;
const TRIES = 5;

/** Starts one Theia for all browser tests, on a free port and a new data folder, unless `THEIA_URL` names one. Returns the function that stops it. */
export default async function startTheia(): Promise<() => Promise<void>> {
  if (process.env.THEIA_URL !== undefined) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'theia-e2e-'));
  await copyTemplateDatabase(join(dataDir, 'postgres'));
  const { server, port } = await startOnFreePort(dataDir);
  process.env.THEIA_URL = `http://localhost:${port}`;
  return async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Starts the server and waits until it is ready. Another program may take the port in the meantime: then it is started on another one. */
async function startOnFreePort(dataDir: string): Promise<{ server: ChildProcess; port: number }> {
  const { args, environment } = builtServer();
  for (let tries = 1; ; tries++) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (!(await isFree(port))) continue;
    const server = spawn(process.execPath, args, {
      env: {
        ...environment,
        ...process.env,
        THEIA_DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'error',
        TOPUP_RETRY_SECONDS: '1',
        PASSWORD_HASH_COST: '4',
        EPHEMERIS_TABLES: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const code = await readyOrEnded(server);
    if (code === 'ready') return { server, port };
    if (tries >= TRIES || (await isFree(port))) throw new Error(`Theia ended with ${code} before it was ready`);
  }
}

function readyOrEnded(server: ChildProcess): Promise<'ready' | number | null> {
  return new Promise((resolve) => {
    let printed = '';
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes('Theia is ready')) resolve('ready');
    });
    server.once('exit', resolve);
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
