import type { Sql, Transaction } from '../database/database.ts';

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
