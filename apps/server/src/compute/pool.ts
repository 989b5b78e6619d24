import { availableParallelism } from 'node:os';
import { Problem } from '@theia-astro/endpoints/problem';
import type { TableMemory } from '@theia-astro/ephemeris/tables/memory';
import { type GazetteerData, readGazetteer } from '@theia-astro/places/gazetteer/gazetteer-data';
import type { PlaceMatch } from '@theia-astro/places/places';
import { LRUCache } from 'lru-cache';
import { growingTo } from '../lru/growing-to.ts';
import type { Logger } from 'pino';
import { type Compute, type JobCaller, ANONYMOUS_CALLER } from './compute.ts';
import { type Computed, type Job, type Outcome, unwrapOutcome } from './job.ts';
import { startThread, type Thread } from './thread.ts';
import { waitingJobs } from './waiting-jobs.ts';

export interface PoolOptions {
  /** Number of threads that compute at once. One more is kept as a warm spare. */
  readonly workers: number;
  readonly ephemerisDir: string | null;
  /** The tables that the threads share. Default: none. */
  readonly tables?: TableMemory | null;
  /** The atlas that the threads share. Without it they read it again. */
  readonly gazetteer?: GazetteerData;
  readonly log: Logger;
  /** Told the places of texts that a thread has looked up, so that this thread knows them too. */
  readonly keepPlace?: (text: string, match: PlaceMatch) => void;
  /** The longest time a computation may take, from its start in the thread. */
  readonly budgetMs?: number;
  /** The longest time a job may wait for its start; half of it if the job is known to be long. */
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

interface PoolThread {
  readonly thread: Thread;
  readonly taken: Map<number, Waiting>;
}

/** Jobs queued at one thread at most: enough that it never waits for the next one. */
const JOBS_PER_THREAD = 3;
/** When a job takes longer, the jobs queued behind it move to other threads. */
const LONG_JOB_MS = 20;
/** After a job with more processor time than this, the caller's jobs on that path count as long for a while. */
const HEAVY_MS = 250;
const HEAVY_FOR_MS = 60_000;
const CALLERS_MAX = 5_000;
const CHECK_INTERVAL_MS = 10;
const BUDGET_MS = 10_000;
const RESTART_WAIT_MS_MAX = 10_000;
const WARM_UP_MS = 250;

/** How many jobs of the background a pool computes at once, at most. */
export function backgroundAtOnce(workers: number): number {
  return backgroundThreads(workers - 1);
}

/** One thread for each core but one, shared out among the processes, and at least two, so that a long computation does not delay short ones. */
export function defaultWorkerCount(processes = 1): number {
  return Math.min(8, Math.max(2, Math.ceil((availableParallelism() - 1) / processes)));
}

/**
 * Computes answers in worker threads, so that the main thread stays free. Only ready threads get work. A computation over
 * its budget, counted from its start, ends its thread; a warm spare replaces it at once, and the jobs queued behind it
 * move to other threads. One ready thread is always reserved for short jobs. Callers with long jobs take turns. A job
 * that waits too long for its start fails. Jobs of the background get a thread that has nothing else to do, and at most half of those that
 * may have long jobs.
 */
export function computePool({
  workers,
  log,
  ephemerisDir,
  tables = null,
  gazetteer = readGazetteer(),
  keepPlace = () => {},
  budgetMs = BUDGET_MS,
  patienceMs = BUDGET_MS,
  warmUpMs = WARM_UP_MS,
  script = new URL('./worker.ts', import.meta.url),
}: PoolOptions): Compute {
  const waiting = waitingJobs();
  const heavyUntilMs = new LRUCache<string, number>(growingTo(CALLERS_MAX));
  /** Oldest first: the first `workers` ready ones compute, further ready ones are spares. */
  const poolThreads: PoolThread[] = [];
  const whenReady: (() => void)[] = [];
  let nextId = 0;
  /** Consecutive threads that ended before they were ready. */
  let failedStarts = 0;
  let hasJob = false;
  let closed = false;
  let watcher: NodeJS.Timeout | null = null;

  const startOne = (): void => {
    if (closed) return;
    const poolThread: PoolThread = {
      taken: new Map(),
      thread: startThread(
        script,
        { ephemerisDir, tables, gazetteer, warmUpMs },
        {
          ready: () => {
            failedStarts = 0;
            for (const tell of whenReady.splice(0)) tell();
            startMissing();
            pump();
          },
          outcome: (id, outcome, found) => {
            for (const [text, match] of found) keepPlace(text, match);
            receive(poolThread, id, outcome);
          },
          failed: (error) => log.error({ err: error }, 'a computing thread failed'),
          died: () => {
            retire(poolThread, poolThread.thread.atWork()?.id ?? null, new Error('the computing thread ended'));
          },
        },
      ),
    };
    poolThreads.push(poolThread);
  };

  /** The first thread starts alone; with the first job the others start, 50 MB each, and then a spare. */
  const startMissing = (): void => {
    const wanted = !hasJob ? 1 : isAtFullStrength() ? workers + 1 : workers;
    for (let missing = wanted - poolThreads.length; missing > 0; missing -= 1) startOne();
  };

  const receive = (poolThread: PoolThread, id: number, outcome: Outcome): void => {
    const done = poolThread.taken.get(id);
    // If absent, the job has been moved to another thread, which answers it.
    if (done === undefined) return;
    poolThread.taken.delete(id);
    if ('done' in outcome && outcome.processorMs > HEAVY_MS) rememberHeavy(done);
    pump();
    stopCheckingIfIdle();
    try {
      done.resolve(unwrapOutcome(outcome));
    } catch (error) {
      done.reject(error);
    }
  };

  /** Ends a thread and starts another. Its running job fails with `error`; the jobs behind it go back to the front of the queue. */
  const retire = (poolThread: PoolThread, currentId: number | null, error: Error): void => {
    if (closed) return;
    const current = currentId === null ? undefined : poolThread.taken.get(currentId);
    const others = [...poolThread.taken.values()].filter((one) => one !== current);
    const wasBusy = poolThread.taken.size > 0 || currentId !== null;
    poolThread.taken.clear();
    poolThreads.splice(poolThreads.indexOf(poolThread), 1);
    void poolThread.thread.end();
    waiting.putBack(others);
    current?.reject(error);
    failedStarts = wasBusy ? 0 : failedStarts + 1;
    if (failedStarts < 2) startOne();
    else setTimeout(startMissing, Math.min(RESTART_WAIT_MS_MAX, 100 * 2 ** failedStarts)).unref();
    pump();
    stopCheckingIfIdle();
  };

  const checkThreads = (): void => {
    for (const poolThread of poolThreads.slice()) {
      const at = poolThread.taken.size === 0 ? null : poolThread.thread.atWork();
      if (at === null) continue;
      if (at.milliseconds > budgetMs) {
        const late = poolThread.taken.get(at.id);
        if (late !== undefined) rememberHeavy(late);
        retire(poolThread, at.id, tooLong(budgetMs));
      } else if (at.milliseconds > LONG_JOB_MS) withdrawBehind(poolThread, at.id);
    }
    const nowMs = performance.now();
    for (const { reject, sinceMs } of waiting.takeLate(nowMs - patienceMs, nowMs - patienceMs / 2))
      reject(tooBusy(nowMs - sinceMs));
    pump();
    stopCheckingIfIdle();
  };

  const withdrawBehind = ({ thread, taken }: PoolThread, atId: number): void => {
    const behind = [...taken].filter(([id]) => id > atId);
    if (behind.length === 0) return;
    thread.withdraw(behind.map(([id]) => id));
    for (const [id] of behind) taken.delete(id);
    waiting.putBack(behind.map(([, one]) => one));
  };

  const pump = (): void => {
    for (;;) {
      if (waiting.count === 0) break;
      const ready = poolThreads.filter(({ thread }) => thread.isReady).slice(0, workers);
      const poolThread = leastBusy(ready);
      if (poolThread === null) break;
      const longAtOnce = workers === 1 ? 1 : ready.length - 1;
      const isRoomForLong = poolThreads.filter(hasLong).length < longAtOnce;
      const next = waiting.take({
        long: isRoomForLong,
        background:
          isRoomForLong &&
          poolThread.taken.size === 0 &&
          poolThreads.filter(hasBackground).length < backgroundThreads(longAtOnce),
      });
      if (next === null) break;
      const id = (nextId += 1);
      poolThread.taken.set(id, next);
      poolThread.thread.give(id, next.job);
    }
    watcher ??= isBusy() ? setInterval(checkThreads, CHECK_INTERVAL_MS) : null;
  };

  const countReady = (): number => poolThreads.filter(({ thread }) => thread.isReady).length;
  const isAtFullStrength = (): boolean => countReady() >= workers;

  const isBusy = (): boolean => waiting.count > 0 || poolThreads.some(({ taken }) => taken.size > 0);

  /** Stops the check timer when the pool is idle. */
  const stopCheckingIfIdle = (): void => {
    if (watcher === null || isBusy()) return;
    clearInterval(watcher);
    watcher = null;
  };

  const rememberHeavy = (one: Waiting): unknown => heavyUntilMs.set(callerKey(one), performance.now() + HEAVY_FOR_MS);
  const isHeavy = (one: Pick<Waiting, 'job' | 'caller'>): boolean =>
    (heavyUntilMs.get(callerKey(one)) ?? 0) > performance.now();

  startOne();

  return {
    run: (job, caller = ANONYMOUS_CALLER) =>
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
        if (!hasJob) {
          hasJob = true;
          startMissing();
        }
        pump();
      }),
    state: () => ({ waiting: waiting.count - waiting.backgroundCount, threads: countReady() }),
    ready: async () => {
      const awake = setInterval(() => {}, 1_000);
      if (countReady() === 0)
        await new Promise<void>((resolve) => {
          whenReady.push(resolve);
        });
      clearInterval(awake);
    },
    close: async () => {
      closed = true;
      if (watcher !== null) clearInterval(watcher);
      for (const tell of whenReady.splice(0)) tell();
      await Promise.all(poolThreads.map(({ thread }) => thread.end()));
    },
  };
}

/** The thread with the fewest jobs, except threads with a long job and full threads. */
function leastBusy(poolThreads: readonly PoolThread[]): PoolThread | null {
  let best: PoolThread | null = null;
  for (const poolThread of poolThreads) {
    if (
      poolThread.taken.size >= JOBS_PER_THREAD ||
      hasLong(poolThread) ||
      (best !== null && poolThread.taken.size >= best.taken.size)
    )
      continue;
    if (poolThread.taken.size === 0 || (poolThread.thread.atWork()?.milliseconds ?? 0) < LONG_JOB_MS) best = poolThread;
  }
  return best;
}

/** A job of the background may be long, too. */
function hasLong({ taken }: PoolThread): boolean {
  for (const { caller } of taken.values()) if (caller.isLong || caller.isBackground === true) return true;
  return false;
}

function hasBackground({ taken }: PoolThread): boolean {
  for (const { caller } of taken.values()) if (caller.isBackground === true) return true;
  return false;
}

/** How many threads may compute for the background, of those that may have long jobs. */
function backgroundThreads(longAtOnce: number): number {
  return Math.max(1, Math.floor(longAtOnce / 2));
}

/** The key under which long jobs are remembered: path and caller. */
function callerKey({ job, caller }: Pick<Waiting, 'job' | 'caller'>): string {
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
