import type { Logger } from 'pino';
import { isUnavailable } from './database-failure.ts';

/**
 * Keeps the process alive when a statement fails with its connection and nobody waits for it any more: the database has undone it, and the calls under
 * way go on. It is logged as a defect, with the statement. Any other rejection that nobody took ends the process.
 */
export function surviveLostStatements(log: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (reason) => {
    if (!isUnavailable(reason)) throw reason;
    const statement = reason instanceof Error && 'query' in reason ? reason.query : null;
    log.error({ err: reason, statement }, 'a statement failed that nobody waited for');
  });
}
