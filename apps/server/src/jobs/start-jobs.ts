import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import Manager from 'pg-boss/src/manager.js';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Base } from '../base.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../observability/metrics.ts';
import { inOwnTrace } from '../observability/spans.ts';
import { openConnections } from '../database/connection/open-connections.ts';
import { type Database, IDLE_TIMEOUT_SECONDS, type Sql } from '../database/database.ts';
import { withTimeout } from '../database/with-timeout.ts';
import {
  dropDays,
  forgetAuditLog,
  forgetIdempotencyKeys,
  forgetPayloads,
  makeDays,
  noteKeyExpiries,
} from './forget.ts';
import { type BatchedTask, batchedTask, openTaskLocks, type Task } from './job.ts';
import type { Waiting } from '../observability/metric-sources.ts';

let failuresReported = false;

/**
 * pg-boss does not wait for the statement with which a worker ends a job. When the database is lost at that moment, nobody would handle its
 * error, and the process would end. Here it becomes an `error` of the queue. The job is freed like that of a dead node.
 */
function reportQueueFailures(): void {
  if (failuresReported) return;
  failuresReported = true;
  for (const name of ['complete', 'fail'] as const) {
    const end = Manager.prototype[name];
    const reported = function (this: EventEmitter, ...args: unknown[]): Promise<unknown> {
      const ended = end.apply(this, args);
      ended.catch((error: unknown) => this.emit('error', error));
      return ended;
    };
    // pg-boss offers its functions under their own names.
    Manager.prototype[name] = Object.defineProperty(reported, 'name', { value: name });
  }
}

interface JobDependencies {
  readonly config: Pick<Config, 'callLogRetentionDays' | 'payloadRetentionDays'>;
  readonly database: Pick<Database, 'sql' | 'ownerUrl'>;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'jobs' | 'job'>;
  /** Tasks of other parts of the server. */
  readonly tasks?: readonly Task[];
}

export interface Jobs {
  /** Runs a task soon, on any free node. Waking it again before it starts has no effect. */
  wake(name: string): Promise<void>;
  /** Starts no more work and waits for running work. */
  stop(): Promise<void>;
}

/** The jobs of this process, for parts that wake them. */
export function openJobs(base: Base) {
  let jobs: Jobs | null = null;
  return {
    metrics: { waiting: () => readWaiting(base.database.sql) },
    /** As of `Jobs`. Before the start this does nothing, because every task runs when it starts. */
    wake: async (name: string) => jobs?.wake(name),
    /** Starts them in the background: a database that is away or slow comes back. */
    start: (tasks: readonly Task[]) => {
      const leaving = new AbortController();
      const started = untilStarted(() => startJobs({ ...base, tasks }), { log: base.log, signal: leaving.signal });
      const running = started.then((made) => (jobs = made));
      return {
        close: async () => {
          leaving.abort();
          await (await running)?.stop();
        },
      };
    },
  };
}

/** A statement of the queue takes a millisecond, and a backend holds 6 MB. */
const CONNECTIONS = 1;
const QUEUE_POOL = 'theia-jobs';
/** For tasks that another node or the schedule woke. The node that wakes a task does not wait for it. */
const POLL_SECONDS = 10;
const STATEMENT_MS_MAX = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const TASK_SECONDS_MAX = 900;
const ABANDONED_CHECK_MS = 5_000;

/**
 * Starts the workers of every task on the database queue. Each task runs once now, then on its schedule, on one node at a time. If its node
 * dies, it is free again within seconds. A failed task is logged and retried on its schedule. Its data is in our own tables, so nothing is lost with a job.
 */
export async function startJobs({ config, database, log, metrics, tasks = [] }: JobDependencies): Promise<Jobs> {
  const portioned: readonly BatchedTask[] = [
    makeDays,
    dropDays({
      'public.translator_logs': config.callLogRetentionDays,
      'private.call_answers': config.payloadRetentionDays,
    }),
    forgetIdempotencyKeys,
    forgetAuditLog,
    noteKeyExpiries,
    ...(config.payloadRetentionDays > 0 ? [forgetPayloads(config.payloadRetentionDays)] : []),
  ];
  reportQueueFailures();
  const queue = openConnections(database.ownerUrl, {
    max: CONNECTIONS,
    idleTimeoutSeconds: IDLE_TIMEOUT_SECONDS,
    settings: { application_name: QUEUE_POOL, TimeZone: 'UTC' },
    patience: { verifyMs: 2_000, destroyMs: STATEMENT_MS_MAX },
  });
  const boss = new PgBoss({
    db: queueDatabase(queue),
    schema: 'pgboss',
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterHours: 24,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  const locks = openTaskLocks(database.ownerUrl, queue);
  try {
    return await startWorkers();
  } catch (error) {
    await withTimeout(STOP_TIMEOUT_MS, boss.stop({ graceful: false, wait: true })).catch(() => {});
    await Promise.allSettled([locks.close(), queue.end()]);
    throw error;
  }

  async function startWorkers(): Promise<Jobs> {
    await boss.start();
    let stopping = false;
    const workers = new Map<string, string>();
    const poll = (name: string): void => boss.notifyWorker(workers.get(name) ?? '');
    const wake = async (name: string): Promise<void> => {
      if (stopping) return;
      await boss.send(name, {}, { singletonKey: name });
      poll(name);
    };
    const all = [...portioned.map(batchedTask), ...tasks];
    metrics?.jobs(all.map(({ name }) => name));
    // Two nodes that make the same queue at the same time deadlock.
    await database.sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(hashtextextended('theia:job-queues', 0))`;
      for (const { name } of all)
        await boss.createQueue(name, {
          name,
          policy: 'stately',
          retryLimit: 0,
          expireInSeconds: TASK_SECONDS_MAX,
        });
    });
    for (const task of all) {
      const worker = await boss.work(
        task.name,
        { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
        async ([job]) => {
          const begunMs = performance.now();
          const tell = (succeeded: boolean): void =>
            metrics?.job(task.name, (performance.now() - begunMs) / 1000, succeeded);
          try {
            await inOwnTrace(`job ${task.name}`, () =>
              locks.whileHeld(job?.id ?? '', () => task.perform(database.sql, () => stopping)),
            );
            tell(true);
          } catch (error) {
            tell(false);
            log.error({ err: error, task: task.name }, 'a task failed');
            throw error;
          } finally {
            // Another node may have woken the task while it ran here.
            poll(task.name);
          }
        },
      );
      workers.set(task.name, worker);
      await boss.schedule(task.name, task.cron, {}, { singletonKey: task.name });
      await wake(task.name);
    }
    const freeAbandoned = async (): Promise<void> => {
      for (const { name, id } of await locks.abandoned(all.map((task) => task.name))) {
        log.warn({ task: name }, 'a task was abandoned by a dead node');
        await boss.fail(name, id, { reason: 'abandoned' });
        await wake(name);
      }
    };
    const looking = setInterval(
      () =>
        void freeAbandoned().catch((error: unknown) =>
          log.warn({ err: error }, 'the check for abandoned tasks failed'),
        ),
      ABANDONED_CHECK_MS,
    );
    looking.unref();
    return {
      wake: (name) =>
        wake(name).catch((error: unknown) => log.warn({ err: error, task: name }, 'a task could not be woken')),
      stop: async () => {
        stopping = true;
        clearInterval(looking);
        await boss.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT_MS });
        await Promise.all([locks.close(), queue.end()]);
      },
    };
  }
}

/** The connections through which pg-boss sends its statements. Objects are JSON to it, and undefined is null. */
export function queueDatabase(sql: Sql): PgBoss.Db {
  return {
    executeSql: async (text, values: readonly unknown[] = []) => {
      const rows = await sql.unsafe<object[]>(text, values.map(asValue));
      return { rows, rowCount: rows.count };
    },
  };
}

function asValue(value: unknown): string | number | boolean | Date | null | readonly string[] {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value;
  return Array.isArray(value) ? value.map(String) : JSON.stringify(value);
}

/** What waits in the database: mails to be sent, events of Stripe to be applied, jobs of callers, events of subscriptions that should have been sent, and those to be computed. */
export async function readWaiting(sql: Sql): Promise<Waiting> {
  const [row] = await sql<
    {
      mails: number;
      mail_age: number;
      events: number;
      event_age: number;
      queued: number;
      running: number;
      job_age: number;
      due: number;
      due_age: number;
      compute_age: number;
    }[]
  >`
    select mails, mail_age, events, event_age, queued, running, job_age, due, due_age, compute_age from
      (select count(*)::int as mails, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as mail_age
       from private.mail_outbox where sent_at is null and next_attempt_at < 'infinity') as outbox,
      (select count(*)::int as events, coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as event_age
       from private.stripe_events where outcome is null or outcome = 'waiting') as open_events,
      (select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'running')::int as running,
              coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued')), 0)::float8 as job_age
       from private.batch_jobs where ended_at is null) as jobs,
      (select count(*)::int as due, coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as due_age
       from private.subscription_events where next_attempt_at <= now()) as due_events,
      (select coalesce(extract(epoch from now() - min(compute_at)), 0)::float8 as compute_age
       from private.event_subscriptions where compute_at <= now()) as subscriptions`;
  return {
    mails: row!.mails,
    oldestMailSeconds: row!.mail_age,
    webhooks: row!.events,
    oldestWebhookSeconds: row!.event_age,
    queuedJobs: row!.queued,
    runningJobs: row!.running,
    oldestQueuedJobSeconds: row!.job_age,
    dueEvents: row!.due,
    oldestDueEventSeconds: row!.due_age,
    oldestUncomputedSeconds: row!.compute_age,
  };
}

const PAUSE_MS = 1_000;
const PAUSE_MS_MAX = 30_000;

/**
 * Starts the jobs, and after a failure tries again with growing pauses: a database that is away or slow comes back.
 * Resolves to null if `signal` is aborted before they run.
 */
export async function untilStarted(
  start: () => Promise<Jobs>,
  {
    log,
    signal,
    pauseMs = PAUSE_MS,
  }: { readonly log: Logger; readonly signal: AbortSignal; readonly pauseMs?: number },
): Promise<Jobs | null> {
  for (let pause = pauseMs; !signal.aborted; pause = Math.min(PAUSE_MS_MAX, pause * 2)) {
    try {
      return await start();
    } catch (error) {
      log.warn({ err: error, againInMs: pause }, 'the jobs could not be started yet');
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}
