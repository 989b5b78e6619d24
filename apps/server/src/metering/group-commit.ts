import { setTimeout as sleep } from 'node:timers/promises';
import { classifyFailure } from './database-failure.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { reverseCalls } from './reverse-calls.ts';

/** Above this the engine accepts more than the database can book, so calls are refused. */
const QUEUE_CALLS_MAX = 8_192;
const BATCH_PAYLOAD_CHARACTERS_MAX = 8_000_000;
const RETRY_BASE_MS = 25;
const RETRY_MS_MAX = 250;

/** The database cannot book at the moment. As far as we know, the call was not charged. */
export class MeteringUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'MeteringUnavailable';
  }
}

export interface GroupCommitOptions {
  readonly settle: (calls: readonly MeteredCall[], retried: boolean) => Promise<readonly Settlement[]>;
  readonly batchesInFlight: number;
  readonly batchCallsMax: number;
  /** How long the callers of a batch wait while the database is unreachable. */
  readonly patienceMs: number;
  readonly onBatch?: (calls: number, milliseconds: number) => void;
  readonly onTrouble?: (error: unknown, callIds: readonly string[], given: 'retry' | 'split' | 'up') => void;
}

export interface GroupCommit {
  /** Resolves when the call's booking is durable. @throws MeteringUnavailable, or the database's error when this call cannot be booked at all */
  book(call: MeteredCall): Promise<Settlement>;
  readonly queued: number;
  /** Books waiting calls, then refuses more. */
  close(): Promise<void>;
}

interface Waiting {
  readonly call: MeteredCall;
  readonly resolve: (settlement: Settlement) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the calls that arrive while earlier ones commit, and books them together. There is no timer: an idle engine books at once, a
 * busy one in batches as large as the load. A batch that lost its connection is retried with the same ids. A batch that the database
 * refuses is halved until the faulty call is alone.
 */
export function groupCommit(options: GroupCommitOptions): GroupCommit {
  const queue: Waiting[] = [];
  let underWay = 0;
  let scheduled = false;
  let closed = false;
  let idle: (() => void) | null = null;

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      pump();
    });
  };

  const pump = (): void => {
    while (underWay < options.batchesInFlight && queue.length > 0) {
      const batch = takeBatch(queue, options.batchCallsMax);
      underWay += 1;
      void bookBatch(batch, false).finally(() => {
        underWay -= 1;
        if (underWay === 0 && queue.length === 0) idle?.();
        schedule();
      });
    }
  };

  const bookBatch = async (batch: readonly Waiting[], afterLoss: boolean): Promise<void> => {
    const calls = batch.map((waiting) => waiting.call);
    const begunMs = performance.now();
    let retried = afterLoss;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const settlements = await options.settle(calls, retried);
        options.onBatch?.(calls.length, performance.now() - begunMs);
        batch.forEach((waiting, index) => waiting.resolve(settlements[index]!));
        return;
      } catch (error) {
        const trouble = classifyFailure(error);
        const ids = calls.map((call) => call.id);
        if (trouble === 'refused' && batch.length === 1) {
          options.onTrouble?.(error, ids, 'up');
          batch[0]!.reject(error);
          return;
        }
        if ((trouble === 'refused' || trouble === 'locked') && batch.length > 1) {
          options.onTrouble?.(error, ids, 'split');
          const middle = Math.ceil(batch.length / 2);
          await bookBatch(batch.slice(0, middle), retried);
          await bookBatch(batch.slice(middle), retried);
          return;
        }
        if (trouble === 'lost') retried = true;
        if (performance.now() - begunMs > options.patienceMs) {
          options.onTrouble?.(error, ids, 'up');
          const unavailable = new MeteringUnavailable('the database did not come back in time', error);
          for (const waiting of batch) waiting.reject(unavailable);
          if (retried)
            void reverseCalls(calls, {
              settle: options.settle,
              isClosed: () => closed,
              onTrouble: (trouble, ids) => options.onTrouble?.(trouble, ids, 'up'),
            });
          return;
        }
        options.onTrouble?.(error, ids, 'retry');
        await sleep(Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_MS_MAX));
      }
    }
  };

  return {
    book: (call) =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= QUEUE_CALLS_MAX) {
          reject(
            new MeteringUnavailable(closed ? 'the engine is shutting down' : 'too many calls are waiting to be booked'),
          );
          return;
        }
        queue.push({ call, resolve, reject });
        schedule();
      }),
    get queued() {
      return queue.length;
    },
    close: async () => {
      closed = true;
      if (underWay === 0 && queue.length === 0) return;
      await new Promise<void>((resolve) => {
        idle = resolve;
        schedule();
      });
    },
  };
}

function takeBatch(queue: Waiting[], callsMax: number): Waiting[] {
  let characters = 0;
  let count = 0;
  while (count < Math.min(queue.length, callsMax)) {
    const { requestPayload, responsePayload } = queue[count]!.call;
    characters += (requestPayload?.length ?? 0) + (responsePayload?.length ?? 0);
    if (count > 0 && characters > BATCH_PAYLOAD_CHARACTERS_MAX) break;
    count += 1;
  }
  return queue.splice(0, count);
}
