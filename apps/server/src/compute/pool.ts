import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Problem } from '@theia/endpoints/problem';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { COMPUTE_BUDGET_MS } from '../http/limits.ts';
import { type Compute, type JobCaller, NOBODY } from './compute.ts';
import { type Computed, type Job, type Outcome, resultOf } from './job.ts';
import { waitingJobs } from './waiting-jobs.ts';

export interface WorkerSetup {
  readonly ephemerisDir: string | null;
}

/** What a worker is made with: jobs from the first to the last id in `withdrawn` that it has not begun are none of its any more. */
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
  /** Longest it may wait for its beginning; half of it where it is known to be long. */
  readonly patienceMs?: number;
  readonly script?: URL;
}

export interface Waiting {
  readonly job: Job;
  readonly caller: JobCaller;
  readonly sinceMs: number;
  readonly resolve: (computed: Computed) => void;
  readonly reject: (error: unknown) => void;
}

interface Hand {
  worker: Worker | null;
  /** Under way at this worker by id, oldest first: it works on the first, the others are at its door. */
  readonly taken: Map<number, Waiting>;
  /** Since when it is at the first. */
  sinceMs: number;
  /** It was given a job that is known to be long: nothing is put behind it. */
  isAtLong: boolean;
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
/** A caller whose job on a path took longer has long jobs there, for a while. */
const HEAVY_MS = 60;
const HEAVY_FOR_MS = 60_000;
const CALLERS_MAX = 5_000;
const LOOK_EVERY_MS = 10;
const REPLACEMENT_WAIT_MS_MAX = 10_000;

/** As many as there are cores beside the one that answers, and never one alone: a long computation must not hold up the short ones. */
export function workersOfThisMachine(): number {
  return Math.min(8, Math.max(2, availableParallelism() - 1));
}

/**
 * Computes answers in threads of their own, so that the one that answers stays free. A job over its budget loses its worker, which is
 * replaced; the jobs that waited behind it are done by others. Long jobs never have all workers: one is left to the short ones. Callers
 * with long jobs take turns. Who waits too long is told so.
 */
export function computePool({ workers, log, ephemerisDir, budgetMs = COMPUTE_BUDGET_MS, patienceMs = COMPUTE_BUDGET_MS, script = new URL('./worker.ts', import.meta.url) }: PoolOptions): Compute {
  const waiting = waitingJobs();
  const heavyUntilMs = new LRUCache<string, number>({ max: CALLERS_MAX });
  const hands: Hand[] = Array.from({ length: workers }, () => ({ worker: null, taken: new Map<number, Waiting>(), sinceMs: 0, isAtLong: false, seenAt: 0, withdrawn: newMark(), stillborn: 0, warm: null }));
  const longAtOnce = Math.max(1, workers - 1);
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
    const nowMs = performance.now();
    hand.sinceMs = nowMs;
    const done = hand.taken.get(message.id);
    // Absent: it was given to another worker meanwhile, which answers it.
    if (done === undefined) return;
    hand.taken.delete(message.id);
    hand.isAtLong = hasLong(hand);
    if ('done' in message.outcome && message.outcome.done.milliseconds > HEAVY_MS) heavyUntilMs.set(nameOf(done), nowMs + HEAVY_FOR_MS);
    pump();
    rest();
    try {
      done.resolve(resultOf(message.outcome));
    } catch (error) {
      done.reject(error);
    }
  };

  /** Gives up a worker. The job it was at ends in `problem`, or without one (it died) in a failure; the others are queued again, first. */
  const replace = (hand: Hand, problem: Problem | null): void => {
    const [current, ...others] = hand.taken.values();
    hand.taken.clear();
    hand.isAtLong = false;
    const old = hand.worker;
    hand.worker = null;
    void old?.terminate();
    hand.warm?.();
    waiting.putBack(others);
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
    const ids = behind.map(([id]) => id);
    Atomics.store(hand.withdrawn, 1, 0n);
    Atomics.store(hand.withdrawn, 0, BigInt(Math.min(...ids)));
    Atomics.store(hand.withdrawn, 1, BigInt(Math.max(...ids)));
    for (const [id] of behind) hand.taken.delete(id);
    hand.isAtLong = hasLong(hand);
    waiting.putBack(behind.map(([, one]) => one));
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
    for (const { reject, sinceMs } of waiting.takeLate(nowMs - patienceMs, nowMs - patienceMs / 2)) reject(tooBusy(nowMs - sinceMs));
    pump();
    rest();
  };

  const pump = (): void => {
    for (;;) {
      const hand = freest(hands);
      if (hand === null) break;
      const mayBeLong = hands.filter(({ isAtLong }) => isAtLong).length < longAtOnce;
      const next = waiting.take(mayBeLong);
      if (next === null) break;
      give(hand, next);
    }
    watcher ??= waiting.count > 0 || hands.some(({ taken }) => taken.size > 0) ? setInterval(look, LOOK_EVERY_MS) : null;
  };

  const give = (hand: Hand, next: Waiting): void => {
    const id = (nextId += 1);
    if (hand.taken.size === 0) hand.sinceMs = performance.now();
    hand.isAtLong = next.caller.isLong;
    hand.taken.set(id, next);
    const message: ToWorker = { id, job: next.job };
    hand.worker?.postMessage(message);
  };

  /** Stops looking when there is nothing to look after. */
  const rest = (): void => {
    if (watcher === null || waiting.count > 0 || hands.some(({ taken }) => taken.size > 0)) return;
    clearInterval(watcher);
    watcher = null;
  };

  const isHeavy = (one: Pick<Waiting, 'job' | 'caller'>): boolean => (heavyUntilMs.get(nameOf(one)) ?? 0) > performance.now();

  for (const hand of hands) employ(hand);

  return {
    run: (job, caller = NOBODY) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Problem({ code: 'unavailable', field: null, message: 'The server is closing.', hint: 'Try again shortly.' }));
          return;
        }
        waiting.add({ job, caller: { ...caller, isLong: caller.isLong || isHeavy({ job, caller }) }, sinceMs: performance.now(), resolve, reject });
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
    const isFree = hand.worker !== null && !hand.isAtLong && (hand.taken.size === 0 || (hand.taken.size < AT_ONCE && nowMs - hand.sinceMs < LONG_JOB_MS));
    if (isFree && (best === null || hand.taken.size < best.taken.size)) best = hand;
  }
  return best;
}

function hasLong({ taken }: Hand): boolean {
  for (const { caller } of taken.values()) if (caller.isLong) return true;
  return false;
}

function newMark(): BigInt64Array<SharedArrayBuffer> {
  return new BigInt64Array(new SharedArrayBuffer(16));
}

/** Whose jobs on which path: what was long will be long. */
function nameOf({ job, caller }: Pick<Waiting, 'job' | 'caller'>): string {
  return `${job.path} ${caller.name}`;
}

function tooLong(budgetMs: number): Problem {
  return new Problem({ code: 'timeout', field: null, message: `The computation took longer than ${budgetMs / 1000} s.`, hint: 'Ask for a shorter range.' });
}

function tooBusy(waitedMs: number): Problem {
  return new Problem({ code: 'timeout', field: null, message: `The computation could not begin within ${Math.round(waitedMs / 1000)} s.`, hint: 'Ask for fewer long ranges at once.' });
}
