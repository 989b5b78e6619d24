import type { Logger } from 'pino';
import { followStatements } from './statements.ts';
import { withoutValues } from './without-values.ts';

/** Logs statements that took this long or longer; 0: none. Returns a function that ends that. */
export function logSlowStatements(log: Logger, thresholdMs: number): () => void {
  if (thresholdMs === 0) return () => {};
  return followStatements(({ pool, isLost, text, milliseconds }) => {
    if (milliseconds < thresholdMs) return;
    log.warn(
      { pool, statement: withoutValues(text), ms: Math.round(milliseconds), ...(isLost ? { lost: true } : {}) },
      'slow statement',
    );
  });
}
