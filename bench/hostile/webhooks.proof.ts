import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { testDatabase } from '../../apps/server/src/testing/database.ts';
import { type KilledNode, proveDeliveries } from './webhook-kills.ts';

const PROCESS = join(import.meta.dirname, '../../apps/server/src/testing/product-process.ts');
const { database, config } = await testDatabase();
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process with the product API and its deliverer, on the database of this test. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROCESS], {
    env: { ...process.env, THEIA_DATA_DIR: config.dataDir, DATABASE_URL: database.ownerUrl, EPHEMERIS_TABLES: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  await once(child.stdout!, 'data');
  return child;
}

async function node(): Promise<KilledNode> {
  let child = await start();
  return {
    killAndRestart: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      running.delete(child);
      child = await start();
    },
  };
}

/** A short run; `node bench/hostile/webhooks.ts` sends 1,000 events. */
it('a killed process loses no event, invents none and charges none twice', async () => {
  const nodes = [await node(), await node()];
  const report = await proveDeliveries({
    database,
    secrets: config,
    nodes,
    events: 100,
    withinSeconds: 24,
    killEveryMs: 4_000,
  });
  assert.deepEqual(report.faults, []);
  assert.ok(report.kills >= 3 && report.requests > report.events, JSON.stringify(report));
});
