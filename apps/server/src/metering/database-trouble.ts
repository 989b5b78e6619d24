/** Connection gone, server starting or stopping: nothing is known of what the statement did, and a later try may succeed. */
const LOST_CODES: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** Rolled back for the company it was in: deadlock, serialization failure. */
const CONTENDED_CODES: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Waited too long for a lock. */
const LOCKED_CODE = '55P03';

export type DatabaseTrouble = 'lost' | 'contended' | 'locked' | 'refused';

/**
 * What a failed statement means for trying it again. `locked`: someone holds the rows of one of its users; `refused`: the statement itself
 * was at fault. All but `lost` have rolled back.
 */
export function databaseTrouble(error: unknown): DatabaseTrouble {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (LOST_CODES.has(code) || code.startsWith('08')) return 'lost';
  if (code === LOCKED_CODE) return 'locked';
  return CONTENDED_CODES.has(code) ? 'contended' : 'refused';
}
