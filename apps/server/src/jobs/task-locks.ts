import postgres from 'postgres';
import type { Sql } from '../database/database.ts';

/** How long a job may be active before it must be held: between taking it from the queue and holding it lies a moment. */
const GRACE_SECONDS = 10;

/** Who is at a job holds its lock in the database; the lock dies with its holder, so an abandoned job is known at once and not only when it expires. */
export interface TaskLocks {
  whileHeld(jobId: string, work: () => Promise<void>): Promise<void>;
  /** Jobs that are active but that nobody is at. */
  abandoned(names: readonly string[]): Promise<readonly { readonly id: string; readonly name: string }[]>;
  close(): Promise<void>;
}

export function openTaskLocks(ownerUrl: string, sql: Sql): TaskLocks {
  // One session for all locks of this node; the question who holds one is asked from another session.
  const session = postgres(ownerUrl, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'theia-task-locks' },
  });
  const lockOf = (jobId: string) => `theia:task:${jobId}`;
  return {
    whileHeld: async (jobId, work) => {
      await session`select pg_advisory_lock(hashtextextended(${lockOf(jobId)}, 0))`;
      try {
        await work();
      } finally {
        await session`select pg_advisory_unlock(hashtextextended(${lockOf(jobId)}, 0))`.catch(() => {});
      }
    },
    abandoned: (names) => sql<{ id: string; name: string }[]>`
      with active as materialized (select id::text, name from pgboss.job where state = 'active' and name = any (${[...names]}::text[]) and started_on < now() - make_interval(secs => ${GRACE_SECONDS}))
      select id, name from active where pg_try_advisory_xact_lock(hashtextextended('theia:task:' || id, 0))`,
    close: () => session.end({ timeout: 5 }),
  };
}
