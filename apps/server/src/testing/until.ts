import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything takes on any machine: if it has not happened by then, it never will. */
export const NEVER_MS = 180_000;

/** Polls until `look` returns a value, and returns it. @throws Error when it never does */
export async function until<T>(
  look: () => T | Promise<T>,
  what = 'what the test waits for',
  everyMs = 10,
  patienceMs = NEVER_MS,
): Promise<Exclude<T, null | undefined | false>> {
  for (const lastMs = performance.now() + patienceMs; ;) {
    const seen = await look();
    if (seen !== null && seen !== undefined && seen !== false) return seen as Exclude<T, null | undefined | false>;
    if (performance.now() > lastMs) throw new Error(`${what} did not happen`);
    await sleep(everyMs);
  }
}
