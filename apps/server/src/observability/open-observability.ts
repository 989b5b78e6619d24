import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { WorkerBus } from '../processes/worker-bus.ts';
import { createMetrics } from './metrics.ts';
import { logSlowStatements } from './statements.ts';

/** Opens the meters of this process, the log of slow statements and, where a collector is configured, the export of traces and metrics. */
export async function openObservability(config: Config, log: Logger, workerBus: WorkerBus) {
  const meters = createMetrics(workerBus);
  const { telemetry } = config;
  const stopTelemetry =
    telemetry === null
      ? null
      : (await import('./otel/open-telemetry.ts')).openTelemetry({ telemetry, config, registry: meters.registry, log });
  const stopFollowing = meters.followDatabase();
  const stopLogging = logSlowStatements(log, config.slowQueryMs);
  return {
    meters,
    close: async () => {
      stopFollowing();
      stopLogging();
      await stopTelemetry?.();
    },
  };
}
