import { setTimeout as sleep } from 'node:timers/promises';
import { classifyFailure } from './database-failure.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';

const PAUSE_MS = 500;

export interface TakeBackOptions {
  readonly settle: (calls: readonly MeteredCall[], retried: boolean) => Promise<readonly Settlement[]>;
  readonly isClosed: () => boolean;
  readonly onTrouble: (error: unknown, callIds: readonly string[]) => void;
}

/**
 * Reverses calls whose callers were told that they failed, although a lost connection may have committed them: books the same ids as
 * failed, which reverses a charge and deletes the stored answer. Retries until the database answers.
 */
export async function reverseCalls(calls: readonly MeteredCall[], options: TakeBackOptions): Promise<void> {
  const failed = calls.map((call) => ({
    ...call,
    charged: false,
    status: 503,
    errorMessage: 'unavailable',
    responsePayload: null,
  }));
  for (;;) {
    await sleep(PAUSE_MS, undefined, { ref: false });
    if (options.isClosed()) {
      options.onTrouble(
        new Error('the server closed before the database came back: these calls may be charged, and were not answered'),
        calls.map((call) => call.id),
      );
      return;
    }
    try {
      await options.settle(failed, true);
      return;
    } catch (error) {
      if (classifyFailure(error) !== 'refused') continue;
      options.onTrouble(
        error,
        calls.map((call) => call.id),
      );
      return;
    }
  }
}
