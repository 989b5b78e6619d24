import type { Transaction } from '../../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { addIdentity, createUser, listProviders } from './create-user.ts';
import { normaliseEmail } from './email-address.ts';
import type { GoogleAccount } from './google-provider.ts';
import { tellLinked } from './linked-identities.ts';
import { lockUser } from './lock-user.ts';
import { confirmAddress } from './pending-sign-up.ts';
import { findUser } from './user.ts';

/**
 * The user of a Google account: known by it, or by the same address, or new.
 * @throws AuthError when Google has not verified the address
 */
export async function userOfGoogleAccount(tx: Transaction, auth: AuthContext, account: GoogleAccount): Promise<string> {
  const { email, metadata } = vouchedFor(account);
  const known = await userKnownBy(tx, account);
  if (known !== null) return known;
  const found = await findUser(tx, { email });
  if (found !== null) await lockUser(tx, found.id);
  const held = await findUser(tx, { email });
  if (held !== null) {
    const isProven = held.email_confirmed_at !== null;
    if (!isProven) await takeOver(tx, held.id);
    await link(tx, held.id, account, metadata, false);
    if (isProven) await tellLinked(tx, auth, held.id, email);
    return held.id;
  }
  const created = await createUser(tx, auth, {
    email,
    passwordHash: null,
    confirmed: true,
    userMetadata: metadata,
    provider: 'google',
    providerId: account.sub,
  });
  if (created === null) throw new AuthError(409, 'conflict', 'Please try again');
  return created;
}

/**
 * Adds a Google account to the user who went to fetch it, and tells them. The session that asked must still stand, with the second factor shown if there is one.
 * @throws AuthError when Google has not verified the address, the session ended meanwhile, or the account is somebody's already
 */
export async function linkGoogleAccount(
  tx: Transaction,
  auth: AuthContext,
  account: GoogleAccount,
  by: { readonly userId: string; readonly sessionId: string | null },
): Promise<string> {
  const { email, metadata } = vouchedFor(account);
  await lockUser(tx, by.userId);
  const [standing] =
    await tx`select from auth.sessions s where s.id = ${by.sessionId} and s.user_id = ${by.userId} and not private.second_factor_missing(s.user_id, s.aal)`;
  if (!auth.config.manualLinking || standing === undefined)
    throw new AuthError(403, 'session_not_found', 'The session that asked for the link has ended');
  const [taken] = await tx`select from auth.identities where provider = 'google' and provider_id = ${account.sub}`;
  if (taken !== undefined)
    throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
  await link(tx, by.userId, account, metadata, true);
  await tellLinked(tx, auth, by.userId, email);
  return by.userId;
}

function vouchedFor(account: GoogleAccount): {
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>>;
} {
  if (!account.email_verified || account.email === undefined) {
    throw new AuthError(
      403,
      'provider_email_needs_verification',
      'Unverified email with google. Verify the email with google in order to sign in.',
    );
  }
  const email = normaliseEmail(account.email);
  const metadata = {
    email,
    email_verified: true,
    ...(account.name === undefined ? {} : { name: account.name, full_name: account.name }),
    ...(account.picture === undefined ? {} : { picture: account.picture, avatar_url: account.picture }),
  };
  return { email, metadata };
}

async function userKnownBy(tx: Transaction, account: GoogleAccount): Promise<string | null> {
  const [found] = await tx<
    { user_id: string }[]
  >`select user_id from auth.identities where provider = 'google' and provider_id = ${account.sub}`;
  if (found === undefined) return null;
  await lockUser(tx, found.user_id);
  const [known] = await tx<{ user_id: string }[]>`
    update auth.identities set last_sign_in_at = now(), updated_at = now() where provider = 'google' and provider_id = ${account.sub} returning user_id`;
  return known?.user_id ?? null;
}

async function link(
  tx: Transaction,
  userId: string,
  account: GoogleAccount,
  metadata: Readonly<Record<string, unknown>>,
  byHand: boolean,
): Promise<void> {
  await addIdentity(tx, userId, 'google', account.sub, metadata, byHand);
  await tx`update auth.users set raw_user_meta_data = ${JSON.stringify(metadata)}::text::jsonb || raw_user_meta_data || '{"email_verified": true}' where id = ${userId}`;
  await listProviders(tx, userId);
}

/** Whoever signed up with this address never proved it: neither password nor anything they wrote passes to its owner. */
async function takeOver(tx: Transaction, userId: string): Promise<void> {
  await confirmAddress(tx, userId, null, []);
  await tx`delete from auth.identities where user_id = ${userId} and provider = 'email'`;
}
