import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
import { forgetPayloads } from './forget-payloads.ts';
import { type Job, runJob } from './job.ts';
import { makePartitions } from './make-partitions.ts';
import { sweepAccounts } from './sweep-accounts.ts';

export interface JobDependencies {
  readonly config: Pick<Config, 'payloadRetentionDays'>;
  readonly database: Pick<Database, 'sql'>;
  readonly log: Logger;
}

export interface Jobs {
  /** Starts no more work and waits for what is running. */
  stop(): Promise<void>;
}

/** Runs every job once now and then at its interval. A job that fails is logged and tried again at its next turn. */
export function startJobs({ config, database, log }: JobDependencies): Jobs {
  const jobs: readonly Job[] = [makePartitions, forgetIdempotencyKeys, sweepAccounts, ...(config.payloadRetentionDays > 0 ? [forgetPayloads(config.payloadRetentionDays)] : [])];
  let stopping = false;
  const running = new Map<Job, Promise<void>>();
  const turn = (job: Job): void => {
    if (running.has(job)) return;
    const run = runJob(database.sql, job, () => stopping)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
      .finally(() => running.delete(job));
    running.set(job, run);
  };
  const timers = jobs.map((job) => {
    turn(job);
    return setInterval(turn, job.everyMs, job).unref();
  });
  return {
    stop: async () => {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
