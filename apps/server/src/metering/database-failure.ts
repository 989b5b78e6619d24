import type { Logger } from 'pino';

/** Connection lost, or server starting or stopping: the outcome of the statement is unknown, and a later try may succeed. */
const LOST_CODES: ReadonlySet<string> = new Set([
  'CONNECTION_ENDED',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'NO_PRIMARY',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The server has become a standby: nothing was done, and the primary is elsewhere.
  '25006',
]);
/** Rolled back because the server cannot write or cannot work: disk full, out of memory, a limit of its configuration, a fault of its disk. */
const UNABLE_CODES: ReadonlySet<string> = new Set(['53000', '53100', '53200', '53400', '58000', '58030']);
/** Rolled back because of concurrent transactions: deadlock, serialization failure. */
const CONTENDED_CODES: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Lock timeout. */
const LOCKED_CODE = '55P03';

type DatabaseFailure = 'lost' | 'unable' | 'contended' | 'locked' | 'refused';

/**
 * What a failed statement means for a retry. `locked`: another transaction holds the rows of one of its users; `unable`: no statement
 * can be written now; `refused`: the statement
 * itself is wrong. All except `lost` were rolled back.
 */
export function classifyFailure(error: unknown): DatabaseFailure {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (LOST_CODES.has(code) || code.startsWith('08')) return 'lost';
  if (UNABLE_CODES.has(code)) return 'unable';
  if (code === LOCKED_CODE) return 'locked';
  return CONTENDED_CODES.has(code) ? 'contended' : 'refused';
}

/** True if a later try may succeed without a change of the statement: for the caller, the service is unavailable. */
export function isUnavailable(error: unknown): boolean {
  const failure = classifyFailure(error);
  return failure === 'lost' || failure === 'unable';
}

/**
 * Keeps the process alive when a statement fails because its connection was lost, and no code handles that failure: the other calls go on. The failure
 * is logged as a defect, with the statement. Any other unhandled rejection ends the process.
 */
export function ignoreLostConnectionRejections(log: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (reason) => {
    if (!isUnavailable(reason)) throw reason;
    const statement = reason instanceof Error && 'query' in reason ? reason.query : null;
    log.error({ err: reason, statement }, 'unhandled query rejection');
  });
}
