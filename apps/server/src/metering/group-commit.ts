import { setTimeout as sleep } from 'node:timers/promises';
import { classifyFailure } from './database-failure.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';

/** Above this, calls are rejected. */
const QUEUE_CALLS_MAX = 8_192;
const BATCH_TEXT_CHARACTERS_MAX = 8_000_000;
const RETRY_BASE_MS = 25;
const RETRY_MS_MAX = 250;
/** What a timer of Node can wait. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** How long a stop waits for a database that must still reverse calls. */
const REVERSAL_PATIENCE_MS = 8_000;

/** The database cannot book at the moment. As far as we know, the call was not charged. */
export class MeteringUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'MeteringUnavailable';
  }
}

interface GroupCommitOptions {
  readonly settle: (calls: readonly MeteredCall[], retried: boolean) => Promise<readonly Settlement[]>;
  readonly batchesInFlight: number;
  /**
   * When a batch may start beside another one: once so many calls wait, or once the other has taken so long, as it does when it waits for a lock.
   * A batch has a price of its own, so larger ones cost less a call. Absent: immediately.
   */
  readonly beside?: { readonly calls: number; readonly afterMs: number };
  /**
   * A busy engine, whose latest batch had `afterCalls` calls or more, starts the next one when so many `calls` wait or so many milliseconds have passed
   * since that batch ended. Absent: immediately.
   */
  readonly gather?: { readonly afterCalls: number; readonly calls: number; readonly ms: number };
  readonly batchCallsMax: number;
  /** How long a caller waits, from the moment it asks. */
  readonly patienceMs: number;
  readonly onBatch?: (calls: number, milliseconds: number) => void;
  readonly onTrouble?: (error: unknown, callIds: readonly string[], given: 'retry' | 'split' | 'up') => void;
}

interface Waiting {
  readonly call: MeteredCall;
  readonly untilMs: number;
  /** True once the caller got an error. */
  isGivenUp: boolean;
  readonly resolve: (settlement: Settlement) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the calls that arrive while earlier ones commit, and books them together. An idle engine books immediately, a busy one in batches as large as
 * the load. A batch that lost its connection is retried with the same ids. A batch that the database refuses is halved until the faulty call is alone. A
 * caller that has waited too long gets an error; if the call is or may be booked, it is reversed.
 */
export function groupCommit(options: GroupCommitOptions) {
  const queue: Waiting[] = [];
  const sent = new Set<Waiting>();
  const reversals = openReversals({
    settle: options.settle,
    onTrouble: (error, ids) => options.onTrouble?.(error, ids, 'up'),
  });
  let timer: NodeJS.Timeout | null = null;
  let underWay = 0;
  /** When the latest batch began, on the monotonic clock. */
  let begunMs = Number.NEGATIVE_INFINITY;
  let latest = { calls: 0, endedMs: Number.NEGATIVE_INFINITY };
  let impatience: NodeJS.Timeout | null = null;
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

  const mayStart = (): boolean => {
    if (queue.length === 0 || underWay >= options.batchesInFlight) return false;
    const leftMs = startMs() - performance.now();
    if (leftMs > 0) impatience ??= setTimeout(pump, leftMs);
    return leftMs <= 0;
  };

  /** When a batch of the calls that wait now starts. */
  const startMs = (): number => {
    const { beside, gather } = options;
    if (closed) return 0;
    if (underWay > 0) return beside === undefined || queue.length >= beside.calls ? 0 : begunMs + beside.afterMs;
    const isBusy = gather !== undefined && latest.calls >= gather.afterCalls && queue.length < gather.calls;
    return isBusy ? latest.endedMs + gather.ms : 0;
  };

  const pump = (): void => {
    if (impatience !== null) clearTimeout(impatience);
    impatience = null;
    while (mayStart()) {
      begunMs = performance.now();
      const batch = takeBatch(queue, options.batchCallsMax);
      underWay += 1;
      for (const waiting of batch) sent.add(waiting);
      void bookBatch(batch, false).finally(() => {
        for (const waiting of batch) sent.delete(waiting);
        underWay -= 1;
        latest = { calls: batch.length, endedMs: performance.now() };
        if (underWay === 0 && queue.length === 0) idle?.();
        schedule();
      });
    }
  };

  const giveUp = (waiting: Waiting, cause: unknown): void => {
    if (waiting.isGivenUp) return;
    waiting.isGivenUp = true;
    waiting.reject(new MeteringUnavailable('the database did not come back in time', cause));
  };

  /** Rejects calls that have waited too long. Both lists are in order of arrival. */
  const sweep = (): void => {
    timer = null;
    const nowMs = performance.now();
    let late = 0;
    while (late < queue.length && queue[late]!.untilMs <= nowMs) late += 1;
    for (const waiting of queue.splice(0, late)) giveUp(waiting, null);
    for (const waiting of sent) if (waiting.untilMs <= nowMs) giveUp(waiting, null);
    watch();
  };
  const watch = (): void => {
    if (timer !== null) return;
    let nextMs = queue[0]?.untilMs ?? Number.POSITIVE_INFINITY;
    for (const waiting of sent) if (!waiting.isGivenUp) nextMs = Math.min(nextMs, waiting.untilMs);
    if (nextMs === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(sweep, Math.min(LONGEST_TIMER_MS, Math.max(1, nextMs - performance.now()))).unref();
  };

  const bookBatch = async (batch: readonly Waiting[], afterLoss: boolean): Promise<void> => {
    const calls = batch.map((waiting) => waiting.call);
    const ids = calls.map((call) => call.id);
    const begunMs = performance.now();
    let retried = afterLoss;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const settlements = await options.settle(calls, retried);
        options.onBatch?.(calls.length, performance.now() - begunMs);
        batch.forEach((waiting, index) => waiting.resolve(settlements[index]!));
        const tooLate = batch.filter((waiting) => waiting.isGivenUp).map((waiting) => waiting.call);
        if (tooLate.length > 0) reversals.add(tooLate);
        return;
      } catch (error) {
        const trouble = classifyFailure(error);
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
        if (trouble === 'unable') for (const waiting of batch) giveUp(waiting, error);
        const waits = (): boolean => batch.some((waiting) => !waiting.isGivenUp);
        if (waits()) {
          options.onTrouble?.(error, ids, 'retry');
          await sleep(Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_MS_MAX));
        }
        if (waits()) continue;
        options.onTrouble?.(error, ids, 'up');
        if (retried) reversals.add(calls);
        return;
      }
    }
  };

  return {
    /** Resolves when the call's booking is durable. @throws MeteringUnavailable, or the database's error when this call cannot be booked at all */
    book: (call: MeteredCall): Promise<Settlement> =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= QUEUE_CALLS_MAX) {
          reject(
            new MeteringUnavailable(closed ? 'the engine is shutting down' : 'too many calls are waiting to be booked'),
          );
          return;
        }
        queue.push({ call, untilMs: performance.now() + options.patienceMs, isGivenUp: false, resolve, reject });
        watch();
        schedule();
      }),
    get queued(): number {
      return queue.length;
    },
    /** Reverses calls whose callers were told that they failed, although they may have been booked. */
    reverse: reversals.add,
    /** Books waiting calls, then rejects new ones. */
    close: async () => {
      closed = true;
      if (underWay > 0 || queue.length > 0)
        await new Promise<void>((resolve) => {
          idle = resolve;
          schedule();
        });
      await reversals.close(REVERSAL_PATIENCE_MS);
    },
  };
}

function takeBatch(queue: Waiting[], callsMax: number): Waiting[] {
  let characters = 0;
  let count = 0;
  while (count < Math.min(queue.length, callsMax)) {
    const { requestPayload, idempotency } = queue[count]!.call;
    characters += (requestPayload?.length ?? 0) + (idempotency?.response.length ?? 0);
    if (count > 0 && characters > BATCH_TEXT_CHARACTERS_MAX) break;
    count += 1;
  }
  return queue.splice(0, count);
}

interface ReversalOptions {
  readonly settle: (calls: readonly MeteredCall[], retried: boolean) => Promise<readonly Settlement[]>;
  readonly onTrouble: (error: unknown, callIds: readonly string[]) => void;
}

function openReversals({ settle, onTrouble }: ReversalOptions) {
  const underWay = new Set<Promise<void>>();
  let closed = false;
  return {
    /** Reverses calls in the background that may have been booked although their callers were told that they failed. */
    add: (calls: readonly MeteredCall[]) => {
      const reversal = reverseCalls(calls, { settle, isClosed: () => closed, onTrouble }).finally(() =>
        underWay.delete(reversal),
      );
      underWay.add(reversal);
    },
    /** Waits for the reversals under way, at most this long. What is left then is told to `onTrouble`. */
    close: async (patienceMs: number) => {
      if (underWay.size > 0) await Promise.race([Promise.all(underWay), sleep(patienceMs, undefined, { ref: false })]);
      closed = true;
    },
  };
}

const PAUSE_MS = 500;

interface TakeBackOptions {
  readonly settle: (calls: readonly MeteredCall[], retried: boolean) => Promise<readonly Settlement[]>;
  readonly isClosed: () => boolean;
  readonly onTrouble: (error: unknown, callIds: readonly string[]) => void;
}

/**
 * Reverses calls whose callers were told that they failed, although a lost connection may have committed them: books the same ids as
 * failed, which reverses a charge and deletes the stored answer. Retries until the database answers.
 */
async function reverseCalls(calls: readonly MeteredCall[], options: TakeBackOptions): Promise<void> {
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
