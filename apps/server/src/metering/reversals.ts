import { setTimeout as sleep } from 'node:timers/promises';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { reverseCalls } from './reverse-calls.ts';

export interface Reversals {
  /** Reverses calls in the background that may have been booked although their callers were told that they failed. */
  add(calls: readonly MeteredCall[]): void;
  /** Waits for the reversals under way, at most this long. What is left then is told to `onTrouble`. */
  close(patienceMs: number): Promise<void>;
}

export interface ReversalOptions {
  readonly settle: (calls: readonly MeteredCall[], retried: boolean) => Promise<readonly Settlement[]>;
  readonly onTrouble: (error: unknown, callIds: readonly string[]) => void;
}

export function openReversals({ settle, onTrouble }: ReversalOptions): Reversals {
  const underWay = new Set<Promise<void>>();
  let closed = false;
  return {
    add: (calls) => {
      const reversal = reverseCalls(calls, { settle, isClosed: () => closed, onTrouble }).finally(() =>
        underWay.delete(reversal),
      );
      underWay.add(reversal);
    },
    close: async (patienceMs) => {
      if (underWay.size > 0) await Promise.race([Promise.all(underWay), sleep(patienceMs, undefined, { ref: false })]);
      closed = true;
    },
  };
}
