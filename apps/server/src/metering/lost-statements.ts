import type { Logger } from 'pino';
import { isUnavailable } from './database-failure.ts';

/**
 * Keeps the process alive when a statement fails because its connection was lost, and no code handles that failure: the other calls go on. The failure
 * is logged as a defect, with the statement. Any other unhandled rejection ends the process.
 */
export function ignoreLostConnectionRejections(log: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (reason) => {
    if (!isUnavailable(reason)) throw reason;
    const statement = reason instanceof Error && 'query' in reason ? reason.query : null;
    log.error({ err: reason, statement }, 'a statement failed that nobody waited for');
  });
}
