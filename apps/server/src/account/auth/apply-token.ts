import postgres from 'postgres';
import type { Transaction } from '../../database/database.ts';
import { emailChangedMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { OneTimeToken } from './one-time-token.ts';

/**
 * What a spent token brings about: whoever shows it has read the mail, so the address is confirmed, or changed.
 * @throws AuthError 422 email_exists when the new address went to another user meanwhile
 */
export async function applyToken(tx: Transaction, auth: AuthContext, token: OneTimeToken): Promise<void> {
  if (token.token_type === 'email_change') {
    const [pending] = await tx`select from auth.users where id = ${token.user_id} and lower(email_change) = lower(${token.relates_to})`;
    if (pending === undefined) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
    return applyEmailChange(tx, auth, token.user_id, token.relates_to);
  }
  await tx`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
      raw_user_meta_data = case when raw_user_meta_data ? 'email_verified' then raw_user_meta_data || '{"email_verified": true}' else raw_user_meta_data end
    where id = ${token.user_id} and lower(email) = lower(${token.relates_to})`;
  await tx`update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now() where user_id = ${token.user_id} and provider = 'email'`;
}

/** Makes the new address the user's, confirmed, and tells the old one. */
export async function applyEmailChange(tx: Transaction, auth: AuthContext, userId: string, newEmail: string): Promise<void> {
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId} for update`;
  try {
    await tx.savepoint(
      (savepoint) => savepoint`
        update auth.users set email = ${newEmail}, email_confirmed_at = now(), email_change = null, email_change_sent_at = null, updated_at = now(),
          raw_user_meta_data = case when raw_user_meta_data ? 'email' then raw_user_meta_data || jsonb_build_object('email', ${newEmail}::text) else raw_user_meta_data end
        where id = ${userId}`,
    );
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.constraint_name === 'users_email_unique') {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    throw error;
  }
  await tx`
    update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${newEmail}::text, 'email_verified', true), updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
  await tx`delete from auth.one_time_tokens where user_id = ${userId}`;
  if (user?.email) await enqueueMail(tx, { to: user.email, aboutUser: userId, ...emailChangedMail({ newAddress: newEmail, supportEmail: auth.config.supportEmail }) });
}
