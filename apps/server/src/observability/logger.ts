import cluster from 'node:cluster';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/version';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** JSON lines on standard error, so that the messages on standard output stay readable. Each names release, node and, if there are several, process. */
export function createLogger(config: Pick<Config, 'logLevel' | 'node' | 'processNumber'>): Logger {
  const base = {
    version: THEIA_VERSION,
    node: config.node,
    ...(cluster.isWorker ? { process: config.processNumber } : {}),
  };
  return pino({ level: config.logLevel, base, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
