import type { Context } from 'hono';
import type { Transaction } from '../../database/database.ts';
import type { AuthenticationMethod, SessionRow } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { rememberDevice } from './known-device.ts';
import type { SignedIn } from './signed-in.ts';
import { issueTokens, type SessionJson } from './start-session.ts';

/**
 * Upgrades a session to aal2 with a new pair of tokens.
 * @param proves true if the factor was the owner's before: then the code counts as a sign-in. The first code of a new factor proves nothing
 * @throws AuthError 403 session_not_found
 */
export async function upgradeSession(
  tx: Transaction,
  c: Context,
  auth: AuthContext,
  { session }: SignedIn,
  shown: { readonly method: 'totp' | 'recovery_code'; readonly factorId: string | null; readonly proves: boolean },
): Promise<SessionJson> {
  const method: AuthenticationMethod = { method: shown.method, timestamp: Math.floor(auth.now() / 1000) };
  const amr = [method, ...session.amr.filter((earlier) => earlier.method !== shown.method)];
  const [lifted] = await tx<SessionRow[]>`
    update auth.sessions set aal = 'aal2', amr = ${JSON.stringify(amr)}::text::jsonb, factor_id = ${shown.factorId}, updated_at = now(),
      signed_in_at = case when ${shown.proves} then now() else signed_in_at end
    where id = ${session.id}
    returning id, user_id, aal, amr`;
  if (lifted === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await tx`delete from auth.refresh_tokens where session_id = ${session.id}`;
  await rememberDevice(tx, c, auth, lifted);
  return issueTokens(tx, auth, lifted);
}
