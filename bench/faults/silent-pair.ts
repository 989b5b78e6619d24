import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../hostile/service.ts';
import type { Fault } from './fault.ts';
import { type Pair, startPair } from './pair.ts';

/** How long a cluster manager takes to notice and to promote. */
const PROMOTED_AFTER_MS = 5_000;

export const silentPair = pairFault('primary silent, standby promoted after 5 s', async (pair) => {
  pair.primary.silence();
  await sleep(PROMOTED_AFTER_MS);
  await pair.promote();
});

export const silentConnections = pairFault('old connections silent, new ones work', async (pair) =>
  pair.primary.silenceOld(),
);

function pairFault(name: string, cause: (pair: Pair) => Promise<void>): Fault {
  return {
    name,
    missing: () => null,
    open: async () => {
      const pair = await startPair();
      const service = await startService({ DATABASE_URL: pair.databaseUrl, LOG_LEVEL: 'fatal' });
      return {
        service,
        cause: () => cause(pair),
        close: async () => {
          await service.stop();
          await pair.stop();
        },
      };
    },
  };
}
