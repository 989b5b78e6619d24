import { factorRemovedMail } from '../../mail/security-mails.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { findOwnFactor } from './own-factor.ts';
import { lockCaller } from './lock-user.ts';
import { requireOwner } from './recent-sign-in.ts';
import { signedIn } from './signed-in.ts';
import { readSecurityFacts, notifyOwner } from './notify-owner.ts';

/**
 * `DELETE /factors/{id}`: removes a factor. A verified one can be removed only by the owner, from a session with the second factor. Sessions
 * upgraded by it go back to aal1. With the last factor all sessions go back, and the recovery codes are deleted.
 */
export const unenrolFactor: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const factor = findOwnFactor(c, caller);
  const userId = caller.user.id;
  if (factor.status === 'verified') {
    if (caller.session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await requireOwner(auth, caller);
  }
  await auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    const [removed] = await tx<
      { status: string }[]
    >`delete from auth.mfa_factors where id = ${factor.id} and status = ${factor.status} returning status`;
    if (removed === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    const [left] = await tx<
      { count: number }[]
    >`select count(*)::integer as count from auth.mfa_factors where user_id = ${userId} and status = 'verified'`;
    const isLast = left?.count === 0;
    await tx`
      update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now(),
        amr = coalesce((select jsonb_agg(entry) from jsonb_array_elements(amr) as entry where entry ->> 'method' not in ('totp', 'recovery_code')), '[]')
      where user_id = ${userId} and (factor_id = ${factor.id} or (${isLast} and aal = 'aal2'))`;
    if (isLast) await tx`delete from auth.mfa_recovery_codes where user_id = ${userId}`;
    if (removed.status === 'verified')
      await notifyOwner(tx, userId, factorRemovedMail({ ...readSecurityFacts(c, auth), left: left?.count ?? 0 }));
  });
  return c.json({ id: factor.id });
};
