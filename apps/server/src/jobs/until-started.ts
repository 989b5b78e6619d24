import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Jobs } from './start-jobs.ts';

const PAUSE_MS = 1_000;
const PAUSE_MS_MAX = 30_000;

/**
 * Starts the jobs, and after a failure tries again with growing pauses: a database that is away or slow comes back.
 * Resolves to null if `signal` is aborted before they run.
 */
export async function untilStarted(
  start: () => Promise<Jobs>,
  {
    log,
    signal,
    pauseMs = PAUSE_MS,
  }: { readonly log: Logger; readonly signal: AbortSignal; readonly pauseMs?: number },
): Promise<Jobs | null> {
  for (let pause = pauseMs; !signal.aborted; pause = Math.min(PAUSE_MS_MAX, pause * 2)) {
    try {
      return await start();
    } catch (error) {
      log.warn({ err: error, againInMs: pause }, 'the jobs could not be started yet');
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}
