import { normaliseEmail } from './request-body.ts';
import type { Transaction } from '../../database/database.ts';
import type { Seen } from '../../database/acting.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, conflict } from './auth-error.ts';
import { addIdentity, createUser, listProviders } from './create-user.ts';
import type { GoogleAccount } from './google-provider.ts';
import { notifyLinked } from './linked-identities.ts';
import { findUser, lockUser } from './user.ts';
import { confirmAddress } from './pending-sign-up.ts';
import { actAsOwner } from './seen.ts';

/**
 * Finds the user of a Google account, by the account or by its address, or creates one.
 * @throws AuthError when Google has not verified the address
 */
export async function findOrCreateGoogleUser(
  tx: Transaction,
  auth: AuthContext,
  account: GoogleAccount,
): Promise<string> {
  const { email, metadata } = requireVerifiedEmail(account);
  const known = await findLinkedUser(tx, account);
  if (known !== null) return known;
  const found = await findUser(tx, { email });
  if (found !== null) await lockUser(tx, found.id);
  const held = await findUser(tx, { email });
  if (held !== null) {
    const isProven = held.email_confirmed_at !== null;
    if (!isProven) await takeOver(tx, held.id);
    await link(tx, held.id, account, metadata);
    if (isProven) await notifyLinked(tx, auth, held.id, email);
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
  if (created === null) throw conflict();
  return created;
}

/**
 * Adds a Google account to the user who requested it, and notifies them. The session that requested it must still be valid, with the second
 * factor if the user has one.
 * @throws AuthError when Google has not verified the address, the session has ended, or the account already belongs to another user
 */
export async function linkGoogleAccount(
  tx: Transaction,
  auth: AuthContext,
  account: GoogleAccount,
  by: { readonly userId: string; readonly sessionId: string | null; readonly seen: Required<Seen> },
): Promise<string> {
  const { email, metadata } = requireVerifiedEmail(account);
  await lockUser(tx, by.userId);
  const [standing] =
    await tx`select from auth.sessions s where s.id = ${by.sessionId} and s.user_id = ${by.userId} and not private.second_factor_missing(s.user_id, s.aal)`;
  if (!auth.config.manualLinking || standing === undefined)
    throw new AuthError(403, 'session_not_found', 'The session that asked for the link has ended');
  if ((await findGoogleIdentity(tx, account)) !== null)
    throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
  if (by.sessionId !== null) await actAsOwner(tx, { userId: by.userId, sessionId: by.sessionId, seen: by.seen });
  await link(tx, by.userId, account, metadata);
  await notifyLinked(tx, auth, by.userId, email);
  return by.userId;
}

function requireVerifiedEmail(account: GoogleAccount) {
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

interface LinkedIdentity {
  readonly id: string;
  readonly user_id: string;
}

/** The identity of a Google account; null when no user has it. */
export async function findGoogleIdentity(tx: Transaction, { sub }: GoogleAccount): Promise<LinkedIdentity | null> {
  const [found] = await tx<LinkedIdentity[]>`
    select id, user_id from auth.identities where provider = 'google' and provider_id = ${sub}`;
  return found ?? null;
}

async function findLinkedUser(tx: Transaction, account: GoogleAccount): Promise<string | null> {
  const found = await findGoogleIdentity(tx, account);
  if (found === null) return null;
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
): Promise<void> {
  await addIdentity(tx, userId, 'google', account.sub, metadata);
  await tx`update auth.users set raw_user_meta_data = ${JSON.stringify(metadata)}::text::jsonb || raw_user_meta_data || '{"email_verified": true}' where id = ${userId}`;
  await listProviders(tx, userId);
}

/** The earlier sign-ups with this address were never confirmed: their passwords and metadata are not given to its owner. */
async function takeOver(tx: Transaction, userId: string): Promise<void> {
  await confirmAddress(tx, userId, null, []);
  await tx`delete from auth.identities where user_id = ${userId} and provider = 'email'`;
}
