import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from '../../database/database.ts';
import {
  ACCESS_TOKEN_SECONDS,
  type AuthenticationMethod,
  type SessionRow,
  signAccessToken,
  type SignInMethod,
} from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { rememberDevice } from './known-device.ts';
import { randomToken, tokenHash } from './secrets.ts';
import { actAsOwner, seenFrom } from './seen.ts';
import { isBanned, userById, userJson } from './user.ts';

export interface SessionJson {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: ReturnType<typeof userJson>;
}

/** Sign-in methods that prove the user to be the account's owner, not only somebody who read one mail. */
const PROVING: ReadonlySet<SignInMethod> = new Set(['password', 'otp', 'oauth']);

/**
 * Starts a session for a user who has just been authenticated.
 * @param identityId the identity at a provider that the user signed in with; null for other methods
 * @throws AuthError 400 user_banned
 */
export async function startSession(
  tx: Transaction,
  auth: AuthContext,
  c: Context,
  userId: string,
  method: SignInMethod,
  identityId: string | null = null,
): Promise<SessionJson> {
  const amr: readonly AuthenticationMethod[] = [{ method, timestamp: Math.floor(auth.now() / 1000) }];
  const seen = seenFrom(c, auth);
  const sessionId = randomUUID();
  await actAsOwner(tx, { userId, sessionId, seen });
  const [session] = await tx<SessionRow[]>`
    insert into auth.sessions (id, user_id, amr, user_agent, network, signed_in_at, recovered_at, identity_id)
    values (${sessionId}, ${userId}, ${JSON.stringify(amr)}::text::jsonb, ${seen.device}, ${seen.network}, ${PROVING.has(method) ? tx`now()` : null}, ${method === 'recovery' ? tx`now()` : null}, ${identityId}) returning id, user_id, aal, amr`;
  await rememberDevice(tx, c, auth, session!);
  await tx`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${userId}`;
  return issueTokens(tx, auth, session!);
}

/** Issues a new pair of tokens for a valid session. */
export async function issueTokens(tx: Transaction, auth: AuthContext, session: SessionRow): Promise<SessionJson> {
  const refreshToken = randomToken();
  await tx`insert into auth.refresh_tokens (session_id, token_hash) values (${session.id}, ${tokenHash(refreshToken)})`;
  return sessionJson(tx, auth, session, refreshToken);
}

export async function sessionJson(
  tx: Transaction,
  auth: AuthContext,
  session: SessionRow,
  refreshToken: string,
): Promise<SessionJson> {
  const user = await userById(tx, session.user_id);
  if (isBanned(user, auth.now())) throw new AuthError(400, 'user_banned', 'User is banned');
  const { token, expiresAt } = await signAccessToken(auth, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}
