import { type Transaction, violates } from '../../database/database.ts';
import { emailChangedMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, expiredLink } from './auth-error.ts';
import { endUnprovenIdentities } from './linked-identities.ts';
import { lockUser } from './user.ts';
import { type OneTimeToken, voidTokens } from './one-time-token.ts';
import { confirmAddress } from './pending-sign-up.ts';

/** The message shown to the first of the two addresses that accepts a change. */
export const CONFIRM_OTHER_ADDRESS =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface LockedUser {
  readonly email: string | null;
  readonly email_change: string | null;
  readonly email_change_accepted_by: 'current' | 'new' | null;
  readonly email_confirmed_at: Date | null;
  readonly has_factor: boolean;
}

/**
 * Applies a spent token. Whoever presents it has read the mail, so the address is confirmed, or one of the two addresses has accepted a change.
 * @param madeHere sign-ups made in the browser that presents the token
 * @returns `half` when the other address must also accept the change; there is no sign-in yet
 * @throws AuthError 403 otp_expired when the user's addresses have changed since, 422 email_exists when another user has taken the new address in the meantime
 */
export async function applyToken(
  tx: Transaction,
  auth: AuthContext,
  token: OneTimeToken,
  madeHere: readonly string[],
): Promise<'done' | 'half'> {
  await lockUser(tx, token.user_id);
  const [held] = await tx<LockedUser[]>`
    select lower(u.email) as email, lower(u.email_change) as email_change, u.email_change_accepted_by, u.email_confirmed_at,
      exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor
    from auth.users u where u.id = ${token.user_id}`;
  const sentTo = token.relates_to.toLowerCase();
  if (held === undefined || sentTo !== (token.token_type === 'email_change_new' ? held.email_change : held.email))
    throw expiredLink();
  if (token.token_type === 'email_change_current' || token.token_type === 'email_change_new') {
    return acceptEmailChange(
      tx,
      auth,
      token.user_id,
      held,
      token.token_type === 'email_change_new' ? 'new' : 'current',
    );
  }
  if (held.email_confirmed_at === null) await confirmAddress(tx, token.user_id, token.sign_up_id, madeHere);
  else if (token.token_type === 'recovery') await recoverAccount(tx, auth, token.user_id, held);
  return 'done';
}

async function acceptEmailChange(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  { email_change: newEmail, email_change_accepted_by: acceptedBy }: LockedUser,
  by: 'current' | 'new',
): Promise<'done' | 'half'> {
  if (newEmail === null) throw expiredLink();
  if (acceptedBy !== null && acceptedBy !== by) {
    await applyEmailChange(tx, auth, userId, newEmail);
    return 'done';
  }
  await tx`update auth.users set email_change_accepted_by = ${by}, updated_at = now() where id = ${userId}`;
  return 'half';
}

/**
 * Gives the account back to its owner: cancels everything that another person requested or left pending. For a user with a second factor,
 * the other sessions end when the new password is set, because that requires the second factor.
 */
async function recoverAccount(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  { has_factor: hasFactor }: LockedUser,
): Promise<void> {
  await voidTokens(tx, userId);
  if (hasFactor) return;
  await tx`delete from auth.sessions where user_id = ${userId}`;
  await endUnprovenIdentities(tx, auth, userId, null);
}

/** Sets the new address as the user's confirmed address, and notifies the old one. */
export async function applyEmailChange(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  newEmail: string,
): Promise<void> {
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId} for update`;
  // A sign-up with the new address that was never confirmed does not reserve the address.
  await tx`delete from auth.users where lower(email) = lower(${newEmail}) and email_confirmed_at is null and id <> ${userId}`;
  try {
    await tx.savepoint(
      (savepoint) => savepoint`
        update auth.users set email = ${newEmail}, email_confirmed_at = now(), updated_at = now(),
          raw_user_meta_data = case when raw_user_meta_data ? 'email' then raw_user_meta_data || jsonb_build_object('email', ${newEmail}::text) else raw_user_meta_data end
        where id = ${userId}`,
    );
  } catch (error) {
    if (violates(error, 'users_email_unique')) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    throw error;
  }
  await tx`
    update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${newEmail}::text, 'email_verified', true), updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
  await tx`delete from auth.sign_ups where user_id = ${userId}`;
  await voidTokens(tx, userId);
  if (user?.email)
    await enqueueMail(tx, {
      to: user.email,
      aboutUser: userId,
      ...emailChangedMail({ newAddress: newEmail, supportEmail: auth.config.supportEmail }),
    });
}
