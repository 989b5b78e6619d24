import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../hostile/service.ts';
import type { Fault } from './fault.ts';
import { startPair } from './pair.ts';

/** How long a cluster manager takes to notice and to promote. */
const PROMOTED_AFTER_MS = 5_000;

export const silentPair: Fault = {
  name: 'primary silent, standby promoted after 5 s',
  missing: () => null,
  open: async () => {
    const pair = await startPair();
    const service = await startService({ DATABASE_URL: pair.databaseUrl, LOG_LEVEL: 'fatal' });
    return {
      service,
      cause: async () => {
        pair.primary.silence();
        await sleep(PROMOTED_AFTER_MS);
        await pair.promote();
      },
      close: async () => {
        await service.stop();
        await pair.stop();
      },
    };
  },
};
