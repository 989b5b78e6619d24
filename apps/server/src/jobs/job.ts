import type { Sql, Transaction } from '../database/database.ts';
import { openConnections } from '../database/connection/open-connections.ts';

/** Recurring work, done by one node at a time. */
export interface Task {
  readonly name: string;
  /** Cron schedule (five fields, UTC). The task can also be woken between runs. */
  readonly cron: string;
  /** Does the due work. Stops at the next safe point once `stopped` returns true. */
  perform(sql: Sql, stopped: () => boolean): Promise<void>;
}

/** A task that works in batches, each in its own transaction. */
export interface BatchedTask {
  readonly name: string;
  readonly cron: string;
  /** Does one batch in a transaction; returns true when there is more to do at once. */
  run(transaction: Transaction): Promise<boolean>;
}

/** Runs a job's batches until it is done or `stopped` returns true. Does nothing while another node runs the job. */
export async function runBatches(sql: Sql, job: BatchedTask, stopped: () => boolean = () => false): Promise<void> {
  for (let more = true; more && !stopped();) {
    more = await sql.begin(async (transaction) => {
      const [lock] = await transaction<
        { taken: boolean }[]
      >`select pg_try_advisory_xact_lock(hashtextextended(${`theia:job:${job.name}`}, 0)) as taken`;
      return lock?.taken === true && job.run(transaction);
    });
  }
}

export function batchedTask(job: BatchedTask): Task {
  return { name: job.name, cron: job.cron, perform: (sql, stopped) => runBatches(sql, job, stopped) };
}

/** How long a job may be active without a lock: it is taken from the queue shortly before it is locked. */
const GRACE_SECONDS = 10;

const ABANDONED = `
  with active as materialized (
    select id::text, name from pgboss.job where state = 'active' and name = any ($1::text[]) and started_on < now() - make_interval(secs => $2)
  )
  select id, name from active where pg_try_advisory_xact_lock(hashtextextended('theia:task:' || id, 0))`;

/** @param queue looks for abandoned jobs: a session can take its own locks again, so the one that holds those of this node cannot tell who holds a lock */
export function openTaskLocks(ownerUrl: string, queue: Sql) {
  const session = openConnections(ownerUrl, {
    max: 1,
    idleTimeoutSeconds: 0,
    settings: { application_name: 'theia-task-locks' },
    holdsLocks: true,
  });
  const lockName = (jobId: string) => `theia:task:${jobId}`;
  return {
    whileHeld: async (jobId: string, work: () => Promise<void>) => {
      await session`select pg_advisory_lock(hashtextextended(${lockName(jobId)}, 0))`;
      try {
        await work();
      } finally {
        await session`select pg_advisory_unlock(hashtextextended(${lockName(jobId)}, 0))`.catch(() => {});
      }
    },
    /** Active jobs whose lock nobody holds. */
    abandoned: (names: readonly string[]): Promise<readonly { readonly id: string; readonly name: string }[]> =>
      queue.unsafe<{ id: string; name: string }[]>(ABANDONED, [names, GRACE_SECONDS]),
    close: () => session.end({ timeout: 5 }),
  };
}
