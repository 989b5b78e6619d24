import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql, Transaction } from '../database/database.ts';
import { withTimeout } from '../database/with-timeout.ts';
import { classifyFailure } from './database-failure.ts';
import { MeteringUnavailable } from './group-commit.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { settleBatch } from './settle-batch.ts';

const RETRY_BASE_MS = 25;
const RETRY_MS_MAX = 250;

export interface JointSettlement {
  readonly settlements: readonly Settlement[];
  /** The settlement of the call that stores the answer. If it is a refusal, nothing was booked. */
  readonly last: Settlement;
}

/** The last call was refused, so everything is rolled back. */
class LastRefused extends Error {
  readonly together: JointSettlement;
  constructor(together: JointSettlement) {
    super('refused');
    this.together = together;
  }
}

interface TogetherOptions {
  readonly patienceMs: number;
  /** Called with calls that may or may not have been committed, whose caller is told that they failed. */
  readonly onUnknown: (calls: readonly MeteredCall[]) => void;
}

/**
 * Books calls that belong together, and then the call that stores their answer under an Idempotency-Key (`conclude` builds it from the
 * settlements of the others), in one transaction. If the process dies, or another node uses the same key, either all or none of them is booked.
 * @throws MeteringUnavailable
 */
export async function settleTogether(
  sql: Sql,
  calls: readonly MeteredCall[],
  conclude: (settlements: readonly Settlement[]) => MeteredCall,
  options: TogetherOptions,
): Promise<JointSettlement> {
  const untilMs = performance.now() + options.patienceMs;
  let retried = false;
  let concluded: MeteredCall | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const attempted = sql.begin(async (transaction) => {
      const settlements = await settleBatch(transaction, calls, retried);
      concluded = conclude(settlements);
      const [last] = await settleBatch(transaction, [concluded], retried);
      if (last === undefined) throw new TypeError('A call was not settled');
      if (last.refusal !== null) throw new LastRefused({ settlements, last });
      return { settlements, last };
    });
    let isOver = false;
    const over = attempted.then(
      () => void (isOver = true),
      () => void (isOver = true),
    );
    const handOver = (): void => {
      if (concluded === null) return;
      const { idempotency } = concluded as MeteredCall;
      options.onUnknown([...calls, concluded].map((call) => ({ ...call, idempotency })));
    };
    try {
      return await withTimeout(Math.max(1, untilMs - performance.now()), attempted);
    } catch (error) {
      if (error instanceof LastRefused) return error.together;
      const trouble = classifyFailure(error);
      if (trouble === 'refused') throw error;
      if (trouble === 'lost') retried = true;
      if (trouble === 'unable' || performance.now() >= untilMs) {
        // The last try may still be under way; what it books is reversed after it.
        if (!isOver) void over.then(handOver);
        else if (retried) handOver();
        throw new MeteringUnavailable('the database did not come back in time', error);
      }
      await sleep(Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_MS_MAX));
    }
  }
}

/**
 * Books calls in one transaction with what `write` does there: either all of it is committed or nothing. Wallets and quotas stay locked until then, so
 * `write` must be brief. There is no second try: after a lost connection the caller finds out from what was written.
 * @throws what `write` throws, and the database's error
 */
export async function settleAlongside(
  sql: Sql,
  calls: readonly MeteredCall[],
  write: (transaction: Transaction, settlements: readonly Settlement[]) => Promise<void>,
): Promise<readonly Settlement[]> {
  return sql.begin(async (transaction) => {
    const settlements = await settleBatch(transaction, calls, false);
    await write(transaction, settlements);
    return settlements;
  });
}
