import { availableParallelism } from 'node:os';
import { Problem } from '@theia/endpoints/problem';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { COMPUTE_BUDGET_MS } from '../http/limits.ts';
import { type Compute, type JobCaller, NOBODY } from './compute.ts';
import { type Computed, type Job, type Outcome, resultOf } from './job.ts';
import { startThread, type Thread } from './thread.ts';
import { waitingJobs } from './waiting-jobs.ts';

export interface PoolOptions {
  /** Threads that compute at once; one more stands by, warm, for the one that must be ended. */
  readonly workers: number;
  readonly ephemerisDir: string | null;
  readonly log: Logger;
  /** Longest a computation may take from its beginning in the thread. */
  readonly budgetMs?: number;
  /** Longest a job may wait for its beginning; half of it where it is known to be long. */
  readonly patienceMs?: number;
  /** How long a thread runs the examples before it is ready. */
  readonly warmUpMs?: number;
  readonly script?: URL;
}

export interface Waiting {
  readonly job: Job;
  readonly caller: JobCaller;
  readonly sinceMs: number;
  readonly resolve: (computed: Computed) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread and the jobs that were given to it, oldest first. */
interface Hand {
  readonly thread: Thread;
  readonly taken: Map<number, Waiting>;
}

/** At most so many at a thread, so that it never waits for the next job. */
const AT_ONCE = 3;
/** A job that takes longer gives those behind it to other threads. */
const LONG_JOB_MS = 20;
/** A caller whose job on a path took more processor time, although nobody had said so, has long jobs there for a while. */
const HEAVY_MS = 250;
const HEAVY_FOR_MS = 60_000;
const CALLERS_MAX = 5_000;
const LOOK_EVERY_MS = 10;
const RESTART_WAIT_MS_MAX = 10_000;
const WARM_UP_MS = 250;

/** As many as there are cores beside the one that answers, and never one alone: a long computation must not hold up the short ones. */
export function workersOfThisMachine(): number {
  return Math.min(8, Math.max(2, availableParallelism() - 1));
}

/**
 * Computes answers in threads of their own, so that the one that answers stays free. Work goes to threads that are ready. A computation over
 * its budget, counted from its own beginning, loses its thread; the spare one takes the place at once, and the jobs that waited behind are
 * done by others. Long jobs never have all ready threads: one is left to the short ones. Callers with long jobs take turns. Who waits too
 * long is told so.
 */
export function computePool({
  workers,
  log,
  ephemerisDir,
  budgetMs = COMPUTE_BUDGET_MS,
  patienceMs = COMPUTE_BUDGET_MS,
  warmUpMs = WARM_UP_MS,
  script = new URL('./worker.ts', import.meta.url),
}: PoolOptions): Compute {
  const waiting = waitingJobs();
  const heavyUntilMs = new LRUCache<string, number>({ max: CALLERS_MAX });
  /** Oldest first: the first ready ones compute, as many as `workers`; who is ready beside them stands by. */
  const hands: Hand[] = [];
  const whenReady: (() => void)[] = [];
  let nextId = 0;
  /** Threads in a row that ended before they were ready. */
  let stillborn = 0;
  let closed = false;
  let watcher: NodeJS.Timeout | null = null;

  const employ = (): void => {
    if (closed) return;
    const hand: Hand = {
      taken: new Map(),
      thread: startThread(
        script,
        { ephemerisDir, warmUpMs },
        {
          ready: () => {
            stillborn = 0;
            if (isStaffed()) for (const tell of whenReady.splice(0)) tell();
            pump();
          },
          outcome: (id, outcome) => receive(hand, id, outcome),
          failed: (error) => log.error({ err: error }, 'a computing thread failed'),
          died: () => {
            dismiss(hand, hand.thread.atWork()?.id ?? null, new Error('the computing thread ended'));
          },
        },
      ),
    };
    hands.push(hand);
  };

  const receive = (hand: Hand, id: number, outcome: Outcome): void => {
    const done = hand.taken.get(id);
    // Absent: it was given to another thread meanwhile, which answers it.
    if (done === undefined) return;
    hand.taken.delete(id);
    if ('done' in outcome && outcome.done.processorMs > HEAVY_MS) rememberHeavy(done);
    pump();
    rest();
    try {
      done.resolve(resultOf(outcome));
    } catch (error) {
      done.reject(error);
    }
  };

  /** Gives up a thread and starts another. The job it is at ends in `error`; those behind it are queued again, first. */
  const dismiss = (hand: Hand, currentId: number | null, error: Error): void => {
    if (closed) return;
    const current = currentId === null ? undefined : hand.taken.get(currentId);
    const others = [...hand.taken.values()].filter((one) => one !== current);
    const wasBusy = hand.taken.size > 0 || currentId !== null;
    hand.taken.clear();
    hands.splice(hands.indexOf(hand), 1);
    void hand.thread.end();
    waiting.putBack(others);
    current?.reject(error);
    stillborn = wasBusy ? 0 : stillborn + 1;
    if (stillborn < 2) employ();
    else setTimeout(employ, Math.min(RESTART_WAIT_MS_MAX, 100 * 2 ** stillborn)).unref();
    pump();
    rest();
  };

  const look = (): void => {
    for (const hand of hands.slice()) {
      const at = hand.taken.size === 0 ? null : hand.thread.atWork();
      if (at === null) continue;
      if (at.milliseconds > budgetMs) {
        const late = hand.taken.get(at.id);
        if (late !== undefined) rememberHeavy(late);
        dismiss(hand, at.id, tooLong(budgetMs));
      } else if (at.milliseconds > LONG_JOB_MS) withdrawBehind(hand, at.id);
    }
    const nowMs = performance.now();
    for (const { reject, sinceMs } of waiting.takeLate(nowMs - patienceMs, nowMs - patienceMs / 2))
      reject(tooBusy(nowMs - sinceMs));
    pump();
    rest();
  };

  const withdrawBehind = ({ thread, taken }: Hand, atId: number): void => {
    const behind = [...taken].filter(([id]) => id > atId);
    if (behind.length === 0) return;
    thread.withdraw(behind.map(([id]) => id));
    for (const [id] of behind) taken.delete(id);
    waiting.putBack(behind.map(([, one]) => one));
  };

  const pump = (): void => {
    for (;;) {
      if (waiting.count === 0) break;
      const ready = hands.filter(({ thread }) => thread.isReady).slice(0, workers);
      const hand = freest(ready);
      if (hand === null) break;
      const longAtOnce = workers === 1 ? 1 : ready.length - 1;
      const next = waiting.take(hands.filter(hasLong).length < longAtOnce);
      if (next === null) break;
      const id = (nextId += 1);
      hand.taken.set(id, next);
      hand.thread.give(id, next.job);
    }
    watcher ??= isBusy() ? setInterval(look, LOOK_EVERY_MS) : null;
  };

  const isStaffed = (): boolean => hands.filter(({ thread }) => thread.isReady).length >= workers;

  const isBusy = (): boolean => waiting.count > 0 || hands.some(({ taken }) => taken.size > 0);

  /** Stops looking when there is nothing to look after. */
  const rest = (): void => {
    if (watcher === null || isBusy()) return;
    clearInterval(watcher);
    watcher = null;
  };

  const rememberHeavy = (one: Waiting): unknown => heavyUntilMs.set(nameOf(one), performance.now() + HEAVY_FOR_MS);
  const isHeavy = (one: Pick<Waiting, 'job' | 'caller'>): boolean =>
    (heavyUntilMs.get(nameOf(one)) ?? 0) > performance.now();

  for (let count = 0; count <= workers; count += 1) employ();

  return {
    run: (job, caller = NOBODY) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(
            new Problem({
              code: 'unavailable',
              field: null,
              message: 'The server is closing.',
              hint: 'Try again shortly.',
            }),
          );
          return;
        }
        waiting.add({
          job,
          caller: { ...caller, isLong: caller.isLong || isHeavy({ job, caller }) },
          sinceMs: performance.now(),
          resolve,
          reject,
        });
        pump();
      }),
    ready: async () => {
      const awake = setInterval(() => {}, 1_000);
      if (!isStaffed())
        await new Promise<void>((resolve) => {
          whenReady.push(resolve);
        });
      clearInterval(awake);
    },
    close: async () => {
      closed = true;
      if (watcher !== null) clearInterval(watcher);
      for (const tell of whenReady.splice(0)) tell();
      await Promise.all(hands.map(({ thread }) => thread.end()));
    },
  };
}

/** The thread with the fewest jobs; none that has a long one or is at one, none that is full. */
function freest(hands: readonly Hand[]): Hand | null {
  let best: Hand | null = null;
  for (const hand of hands) {
    if (hand.taken.size >= AT_ONCE || hasLong(hand) || (best !== null && hand.taken.size >= best.taken.size)) continue;
    if (hand.taken.size === 0 || (hand.thread.atWork()?.milliseconds ?? 0) < LONG_JOB_MS) best = hand;
  }
  return best;
}

function hasLong({ taken }: Hand): boolean {
  for (const { caller } of taken.values()) if (caller.isLong) return true;
  return false;
}

/** Whose jobs on which path: what was long will be long. */
function nameOf({ job, caller }: Pick<Waiting, 'job' | 'caller'>): string {
  return `${job.path} ${caller.name}`;
}

function tooLong(budgetMs: number): Problem {
  return new Problem({
    code: 'timeout',
    field: null,
    message: `The computation took longer than ${budgetMs / 1000} s.`,
    hint: 'Ask for a shorter range.',
  });
}

function tooBusy(waitedMs: number): Problem {
  return new Problem({
    code: 'timeout',
    field: null,
    message: `The computation could not begin within ${Math.round(waitedMs / 1000)} s.`,
    hint: 'Ask for fewer long ranges at once.',
  });
}
