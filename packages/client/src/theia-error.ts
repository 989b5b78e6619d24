import type { Problem, ProblemCode } from './wire-types.ts';

/** What kind of failure it is, and so who can do something about it. */
export type ErrorKind =
  /** The key is missing, unknown or disabled (401). */
  | 'authentication'
  /** Plan, quota, wallet or spend cap do not allow the call (402, 403). */
  | 'payment'
  /** More calls per second than the plan allows (429). */
  | 'rate_limit'
  /** The request is wrong, or cannot be resolved (other 4xx). `field` and `hint` say what to change. */
  | 'validation'
  /** The idempotency key belongs to another request, or to one that still runs (409). */
  | 'conflict'
  /** The service failed (5xx), or sent something that cannot be read. */
  | 'server'
  /** No answer: the network, a timeout, or a redirection that is not followed. */
  | 'connection';

/** Codes of failures that have no problem document. */
export type ClientErrorCode =
  | 'connection_failed'
  | 'timed_out'
  | 'redirected'
  | 'unreadable_answer'
  /** An answer of something in between, such as a proxy. */
  | 'http_error';

/** Codes may be added to the API, so an unknown one is possible. */
export type ErrorCode = ProblemCode | ClientErrorCode | (string & {});

export interface ErrorFacts {
  readonly code: ErrorCode;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly problem: Problem | null;
  readonly retryAfterMs: number | null;
  readonly attempts: number;
  readonly cause?: unknown;
}

/** Why a call failed. Holds no key, and of the request only what the service quotes in its message. */
export class TheiaError extends Error {
  override readonly name = 'TheiaError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** JSON path or query name of the faulty field. */
  readonly field: string | null;
  /** How to fix it. */
  readonly hint: string | null;
  /** Quote it when you ask for help. */
  readonly requestId: string | null;
  /** The problem document (RFC 9457), which lists every fault of the request. */
  readonly problem: Problem | null;
  /** How long the service asks to wait, milliseconds. */
  readonly retryAfterMs: number | null;
  /** Attempts made, the first included. */
  readonly attempts: number;

  constructor(message: string, { code, status, requestId, problem, retryAfterMs, attempts, cause }: ErrorFacts) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kindOf(status, code);
    this.code = code;
    this.status = status;
    this.field = problem?.field ?? null;
    this.hint = problem?.hint ?? null;
    this.requestId = requestId;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
    this.attempts = attempts;
  }
}

function kindOf(status: number | null, code: ErrorCode): ErrorKind {
  if (code === 'unreadable_answer') return 'server';
  if (status === null || status < 400) return 'connection';
  if (status >= 500) return 'server';
  switch (status) {
    case 401:
      return 'authentication';
    case 402:
    case 403:
      return 'payment';
    case 408:
      return 'connection';
    case 409:
      return 'conflict';
    case 429:
      return 'rate_limit';
    default:
      return 'validation';
  }
}
