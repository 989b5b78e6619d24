import type { Context } from 'hono';

/** A rejected call of the auth service: status, error code and message, in the shape auth-js reads. */
export class AuthError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 501 | 503;
  readonly code: string;
  /** Why a password is too weak. */
  readonly weakness: readonly string[];
  readonly retryAfterSeconds: number | null;

  constructor(
    status: AuthError['status'],
    code: string,
    message: string,
    more: { readonly weakness?: readonly string[]; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.weakness = more.weakness ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}

/** A request that breaks a rule of its endpoint. */
export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);
export const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
export const endedSession = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
export const bannedUser = () => new AuthError(400, 'user_banned', 'User is banned');
/** Another call changed the same thing at the same time. */
export const conflict = () => new AuthError(409, 'conflict', 'Please try again');

/** Why something failed, for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `{code, error_code, msg}` with the HTTP status repeated in `code`. */
export function answerError(c: Context, error: AuthError): Response {
  if (error.retryAfterSeconds !== null) c.header('Retry-After', String(error.retryAfterSeconds));
  return c.json(
    {
      code: error.status,
      error_code: error.code,
      msg: error.message,
      ...(error.code === 'weak_password' ? { weak_password: { reasons: error.weakness } } : {}),
    },
    error.status,
  );
}
