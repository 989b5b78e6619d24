import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { factorOf } from './factor-of.ts';
import { signedIn } from './signed-in.ts';

/** `DELETE /factors/{id}`: a verified factor only from a session that has shown it; sessions lifted by it fall back to aal1. */
export const unenrolFactor: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const factor = factorOf(c, caller);
  if (factor.status === 'verified' && caller.session.aal !== 'aal2') throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await auth.database.sql.begin(async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    await tx`
      update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now(),
        amr = coalesce((select jsonb_agg(entry) from jsonb_array_elements(amr) as entry where entry ->> 'method' <> 'totp'), '[]')
      where user_id = ${caller.user.id} and factor_id = ${factor.id}`;
  });
  return c.json({ id: factor.id });
};
