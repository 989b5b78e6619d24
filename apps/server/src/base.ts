import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Metrics } from './observability/metrics.ts';
import type { WorkerBus } from './processes/worker-bus.ts';

/** What every part of a server process is given. */
export interface Base {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly workerBus: WorkerBus;
}
