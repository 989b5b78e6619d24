import type { Sql, Transaction } from '../database/database.ts';

/** Work that is done now and then, by one node at a time. */
export interface Task {
  readonly name: string;
  /** When it is due by itself (five fields, UTC); it can be woken in between. */
  readonly cron: string;
  /** Does what is due; leaves off at the next good place once `stopped` says so. */
  perform(sql: Sql, stopped: () => boolean): Promise<void>;
}

/** A task whose work comes in portions, each a transaction of its own. */
export interface Job {
  readonly name: string;
  readonly cron: string;
  /** One portion of the work in a transaction; true when there is more to do right away. */
  run(transaction: Transaction): Promise<boolean>;
}

/** Runs a job's portions one after the other until it is done or `stopped` says so; a node that finds another one at it leaves it alone. */
export async function runJob(sql: Sql, job: Job, stopped: () => boolean = () => false): Promise<void> {
  for (let more = true; more && !stopped();) {
    more = await sql.begin(async (transaction) => {
      const [lock] = await transaction<
        { taken: boolean }[]
      >`select pg_try_advisory_xact_lock(hashtextextended(${`theia:job:${job.name}`}, 0)) as taken`;
      return lock?.taken === true && job.run(transaction);
    });
  }
}

export function taskOf(job: Job): Task {
  return { name: job.name, cron: job.cron, perform: (sql, stopped) => runJob(sql, job, stopped) };
}
