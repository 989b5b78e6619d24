import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { SessionRow } from './access-token.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { readBody, textField } from './request-body.ts';
import { nextRefreshToken, sameBytes, tokenHash } from './secrets.ts';
import { sessionJson, type SessionJson } from './start-session.ts';

const bodySchema = z.object({ refresh_token: textField() });

/** A client that lost the answer asks again. Within this time it gets the same new token once more. */
const REPEAT_SECONDS = 10;

type Outcome = SessionJson | 'unknown' | 'reused';

/** `POST /token?grant_type=refresh_token`: a refresh token works for one exchange. Used again later, it ends its session. */
export const refreshSession: AuthCall = async (c, auth) => {
  auth.limiters.spend('refreshesPerAddress', auth.clientAddress(c));
  const { refresh_token: refreshToken } = await readBody(c, bodySchema);
  if (refreshToken === undefined) throw new AuthError(400, 'validation_failed', 'refresh_token is required');
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
