import { setTimeout as sleep } from 'node:timers/promises';
import { WAIT_MS } from '../../../../scripts/wait-ms.mjs';

/** For limits of the product that must not be reached in a test. */
export const NEVER_MS = 180_000;

/** Polls until `look` returns a value, and returns it. @throws Error when it has not done so after `waitMs` */
export async function until<T>(
  look: () => T | Promise<T>,
  what = 'what the test waits for',
  everyMs = 10,
  waitMs = WAIT_MS,
): Promise<Exclude<T, null | undefined | false>> {
  for (const lastMs = performance.now() + waitMs; ;) {
    const seen = await look();
    if (seen !== null && seen !== undefined && seen !== false) return seen as Exclude<T, null | undefined | false>;
    if (performance.now() > lastMs) throw new Error(`${what} did not happen`);
    await sleep(everyMs);
  }
}
