import type { Transaction } from '../../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { addIdentity, createUser, listProviders } from './create-user.ts';
import { normaliseEmail } from './email-address.ts';
import type { GoogleAccount } from './google-provider.ts';
import { type AuthUser, findUser } from './user.ts';

/**
 * The user of a Google account: known by it, or by the same address, or new.
 * @throws AuthError when Google has not verified the address, or the account cannot be linked
 */
export async function userOfGoogleAccount(tx: Transaction, auth: AuthContext, account: GoogleAccount, linkingUserId: string | null): Promise<string> {
  if (!account.email_verified || account.email === undefined) {
    throw new AuthError(403, 'provider_email_needs_verification', 'Unverified email with google. Verify the email with google in order to sign in.');
  }
  const email = normaliseEmail(account.email);
  const metadata = {
    email,
    email_verified: true,
    ...(account.name === undefined ? {} : { name: account.name, full_name: account.name }),
    ...(account.picture === undefined ? {} : { picture: account.picture, avatar_url: account.picture }),
  };
  const [known] = await tx<{ user_id: string }[]>`
    update auth.identities set last_sign_in_at = now(), updated_at = now() where provider = 'google' and provider_id = ${account.sub} returning user_id`;
  if (linkingUserId !== null) {
    if (known !== undefined) throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
    return link(tx, linkingUserId, account, metadata);
  }
  if (known !== undefined) return known.user_id;
  const held = await findUser(tx, { email });
  if (held !== null) {
    if (held.email_confirmed_at === null) await takeOver(tx, held);
    return link(tx, held.id, account, metadata);
  }
  const created = await createUser(tx, auth, { email, passwordHash: null, confirmed: true, userMetadata: metadata, provider: 'google', providerId: account.sub });
  if (created === null) throw new AuthError(409, 'conflict', 'Please try again');
  return created;
}

async function link(tx: Transaction, userId: string, account: GoogleAccount, metadata: Readonly<Record<string, unknown>>): Promise<string> {
  await addIdentity(tx, userId, 'google', account.sub, metadata);
  await tx`update auth.users set raw_user_meta_data = ${JSON.stringify(metadata)}::text::jsonb || raw_user_meta_data || '{"email_verified": true}' where id = ${userId}`;
  await listProviders(tx, userId);
  return userId;
}

/** Whoever signed up with this address never proved it: the password and what they wrote do not pass to its owner. */
async function takeOver(tx: Transaction, user: AuthUser): Promise<void> {
  await tx`update auth.users set encrypted_password = null, raw_user_meta_data = '{}', email_confirmed_at = now(), updated_at = now() where id = ${user.id}`;
  await tx`delete from auth.identities where user_id = ${user.id} and provider = 'email'`;
  await tx`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await tx`delete from auth.sessions where user_id = ${user.id}`;
}
