import { setTimeout as sleep } from 'node:timers/promises';

/** So long nothing takes on any machine: what has not happened by then never will. */
export const NEVER_MS = 180_000;

/** Waits for a reason instead of a time: looks until there is something, and gives it. @throws Error when it never comes */
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

const TRIES = 25;

/**
 * Milliseconds of the fastest of several tries, one after the other, as they would be on a machine of its own: it stops at the first that is fast
 * enough. Tells what is told at once from what is found by looking now and then, whatever else the machine is doing.
 */
export async function fastest(
  enoughMs: number,
  act: (attempt: number) => Promise<unknown>,
  tries = TRIES,
): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < tries && best > enoughMs; attempt += 1) {
    const begunMs = performance.now();
    await act(attempt);
    const tookMs = performance.now() - begunMs;
    best = Math.min(best, tookMs > enoughMs ? tookMs / slowness() : tookMs);
  }
  return best;
}

const WORK_ROUNDS = 1e7;
/** What the work takes on a core of its own, of the kind that does a natal chart in half a millisecond. */
const WORK_MS = 56;

/** How many times longer than on a core of its own a fixed piece of work takes here and now; at least 1. Takes a twentieth of a second there. */
export function slowness(): number {
  const begunMs = performance.now();
  let sum = 0;
  for (let round = 0; round < WORK_ROUNDS; round += 1) sum = (sum * 31 + round) | 0;
  if (sum === 1) throw new Error('the work was not done');
  return Math.max(1, (performance.now() - begunMs) / WORK_MS);
}
