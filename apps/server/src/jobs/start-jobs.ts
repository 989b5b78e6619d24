import { setTimeout as sleep } from 'node:timers/promises';
import { Cron } from 'croner';
import type { Logger } from 'pino';
import type { Base } from '../base.ts';
import type { Config } from '../config/config.ts';
import type { Database, Sql } from '../database/database.ts';
import type { Waiting } from '../observability/metric-sources.ts';
import type { Metrics } from '../observability/metrics.ts';
import { inOwnTrace } from '../observability/spans.ts';
import {
  dropDays,
  forgetAuditLog,
  forgetIdempotencyKeys,
  forgetPayloads,
  makeDays,
  noteKeyExpiries,
} from './forget.ts';
import { type BatchedTask, batchedTask, type Task } from './job.ts';
import { LEASE_SECONDS, type Lease, openLeasedWork } from './leased-work.ts';

interface JobDependencies {
  readonly config: Pick<Config, 'callLogRetentionDays' | 'payloadRetentionDays'>;
  readonly database: Pick<Database, 'sql'>;
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

const CHANNEL = 'theia_tasks';
const LOOK_MS_MAX = 60_000;
const LOOK_MS_MIN = 100;
/** Tasks stop at the next safe point of their work. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts the recurring tasks. Each runs once now, then on its schedule, on one node at a time. If its node dies, another one runs it within seconds. A failed
 * task is logged and runs again on its schedule. The data of tasks is in our own tables, so nothing is lost with a run.
 */
export async function startJobs({
  config,
  database: { sql },
  log,
  metrics,
  tasks = [],
}: JobDependencies): Promise<Jobs> {
  const portioned: readonly BatchedTask[] = [
    makeDays,
    dropDays({
      'private.calls': config.callLogRetentionDays,
      'private.call_answers': config.payloadRetentionDays,
    }),
    forgetIdempotencyKeys,
    forgetAuditLog,
    noteKeyExpiries,
    ...(config.payloadRetentionDays > 0 ? [forgetPayloads(config.payloadRetentionDays)] : []),
  ];
  const all = new Map([...portioned.map(batchedTask), ...tasks].map((task) => [task.name, task]));
  const names = [...all.keys()];
  metrics?.jobs(names);
  const wakeAll = (wanted: readonly string[]): Promise<unknown> => sql`
    with woken as (
      insert into private.tasks as t (name) select unnest(${[...wanted].toSorted()}::text[])
      on conflict (name) do update set due_at = least(t.due_at, now()), is_woken = t.leased_by is not null
    ) select pg_notify(${CHANNEL}, '')`;
  let isRegistered = false;
  let stopping = false;

  const perform = async ({ id, holder }: Lease, signal: AbortSignal): Promise<void> => {
    const task = all.get(id)!;
    const begunMs = performance.now();
    let succeeded = true;
    try {
      await inOwnTrace(`job ${id}`, () => task.perform(sql, () => stopping || signal.aborted));
    } catch (error) {
      succeeded = false;
      log.error({ err: error, task: id }, 'a task failed');
    }
    metrics?.job(id, (performance.now() - begunMs) / 1_000, succeeded);
    const next = new Cron(task.cron, { timezone: 'UTC' }).nextRun();
    await sql`
      update private.tasks set due_at = case when is_woken then now() else ${next}::timestamptz end, leased_by = null, leased_until = null
      where name = ${id} and leased_by = ${holder}`;
  };

  const worker = await openLeasedWork<Lease>({
    sql,
    log,
    what: 'tasks',
    table: 'private.tasks',
    channel: CHANNEL,
    atOnce: names.length,
    closingMs: STOP_TIMEOUT_MS,
    prepare: async () => {
      if (!isRegistered) await wakeAll(names);
      isRegistered = true;
    },
    take: (holder, room) => sql<Lease[]>`
      update private.tasks set leased_by = ${holder}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), is_woken = false
      where name in (
        select t.name from private.tasks t
        where t.name = any(${names}) and t.due_at <= now() and (t.leased_until is null or t.leased_until < now())
        order by t.due_at limit ${room} for update skip locked)
      returning name as id, leased_by as holder`,
    untilNextMs: async () => {
      const [next] = await sql<{ ms: number | null }[]>`
        select (extract(epoch from min(greatest(due_at, leased_until)) - now()) * 1000)::float8 as ms from private.tasks where name = any(${names})`;
      return Math.min(LOOK_MS_MAX, Math.max(LOOK_MS_MIN, next?.ms ?? LOOK_MS_MAX));
    },
    perform,
  });
  return {
    wake: async (name) => {
      if (stopping) return;
      await wakeAll([name]).catch((error: unknown) =>
        log.warn({ err: error, task: name }, 'a task could not be woken'),
      );
    },
    stop: () => {
      stopping = true;
      return worker.close();
    },
  };
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
