import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let server: ChildProcess | null = null;
let dataDir: string | null = null;

/** Starts one Theia for all browser journeys, on a port and a data folder of its own, unless `THEIA_URL` names one. */
export async function globalSetup(): Promise<void> {
  if (process.env.THEIA_URL !== undefined) return;
  dataDir = mkdtempSync(join(tmpdir(), 'theia-e2e-'));
  const port = await freePort();
  const started = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
    env: { ...process.env, THEIA_DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', TOPUP_RETRY_SECONDS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  await new Promise<void>((resolve, reject) => {
    started.stdout!.on('data', (text: Buffer) => {
      if (text.toString().includes('Theia is ready')) resolve();
    });
    started.once('exit', (code) => reject(new Error(`Theia ended with ${code} before it was ready`)));
  });
  process.env.THEIA_URL = `http://localhost:${port}`;
}

export async function globalTeardown(): Promise<void> {
  const running = server;
  if (running !== null && running.exitCode === null) {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }
  if (dataDir !== null) rmSync(dataDir, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
