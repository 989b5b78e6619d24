import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { withTimeout } from '../database/with-timeout.ts';
import type { Sql } from '../database/database.ts';

/** What people read while the database is away. */
export const OUTAGE = 'The database is not available at the moment. Please try again shortly.';

/** A request without a response by then may wait for a database that is away. */
const PATIENCE_MS = 5_000;
/** How long a living database may take for a statement that does nothing. */
const SIGN_OF_LIFE_MS = 2_000;

/**
 * Ends the wait for a lost database: a slow request goes on as long as the database responds to others.
 * @throws ETIMEDOUT into the app when it does not; the request may still take effect
 */
export function answerInTime(sql: Sql): MiddlewareHandler {
  return async (_c, next) => {
    const over = new AbortController();
    const lost = async (): Promise<never> => {
      for (;;) {
        await sleep(PATIENCE_MS, undefined, { signal: over.signal });
        await withTimeout(
          SIGN_OF_LIFE_MS,
          sql`select 1`.then(() => {}),
        );
      }
    };
    try {
      await Promise.race([next(), lost()]);
    } finally {
      over.abort();
    }
  };
}

/** True for the error of a request whose client disconnected while its body was being read. Such an error is not a failure. */
export function isAborted(error: Error): boolean {
  return error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET' && error.message === 'aborted');
}
