const FIRST_WAIT_MS = 500;
const LONGEST_BACK_OFF_MS = 8_000;
/** Random addition to the requested wait, so that clients that were rejected together do not retry together. */
const JITTER = 0.25;

/** `Retry-After` in milliseconds: seconds or an HTTP date (RFC 9110 §10.2.3); null when it is absent or unreadable. */
export function readRetryAfterMs(text: string | null, nowMs: number): number | null {
  if (text === null || text.trim() === '') return null;
  const milliseconds = /^\d+$/.test(text.trim()) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

/**
 * How long to wait before another attempt, milliseconds: what the service asks for and up to a quarter more, else an exponential back-off of which
 * a random half is left out. `random` is in [0, 1).
 */
export function waitMs(attempt: number, retryAfterMs: number | null, random: number): number {
  if (retryAfterMs !== null) return retryAfterMs * (1 + JITTER * random);
  return Math.min(LONGEST_BACK_OFF_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (1 - random / 2);
}

/** Waits, unless the signal ends it: then it fails with the signal's reason. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
