import { THEIA_VERSION } from '@theia-astro/endpoints/wire/version';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** JSON lines on standard error, so that the messages on standard output stay readable. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino(
    { level: config.logLevel, base: { version: THEIA_VERSION }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  );
}
