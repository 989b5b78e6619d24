import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '../hostile/service.ts';
import type { Fault } from './fault.ts';

const FROZEN_MS = 8_000;

function postmaster({ config }: Service): number {
  return Number(readFileSync(join(config.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Faults of one server with the embedded PostgreSQL. */
const causes: readonly (readonly [name: string, cause: (service: Service) => Promise<unknown>])[] = [
  ['PostgreSQL killed', async (service) => process.kill(postmaster(service), 'SIGKILL')],
  ['PostgreSQL restarted', async (service) => process.kill(postmaster(service), 'SIGINT')],
  [
    'PostgreSQL frozen for 8 s',
    async (service) => {
      const pid = postmaster(service);
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      const all = [pid, ...children.trim().split(/\s+/).map(Number)];
      for (const each of all) process.kill(each, 'SIGSTOP');
      await sleep(FROZEN_MS);
      for (const each of all) process.kill(each, 'SIGCONT');
    },
  ],
  ['Theia killed', (service) => service.killAndRestart()],
  [
    'SIGTERM',
    (service) =>
      service.withoutDatabase(async () => {
        const code = await service.signal('SIGTERM');
        if (code !== 0) throw new Error(`exit code ${code}`);
        await service.start();
      }),
  ],
];

export const embeddedFaults: readonly Fault[] = causes.map(([name, cause]) => ({
  name,
  missing: () => null,
  open: async () => {
    const service = await startService({ LOG_LEVEL: 'fatal' });
    return { service, cause: async () => void (await cause(service)), close: () => service.stop() };
  },
}));
