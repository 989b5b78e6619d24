import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from './database.ts';
import { withTimeout } from './with-timeout.ts';

/** What people read while the database is away. */
export const OUTAGE = 'The database is not available at the moment. Please try again shortly.';

/** A request without a response by then may wait for a database that is away. */
const PATIENCE_MS = 5_000;
/** How long a living database may take for a statement that does nothing. */
const SIGN_OF_LIFE_MS = 2_000;

/**
 * Ends the wait for a lost database: slow work goes on as long as the database responds to others.
 * @throws ETIMEDOUT when it does not; the work may still take effect
 */
export async function untilLost<Result>(sql: Sql, work: Promise<Result>): Promise<Result> {
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
    return await Promise.race([work, lost()]);
  } finally {
    over.abort();
  }
}
