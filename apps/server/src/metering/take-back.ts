import { setTimeout as sleep } from 'node:timers/promises';
import { databaseTrouble } from './database-trouble.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';

const PAUSE_MS = 500;

export interface TakeBackOptions {
  readonly settle: (calls: readonly MeteredCall[], retried: boolean) => Promise<readonly Settlement[]>;
  readonly isClosed: () => boolean;
  readonly onTrouble: (error: unknown, callIds: readonly string[]) => void;
}

/**
 * For calls whose callers were told that they failed, though a lost connection may have committed them: books the same ids as failed, which
 * takes a charge back, and the answer that was kept for it. Tried until the database answers.
 */
export async function takeBack(calls: readonly MeteredCall[], options: TakeBackOptions): Promise<void> {
  const failed = calls.map((call) => ({
    ...call,
    charged: false,
    status: 503,
    errorMessage: 'unavailable',
    responsePayload: null,
  }));
  for (;;) {
    await sleep(PAUSE_MS, undefined, { ref: false });
    if (options.isClosed()) return;
    try {
      await options.settle(failed, true);
      return;
    } catch (error) {
      if (databaseTrouble(error) !== 'refused') continue;
      options.onTrouble(
        error,
        calls.map((call) => call.id),
      );
      return;
    }
  }
}
