import type { MiddlewareHandler } from 'hono';
import type { Sql } from '../database/database.ts';
import { untilLost } from '../database/outage.ts';

/** Ends the wait for a lost database. @throws ETIMEDOUT into the app; the request may still take effect */
export function answerInTime(sql: Sql): MiddlewareHandler {
  return (_c, next) => untilLost(sql, next());
}

/** True for the error of a request whose client disconnected while its body was being read. Such an error is not a failure. */
export function isAborted(error: Error): boolean {
  return error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET' && error.message === 'aborted');
}
