import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../database/database.ts';
import { databaseTrouble } from './database-trouble.ts';
import { MeteringUnavailable } from './group-commit.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { settleBatch } from './settle-batch.ts';

const RETRY_BASE_MS = 25;
const RETRY_MS_MAX = 250;

export interface Together {
  readonly settlements: readonly Settlement[];
  /** Of the call that keeps the answer. A refusal there means that nothing was booked. */
  readonly last: Settlement;
}

/** The last call was refused: everything is rolled back. */
class LastRefused extends Error {
  readonly together: Together;
  constructor(together: Together) {
    super('refused');
    this.together = together;
  }
}

export interface TogetherOptions {
  readonly patienceMs: number;
  /** Nobody knows whether these calls were committed, and their caller is told that they failed. */
  readonly onUnknown: (calls: readonly MeteredCall[]) => void;
}

/**
 * Books calls that belong together, and then the call that keeps their answer under an Idempotency-Key (`conclude` makes it from how the
 * others were booked), in one transaction: a process that dies, and the same key on another node, leave either all of it or nothing.
 * @throws MeteringUnavailable
 */
export async function settleTogether(
  sql: Sql,
  calls: readonly MeteredCall[],
  conclude: (settlements: readonly Settlement[]) => MeteredCall,
  options: TogetherOptions,
): Promise<Together> {
  const begunMs = performance.now();
  let retried = false;
  let concluded: MeteredCall | null = null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sql.begin(async (transaction) => {
        const settlements = await settleBatch(transaction, calls, retried);
        concluded = conclude(settlements);
        const [last] = await settleBatch(transaction, [concluded], retried);
        if (last === undefined) throw new TypeError('A call was not settled');
        if (last.refusal !== null) throw new LastRefused({ settlements, last });
        return { settlements, last };
      });
    } catch (error) {
      if (error instanceof LastRefused) return error.together;
      const trouble = databaseTrouble(error);
      if (trouble === 'refused') throw error;
      if (trouble === 'lost') retried = true;
      if (performance.now() - begunMs > options.patienceMs) {
        if (retried && concluded !== null) {
          const { idempotency } = concluded as MeteredCall;
          options.onUnknown([...calls, concluded].map((call) => ({ ...call, idempotency })));
        }
        throw new MeteringUnavailable('the database did not come back in time', error);
      }
      await sleep(Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_MS_MAX));
    }
  }
}
