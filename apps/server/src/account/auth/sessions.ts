import { z } from 'zod';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, bannedUser, invalid } from './auth-error.ts';
import { isBanned, lockCaller, lockUser, userById, userJson } from './user.ts';
import { requireSecondFactor, signedIn } from './signed-in.ts';
import { voidTokens } from './one-time-token.ts';
import { endUnprovenIdentities } from './linked-identities.ts';
import { actAsOwner, seenFrom } from './seen.ts';
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
import { rememberDevice } from './known-device.ts';
import { nextRefreshToken, randomToken, sameBytes, tokenHash } from './secrets.ts';
import { readBody, textField } from './request-body.ts';

/** A session that has not ended. Instants are ISO 8601, UTC. */
interface ActiveSession {
  readonly id: string;
  /** The browser, as it named itself. */
  readonly device: string | null;
  /** Where it was last seen: IPv4 address, or IPv6 network. */
  readonly network: string | null;
  readonly started_at: Date;
  readonly seen_at: Date;
  /** True for the session of the call. */
  readonly current: boolean;
}

const SESSIONS_MAX = 100;

/** `GET /sessions`: the sessions of the user, the one of the call first, then the latest seen; at most 100. */
export const listSessions: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  requireSecondFactor(caller, 'AAL2 session is required to see other sessions when MFA is enabled.');
  const sessions = await auth.database.sql<ActiveSession[]>`
    select id, user_agent as device, network, created_at as started_at, updated_at as seen_at, id = ${caller.session.id} as current
    from auth.sessions where user_id = ${caller.user.id} and coalesce(not_after > now(), true) order by current desc, updated_at desc, id limit ${SESSIONS_MAX}`;
  return c.json({ sessions });
};

/**
 * `DELETE /sessions/{id}`: ends another session of the user. Pending links, codes and changes are cancelled too, because that session may have
 * requested them.
 */
export const endOneSession: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  requireSecondFactor(caller, 'AAL2 session is required to end other sessions when MFA is enabled.');
  const id = z.guid().safeParse(c.req.param('id'));
  await auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    const ended = id.success
      ? await tx`delete from auth.sessions where id = ${id.data} and user_id = ${caller.user.id} and id <> ${caller.session.id}`
      : { count: 0 };
    if (ended.count === 0) throw new AuthError(404, 'session_not_found', 'There is no such other session');
    await voidTokens(tx, caller.user.id);
  });
  return c.json({ id: id.data });
};

/**
 * `POST /logout?scope=global|local|others`: ends all sessions of the user, this one, or all but this one. When other sessions end, pending
 * links, codes and changes are cancelled too, because one of those sessions may have requested them, and identities that the owner has not proven end.
 */
export const logOut: AuthCall = async (c, auth) => {
  const scope = c.req.query('scope') ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') throw invalid('Unsupported logout scope');
  const caller = await signedIn(c, auth);
  if (scope !== 'local')
    requireSecondFactor(caller, 'AAL2 session is required to end other sessions when MFA is enabled.');
  const { user, session, seen } = caller;
  await auth.database.sql.begin(async (tx) => {
    await lockUser(tx, user.id);
    await actAsOwner(tx, { userId: user.id, sessionId: session.id, seen });
    if (scope === 'local') {
      await tx`delete from auth.sessions where id = ${session.id}`;
      return;
    }
    await endUnprovenIdentities(tx, auth, user.id, session.id);
    await tx`delete from auth.sessions where user_id = ${user.id} ${scope === 'others' ? tx`and id <> ${session.id}` : tx``}`;
    await voidTokens(tx, user.id);
  });
  return c.body(null, 204);
};

export interface SessionJson {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: ReturnType<typeof userJson>;
}

/** Sign-in methods that prove the user to be the account's owner, not only a reader of one mail. */
const PROVING_METHODS: ReadonlySet<SignInMethod> = new Set(['password', 'otp', 'oauth']);

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
    values (${sessionId}, ${userId}, ${JSON.stringify(amr)}::text::jsonb, ${seen.device}, ${seen.network}, ${PROVING_METHODS.has(method) ? tx`now()` : null}, ${method === 'recovery' ? tx`now()` : null}, ${identityId}) returning id, user_id, aal, amr`;
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

async function sessionJson(
  tx: Transaction,
  auth: AuthContext,
  session: SessionRow,
  refreshToken: string,
): Promise<SessionJson> {
  const user = await userById(tx, session.user_id);
  if (isBanned(user, auth.now())) throw bannedUser();
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

const bodySchema = z.object({ refresh_token: textField() });

/** A client that lost the response asks again. Within this time it gets the same new token once more. */
const REPEAT_SECONDS = 10;

type Outcome = SessionJson | 'unknown' | 'reused';

/** `POST /token?grant_type=refresh_token`: a refresh token works for one exchange. Used again later, it ends its session. */
export const refreshSession: AuthCall = async (c, auth) => {
  auth.limiters.spend('refreshesPerAddress', auth.clientAddress(c));
  const { refresh_token: refreshToken } = await readBody(c, bodySchema);
  if (refreshToken === undefined) throw invalid('refresh_token is required');
  const outcome = await auth.database.sql.begin((tx) => exchange(tx, auth, refreshToken, auth.clientAddress(c)));
  if (outcome === 'unknown')
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (outcome === 'reused')
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return c.json(outcome);
};

async function exchange(tx: Transaction, auth: AuthContext, refreshToken: string, network: string): Promise<Outcome> {
  const [session] = await tx<SessionRow[]>`
    select s.id, s.user_id, s.aal, s.amr from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id
    where t.token_hash = ${tokenHash(refreshToken)} and (s.not_after is null or s.not_after > now()) for update of s`;
  if (session === undefined) return 'unknown';
  const [shown] = await tx<{ id: string; revoked: boolean; repeated: boolean }[]>`
    select id, revoked_at is not null as revoked, coalesce(revoked_at > clock_timestamp() - make_interval(secs => ${REPEAT_SECONDS}), false) as repeated
    from auth.refresh_tokens where token_hash = ${tokenHash(refreshToken)}`;
  if (shown === undefined) return 'unknown';
  const child = nextRefreshToken(auth.keys.made, refreshToken);

  if (!shown.revoked) {
    await tx`update auth.refresh_tokens set revoked_at = clock_timestamp() where id = ${shown.id}`;
    await tx`insert into auth.refresh_tokens (session_id, parent_id, token_hash) values (${session.id}, ${shown.id}, ${tokenHash(child)})`;
    await tx`update auth.sessions set updated_at = now(), network = ${network} where id = ${session.id}`;
    return sessionJson(tx, auth, session, child);
  }
  // Another node may have made it with the other secret.
  const children = auth.keys.accepted.map((keys) => nextRefreshToken(keys, refreshToken));
  const unused = await tx<{ token_hash: Buffer }[]>`
    select token_hash from auth.refresh_tokens where token_hash in ${tx(children.map(tokenHash))} and revoked_at is null`;
  const made = children.find((next) => unused.some((row) => sameBytes(row.token_hash, tokenHash(next))));
  if (shown.repeated && made !== undefined) return sessionJson(tx, auth, session, made);
  await tx`delete from auth.sessions where id = ${session.id}`;
  auth.log.warn({ userId: session.user_id }, 'a refresh token was used twice; its session was ended');
  return 'reused';
}
