import type { Context } from 'hono';
import { acceptedSecrets } from '../../config/secrets.ts';
import { bearerToken, verifyAccessToken } from '../../sessions/session.ts';
import type { SessionRow } from './access-token.ts';
import type { Seen } from '../../database/acting.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, endedSession } from './auth-error.ts';
import { seenFrom } from './seen.ts';
import { type AuthUser, findUser, isBanned } from './user.ts';

export interface SignedIn {
  readonly user: AuthUser;
  readonly session: SessionRow;
  /** Where the call comes from. */
  readonly seen: Required<Seen>;
}

/**
 * Reads the user and session of a call's access token.
 * @throws AuthError 401 without a token, 403 when the token, its user or its session is not valid
 */
export async function signedIn(c: Context, auth: AuthContext): Promise<SignedIn> {
  const token = bearerToken(c.req.header('authorization'));
  const accepted = acceptedSecrets(auth.config);
  if (token === null || accepted.some(({ publishableKey }) => token === publishableKey))
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await verifyAccessToken(accepted, token, auth.now());
  if (claims === null)
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, or token is expired');
  const user = await findUser(auth.database.sql, { id: claims.sub });
  if (user === null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const [session] = await auth.database.sql<SessionRow[]>`
    select id, user_id, aal, amr from auth.sessions where id = ${claims.session_id} and user_id = ${user.id} and (not_after is null or not_after > now())`;
  if (session === undefined) throw endedSession();
  if (isBanned(user, auth.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, session, seen: seenFrom(c, auth) };
}

/** @throws AuthError when a user with a verified factor has not used it in this session */
export function requireSecondFactor({ user, session }: SignedIn, message: string): void {
  if (session.aal === 'aal2' || !user.factors.some((factor) => factor.status === 'verified')) return;
  throw new AuthError(401, 'insufficient_aal', message);
}
