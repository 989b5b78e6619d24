import cluster from 'node:cluster';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { traceIds } from './spans.ts';

/** JSON lines on standard error, so that the messages on standard output stay readable. Each names release, node and, if there are several, process; while traces are made, also the trace it belongs to. */
export function createLogger(config: Pick<Config, 'logLevel' | 'node' | 'processNumber' | 'telemetry'>): Logger {
  const base = {
    version: THEIA_VERSION,
    node: config.node,
    ...(cluster.isWorker ? { process: config.processNumber } : {}),
  };
  const trace = config.telemetry?.traces === true ? { mixin: () => ({ ...traceIds() }) } : {};
  return pino(
    { level: config.logLevel, base, timestamp: pino.stdTimeFunctions.isoTime, ...trace },
    pino.destination(2),
  );
}
