/** Ends a piece of work in which nothing has happened for too long. */
export interface Watchdog {
  /** Says that something has happened. */
  progress(): void;
}

/**
 * Runs the work and fails when it has reported no progress for `stalledAfterMs`. Work that stalls is left behind: whoever called must close what it used.
 * @throws Error with `message` when nothing happened for that time
 */
export async function watched<T>(
  stalledAfterMs: number,
  message: string,
  work: (watchdog: Watchdog) => Promise<T>,
): Promise<T> {
  const stalled = Promise.withResolvers<never>();
  const timer = setTimeout(() => stalled.reject(new Error(message)), stalledAfterMs);
  const working = work({ progress: () => void timer.refresh() });
  working.catch(() => {});
  try {
    return await Promise.race([working, stalled.promise]);
  } finally {
    clearTimeout(timer);
  }
}
