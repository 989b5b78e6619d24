import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Problem } from '@theia/endpoints/problem';
import type { Logger } from 'pino';
import { COMPUTE_BUDGET_MS } from '../http/limits.ts';
import type { Compute } from './compute.ts';
import { type Computed, type Job, type Outcome, resultOf } from './job.ts';

export interface WorkerSetup {
  readonly ephemerisDir: string | null;
}

/** What a worker is made with: jobs up to the id in `withdrawn` that it has not begun are none of its any more. */
export interface WorkerData extends WorkerSetup {
  readonly withdrawn: BigInt64Array<SharedArrayBuffer>;
}
export type ToWorker = { readonly id: number; readonly job: Job } | { readonly warmUpMs: number };
export type FromWorker = { readonly id: number; readonly outcome: Outcome } | { readonly ready: true };

export interface PoolOptions extends WorkerSetup {
  readonly workers: number;
  readonly log: Logger;
  /** Longest a job may take. */
  readonly budgetMs?: number;
  readonly script?: URL;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (computed: Computed) => void;
  readonly reject: (error: unknown) => void;
}

interface Hand {
  worker: Worker | null;
  /** Under way at this worker by id, oldest first: it works on the first, the others are at its door. */
  readonly taken: Map<number, Waiting>;
  /** Since when it is at the first. */
  sinceMs: number;
  /** The job it was at when last looked at. */
  seenAt: number;
  withdrawn: BigInt64Array<SharedArrayBuffer>;
  /** Deaths in a row without a single answer. */
  stillborn: number;
  warm: (() => void) | null;
}

/** At most so many at a worker, so that it never waits for the next job. */
const AT_ONCE = 3;
/** A job that takes longer gives those behind it to other workers. */
const LONG_JOB_MS = 20;
const LOOK_EVERY_MS = 10;
const REPLACEMENT_WAIT_MS_MAX = 10_000;

/** As many as there are cores beside the one that answers, and never one alone: a long computation must not hold up the short ones. */
export function workersOfThisMachine(): number {
  return Math.min(8, Math.max(2, availableParallelism() - 1));
}

/**
 * Computes answers in threads of their own, so that the one that answers stays free. A job over its budget loses its worker, which is
 * replaced; the jobs that waited behind it are done by others.
 */
export function computePool({ workers, log, ephemerisDir, budgetMs = COMPUTE_BUDGET_MS, script = new URL('./worker.ts', import.meta.url) }: PoolOptions): Compute {
  const queue: Waiting[] = [];
  const hands: Hand[] = Array.from({ length: workers }, () => ({ worker: null, taken: new Map<number, Waiting>(), sinceMs: 0, seenAt: 0, withdrawn: newMark(), stillborn: 0, warm: null }));
  let nextId = 0;
  let closed = false;
  let watcher: NodeJS.Timeout | null = null;

  const employ = (hand: Hand): void => {
    if (closed) return;
    hand.withdrawn = newMark();
    const data: WorkerData = { ephemerisDir, withdrawn: hand.withdrawn };
    const worker = new Worker(script, { workerData: data });
    hand.worker = worker;
    worker.unref();
    worker.on('message', (message: FromWorker) => {
      if (hand.worker === worker) receive(hand, message);
    });
    worker.on('error', (error) => log.error({ err: error }, 'a computing thread failed'));
    worker.on('exit', () => {
      if (hand.worker === worker && !closed) replace(hand, null);
    });
    pump();
  };

  const receive = (hand: Hand, message: FromWorker): void => {
    hand.stillborn = 0;
    if ('ready' in message) {
      hand.warm?.();
      return;
    }
    hand.sinceMs = performance.now();
    const waiting = hand.taken.get(message.id);
    // Absent: it was given to another worker meanwhile, which answers it.
    if (waiting === undefined) return;
    hand.taken.delete(message.id);
    pump();
    rest();
    try {
      waiting.resolve(resultOf(message.outcome));
    } catch (error) {
      waiting.reject(error);
    }
  };

  /** Gives up a worker. The job it was at ends in `problem`, or without one (it died) in a failure; the others are queued again, first. */
  const replace = (hand: Hand, problem: Problem | null): void => {
    const [current, ...others] = hand.taken.values();
    hand.taken.clear();
    const old = hand.worker;
    hand.worker = null;
    void old?.terminate();
    hand.warm?.();
    queue.unshift(...others);
    current?.reject(problem ?? new Error('the computing thread ended'));
    if (problem !== null || hand.stillborn === 0) {
      hand.stillborn += problem === null ? 1 : 0;
      employ(hand);
    } else {
      setTimeout(employ, Math.min(REPLACEMENT_WAIT_MS_MAX, 100 * 2 ** hand.stillborn), hand).unref();
      hand.stillborn += 1;
    }
    pump();
  };

  const withdraw = (hand: Hand, behind: readonly (readonly [number, Waiting])[]): void => {
    Atomics.store(hand.withdrawn, 0, BigInt(Math.max(...behind.map(([id]) => id))));
    for (const [id] of behind) hand.taken.delete(id);
    queue.unshift(...behind.map(([, waiting]) => waiting));
  };

  const look = (): void => {
    const nowMs = performance.now();
    for (const hand of hands) {
      if (hand.taken.size === 0) continue;
      const atItMs = nowMs - hand.sinceMs;
      if (atItMs > budgetMs) replace(hand, tooLong(budgetMs));
      else if (atItMs > LONG_JOB_MS && hand.taken.size > 1) {
        const [[current], ...behind] = [...hand.taken] as [[number, Waiting], ...[number, Waiting][]];
        // Seen twice at the same job: not only this thread was late in hearing of its end.
        if (hand.seenAt === current) withdraw(hand, behind);
        hand.seenAt = current;
      }
    }
    pump();
    rest();
  };

  const pump = (): void => {
    while (queue.length > 0) {
      const hand = freest(hands);
      if (hand === null) break;
      const waiting = queue.shift()!;
      const id = (nextId += 1);
      if (hand.taken.size === 0) hand.sinceMs = performance.now();
      hand.taken.set(id, waiting);
      const message: ToWorker = { id, job: waiting.job };
      hand.worker?.postMessage(message);
    }
    watcher ??= queue.length > 0 || hands.some(({ taken }) => taken.size > 0) ? setInterval(look, LOOK_EVERY_MS) : null;
  };

  /** Stops looking when there is nothing to look after. */
  const rest = (): void => {
    if (watcher === null || queue.length > 0 || hands.some(({ taken }) => taken.size > 0)) return;
    clearInterval(watcher);
    watcher = null;
  };

  for (const hand of hands) employ(hand);

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Problem({ code: 'unavailable', field: null, message: 'The server is closing.', hint: 'Try again shortly.' }));
          return;
        }
        queue.push({ job, resolve, reject });
        pump();
      }),
    warmUp: async (milliseconds) => {
      const patience = setInterval(() => {}, 1_000);
      await Promise.all(hands.map((hand) => new Promise<void>((resolve) => {
        hand.warm = resolve;
        const message: ToWorker = { warmUpMs: milliseconds };
        hand.worker?.postMessage(message);
      })));
      clearInterval(patience);
    },
    close: async () => {
      closed = true;
      if (watcher !== null) clearInterval(watcher);
      await Promise.all(hands.map((hand) => hand.worker?.terminate()));
    },
  };
}

/** The worker with the fewest jobs; none that is at a long one, none that is full. */
function freest(hands: readonly Hand[]): Hand | null {
  const nowMs = performance.now();
  let best: Hand | null = null;
  for (const hand of hands) {
    const isFree = hand.worker !== null && (hand.taken.size === 0 || (hand.taken.size < AT_ONCE && nowMs - hand.sinceMs < LONG_JOB_MS));
    if (isFree && (best === null || hand.taken.size < best.taken.size)) best = hand;
  }
  return best;
}

function newMark(): BigInt64Array<SharedArrayBuffer> {
  return new BigInt64Array(new SharedArrayBuffer(8));
}

function tooLong(budgetMs: number): Problem {
  return new Problem({ code: 'timeout', field: null, message: `The computation took longer than ${budgetMs / 1000} s.`, hint: 'Ask for a shorter range.' });
}
