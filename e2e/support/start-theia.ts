import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplateDatabase } from '../../apps/server/src/testing/template-database.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** Starts one Theia for all browser tests, on a free port and a new data folder, unless `THEIA_URL` names one. Returns the function that stops it. */
export default async function startTheia(): Promise<() => Promise<void>> {
  if (process.env.THEIA_URL !== undefined) return async () => {};
  const dataDir = mkdtempSync(join(tmpdir(), 'theia-e2e-'));
  await copyTemplateDatabase(join(dataDir, 'postgres'));
  const port = await freePort();
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      THEIA_DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      TOPUP_RETRY_SECONDS: '1',
      PASSWORD_HASH_COST: '4',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Theia is ready')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`Theia ended with ${code} before it was ready`)));
  });
  process.env.THEIA_URL = `http://localhost:${port}`;
  return async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
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
