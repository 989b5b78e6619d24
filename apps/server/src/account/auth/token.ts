import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { exchangeCode } from './exchange-code.ts';
import { refreshSession } from './refresh-session.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

/** `POST /token?grant_type=password|refresh_token|pkce`. */
export const token: AuthCall = async (c, auth) => {
  const grant = c.req.query('grant_type');
  if (grant === 'password') return signInWithPassword(c, auth);
  if (grant === 'refresh_token') return refreshSession(c, auth);
  if (grant === 'pkce') return exchangeCode(c, auth);
  throw new AuthError(400, 'validation_failed', 'unsupported_grant_type');
};
