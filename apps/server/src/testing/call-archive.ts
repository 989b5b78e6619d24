import { pino } from 'pino';
import { archiveTasks, COPY_TASK, DAYS_TASK } from '../call-archive/archive-tasks.ts';
import type { ClickHouseServer } from '../config/clickhouse-url.ts';
import { createMetrics, type Metrics } from '../observability/metrics.ts';
import type { TestDatabase } from './database.ts';

/** The mover of a server, whose tasks run when a test says so. */
export interface TestMover {
  readonly metrics: Metrics;
  /** Copies what is due. */
  copy(stopped?: () => boolean): Promise<void>;
  /** Verifies, moves, drops and removes days. */
  days(stopped?: () => boolean): Promise<void>;
}

export function testMover(
  { database, config }: Pick<TestDatabase, 'database' | 'config'>,
  server: ClickHouseServer,
): TestMover {
  const metrics = createMetrics();
  const tasks = archiveTasks({
    config,
    server,
    ownerUrl: database.ownerUrl,
    log: pino({ level: 'silent' }),
    metrics,
  });
  const perform = (name: string, stopped: () => boolean): Promise<void> =>
    tasks.find((task) => task.name === name)!.perform(database.sql, stopped);
  return {
    metrics,
    copy: (stopped = () => false) => perform(COPY_TASK, stopped),
    days: (stopped = () => false) => perform(DAYS_TASK, stopped),
  };
}
