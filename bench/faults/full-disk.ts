import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import type { Fault } from './fault.ts';

const DISK = '384m';
const FULL_MS = 8_000;
const LOG_LINE = 'no call can be booked: the database cannot write';

/** The whole data folder of PostgreSQL, its write-ahead log included, is on a small disk that fills up and is given room again. */
export const fullDisk: Fault = {
  name: 'disk full for 8 s',
  missing: () => (process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root may mount a small disk'),
  open: async () => {
    const disk = mkdtempSync(join(tmpdir(), 'theia-full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', disk]);
    const leave = (): void => {
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    };
    const service = await startService({ THEIA_DATA_DIR: join(disk, 'data'), LOG_LEVEL: 'warn' }).catch(
      (error: unknown) => {
        leave();
        throw error;
      },
    );
    const isReady = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${service.port}/ready`)).ok;
    const findings: string[] = [];
    return {
      service,
      findings: () => findings,
      cause: async () => {
        const fillers: string[] = [];
        const fill = (): void => {
          for (const bytes of [1 << 20, 1 << 12]) {
            const { bavail, bsize } = statfsSync(disk);
            const free = Math.floor((bavail * bsize) / bytes) * bytes;
            if (free === 0) continue;
            fillers.push(join(disk, `filler-${fillers.length}`));
            try {
              writeFileSync(fillers.at(-1)!, Buffer.alloc(free));
            } catch {
              // PostgreSQL took some of it meanwhile.
            }
          }
        };
        try {
          const fullMs = performance.now() + FULL_MS;
          fill();
          await until(async () => !(await isReady()), 'a /ready that says no', 100, 30_000);
          while (performance.now() < fullMs) {
            fill();
            await sleep(200);
          }
          if (await isReady()) findings.push('/ready says yes while the disk is full');
          if (!service.log().includes(LOG_LINE)) findings.push('the log does not say that no call can be booked');
        } finally {
          for (const filler of fillers) rmSync(filler, { force: true });
        }
        const freedMs = performance.now();
        await until(isReady, 'a /ready that says yes', 100, 60_000);
        if (performance.now() - freedMs > 10_000)
          findings.push('/ready said no for more than 10 s after there was room');
      },
      close: async () => {
        await service.stop();
        leave();
      },
    };
  },
};
