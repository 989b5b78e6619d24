import type { Logger } from 'pino';
import { outsideTraces } from './spans.ts';
import { followStatements } from './statements.ts';
import { redactParameters } from './without-values.ts';

/** Logs statements that took this long or longer; 0: none. They belong to no trace: a connection serves many. Returns a function that ends that. */
export function logSlowStatements(log: Logger, thresholdMs: number): () => void {
  if (thresholdMs === 0) return () => {};
  return followStatements(({ pool, isLost, text, milliseconds }) => {
    if (milliseconds < thresholdMs) return;
    const statement = redactParameters(text);
    outsideTraces(() =>
      log.warn({ pool, statement, ms: Math.round(milliseconds), ...(isLost ? { lost: true } : {}) }, 'slow statement'),
    );
  });
}
