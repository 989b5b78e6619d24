/** What the engine may tell of a database error, and what the log may. */
export interface AnswerableError {
  readonly answer: unknown;
  readonly summary: { readonly code?: string; readonly message: string };
}

/** A check, a trigger, a write to a view that cannot be written. */
const REFUSED_BY_A_RULE = new Set(['23514', 'P0001', '55000']);

/**
 * Prepares a database error for the engine: never with the failing row, and with a refusal by a check or a trigger as the 400 that PostgREST
 * makes of it (the engine would answer 500).
 */
export function answerableError(error: unknown): AnswerableError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return { answer: error, summary: { message: error instanceof Error ? error.name : 'unknown error' } };
  }
  const { code, message } = error;
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : null;
  const summary = { code, message };
  if (REFUSED_BY_A_RULE.has(code)) {
    return { answer: { code: 'PGRST', message: JSON.stringify({ code, message, details: null, hint }), detail: JSON.stringify({ status: 400, headers: {} }) }, summary };
  }
  if (code.startsWith('23')) return { answer: { code, message, detail: null, hint }, summary };
  return { answer: error, summary };
}
