import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
import { forgetPayloads } from './forget-payloads.ts';
import { type BatchedTask, type Task, batchedTask } from './job.ts';
import { makePartitions } from './make-partitions.ts';
import { openTaskLocks } from './task-locks.ts';

export interface JobDependencies {
  readonly config: Pick<Config, 'payloadRetentionDays'>;
  readonly database: Pick<Database, 'sql' | 'ownerUrl'>;
  readonly log: Logger;
  /** Tasks of other parts of the server. */
  readonly tasks?: readonly Task[];
}

export interface Jobs {
  /** Runs a task soon, on any free node. Waking it again before it starts has no effect. */
  wake(name: string): Promise<void>;
  /** Starts no more work and waits for running work. */
  stop(): Promise<void>;
}

const CONNECTIONS = 2;
const POLL_SECONDS = 1;
const STOP_TIMEOUT_MS = 10_000;
const TASK_SECONDS_MAX = 900;
const ABANDONED_CHECK_MS = 5_000;

/**
 * Starts the workers of every task on the database queue. Each task runs once now, then on its schedule, on one node at a time. If its node
 * dies, it is free again within seconds. A failed task is logged and retried on its schedule. Its data is in our own tables, so nothing is lost with a job.
 */
export async function startJobs({ config, database, log, tasks = [] }: JobDependencies): Promise<Jobs> {
  const portioned: readonly BatchedTask[] = [
    makePartitions,
    forgetIdempotencyKeys,
    ...(config.payloadRetentionDays > 0 ? [forgetPayloads(config.payloadRetentionDays)] : []),
  ];
  const boss = new PgBoss({
    connectionString: database.ownerUrl,
    max: CONNECTIONS,
    application_name: 'theia-jobs',
    schema: 'pgboss',
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterHours: 24,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  await boss.start();
  const locks = openTaskLocks(database.ownerUrl, database.sql);
  let stopping = false;
  const wake = async (name: string): Promise<void> => {
    if (!stopping) await boss.send(name, {}, { singletonKey: name });
  };
  const all = [...portioned.map(batchedTask), ...tasks];
  for (const task of all) {
    await boss.createQueue(task.name, {
      name: task.name,
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: TASK_SECONDS_MAX,
    });
    await boss.work(task.name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async ([job]) => {
      try {
        await locks.whileHeld(job?.id ?? '', () => task.perform(database.sql, () => stopping));
      } catch (error) {
        log.error({ err: error, task: task.name }, 'a task failed');
        throw error;
      }
    });
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
      void freeAbandoned().catch((error: unknown) => log.warn({ err: error }, 'the check for abandoned tasks failed')),
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
      await locks.close();
    },
  };
}
