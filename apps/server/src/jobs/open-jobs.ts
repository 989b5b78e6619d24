import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Task } from './job.ts';
import { type Jobs, readWaiting, startJobs, untilStarted } from './start-jobs.ts';

interface OpenJobsDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** The jobs of this process, for parts that wake them. */
export function openJobs({ config, database, log, metrics }: OpenJobsDependencies) {
  let jobs: Jobs | null = null;
  return {
    metrics: { waiting: () => readWaiting(database.sql) },
    /** Runs a task soon. Before the start this does nothing, because every task runs when it starts. */
    wake: async (name: string) => jobs?.wake(name),
    /** Starts them in the background: a database that is away or slow comes back. */
    start: (tasks: readonly Task[]) => {
      const leaving = new AbortController();
      const started = untilStarted(() => startJobs({ config, database, log, metrics, tasks }), {
        log,
        signal: leaving.signal,
      }).then((running) => (jobs = running));
      return {
        close: async () => {
          leaving.abort();
          await (await started)?.stop();
        },
      };
    },
  };
}
