import { THEIA_VERSION } from '@theia/endpoints/shared/version';
import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** JSON lines on standard error, so that what Theia says to people on standard output stays readable. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino(
    { level: config.logLevel, base: { version: THEIA_VERSION }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  );
}
