import type { Logger } from 'pino';
import { outsideTraces } from './spans.ts';
import { followStatements } from './statements.ts';

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

/** Dollar-quoted, quoted and bit strings, then numbers that are not part of a name or of a parameter (`$1`). */
const VALUES = /\$([a-z_]*)\$[\s\S]*?\$\1\$|[a-z]?'(?:[^']|'')*(?:'|$)|(?<![\w$.])\d+(?:\.\d+)?(?![\w.])/gi;
const TEXT_MAX = 1_000;

/** A statement as it may be logged: values are replaced by `?`, white space is one blank, and it is cut after 1,000 characters. */
export function redactParameters(statement: string): string {
  return statement.replace(VALUES, '?').replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX);
}
