import { setTimeout as sleep } from 'node:timers/promises';

/** So long nothing takes on any machine: what has not happened by then never will. */
export const NEVER_MS = 180_000;

/** Waits for a reason instead of a time: looks until there is something, and gives it. @throws Error when it never comes */
export async function until<T>(look: () => T | Promise<T>, what = 'what the test waits for', everyMs = 10): Promise<Exclude<T, null | undefined | false>> {
  for (const lastMs = performance.now() + NEVER_MS; ;) {
    const seen = await look();
    if (seen !== null && seen !== undefined && seen !== false) return seen as Exclude<T, null | undefined | false>;
    if (performance.now() > lastMs) throw new Error(`${what} did not happen`);
    await sleep(everyMs);
  }
}

/**
 * Milliseconds of the fastest of several tries, one after the other; it stops at the first that is fast enough. Tells what is told at once from
 * what is found by looking now and then, on a machine that is slow every now and then.
 */
export async function fastest(enoughMs: number, act: (attempt: number) => Promise<unknown>, tries = 25): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < tries && best > enoughMs; attempt += 1) {
    const begunMs = performance.now();
    await act(attempt);
    best = Math.min(best, performance.now() - begunMs);
  }
  return best;
}
