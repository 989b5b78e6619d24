import type { Sql } from '../../database/database.ts';
import { z } from 'zod';
import { reauthenticationMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, endedSession, invalid } from './auth-error.ts';
import { createOneTimeToken, spendToken, tryCode } from './one-time-token.ts';
import { readBody, textField } from './request-body.ts';
import { requireSecondFactor, type SignedIn, signedIn } from './signed-in.ts';

/** What a caller sends to prove that they are the owner. The access token alone may be stolen. */
export interface OwnerProof {
  /** The code that `GET /reauthenticate` mails. */
  readonly nonce?: string | undefined;
  readonly password?: string | undefined;
}

export const REAUTHENTICATION_NEEDED = 'reauthentication_needed';
export const SIGN_IN_AGAIN = 'This change needs a sign-in of the last ten minutes. Please confirm that it is you.';

/** True if the owner signed in within the last ten minutes in this session, by the database's clock and at the level that the account's factors require. */
export async function hasRecentSignIn(sql: Sql, sessionId: string, forPassword = false): Promise<boolean> {
  const [session] = await sql<
    { recent: boolean }[]
  >`select private.recently_signed_in(${sessionId}, ${forPassword}) as recent`;
  return session?.recent === true;
}

/**
 * Allows only the owner: with a valid proof in the request, or after a recent sign-in in this session.
 * @param forPassword a session from a recovery link is accepted as well, because its purpose is to set a new password
 * @throws AuthError 401 insufficient_aal, 400 reauthentication_needed, 422 reauthentication_not_valid, 429
 */
export async function requireOwner(
  auth: AuthContext,
  caller: SignedIn,
  { proof = {}, forPassword = false }: { readonly proof?: OwnerProof; readonly forPassword?: boolean } = {},
): Promise<void> {
  requireSecondFactor(caller, 'AAL2 session is required for this change when MFA is enabled.');
  if (proof.nonce !== undefined || proof.password !== undefined) return requireProof(auth, caller, proof);
  if (await hasRecentSignIn(auth.database.sql, caller.session.id, forPassword)) return;
  throw new AuthError(400, REAUTHENTICATION_NEEDED, SIGN_IN_AGAIN);
}

/**
 * Checks every proof that was sent. Tries are counted per session, so a thief with another session cannot use up the owner's.
 * @throws AuthError 422 reauthentication_not_valid, 429
 */
async function requireProof(
  auth: AuthContext,
  { user, session }: SignedIn,
  { nonce, password }: OwnerProof,
): Promise<void> {
  auth.limiters.spend('passwordTriesPerSession', session.id);
  if (password !== undefined && !(await auth.passwordHashes.match(password, user.encrypted_password)))
    throw new AuthError(422, 'reauthentication_not_valid', 'Password is incorrect.');
  if (nonce !== undefined) {
    const tokenId = await tryCode(auth.database.sql, auth, user.email?.toLowerCase() ?? '', nonce, [
      'reauthentication',
    ]);
    const spent = tokenId === null ? null : await auth.database.sql.begin((tx) => spendToken(tx, tokenId));
    if (spent?.user_id !== user.id)
      throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  auth.limiters.refund('passwordTriesPerSession', session.id);
}

const proofBody = z.object({ password: textField(), nonce: textField() });

/** `GET /reauthenticate`: mails a code that a signed-in user can send as `nonce` with a change. */
export const reauthenticate: AuthCall = async (c, auth) => {
  const { user } = await signedIn(c, auth);
  const address = user.email;
  if (address === null)
    throw new AuthError(422, 'validation_failed', 'Reauthentication requires the user to have an email');
  auth.limiters.spend('mailsPerEmail', address);
  await auth.database.sql.begin(async (tx) => {
    const { code } = await createOneTimeToken(tx, auth, user, { type: 'reauthentication', proofKey: null });
    await enqueueMail(tx, { to: address, ...reauthenticationMail({ code }) });
  });
  return c.json({});
};

/** `POST /reauthenticate` takes the password or the mailed code. For ten minutes the session then counts as recently signed in. */
export const proveOwner: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const proof = await readBody(c, proofBody);
  if (proof.password === undefined && proof.nonce === undefined) throw invalid('A password or a nonce is required');
  requireSecondFactor(caller, 'AAL2 session is required to confirm an account with MFA enabled.');
  await requireProof(auth, caller, proof);
  const renewed = await auth.database
    .sql`update auth.sessions set signed_in_at = now(), updated_at = now() where id = ${caller.session.id}`;
  if (renewed.count === 0) throw endedSession();
  return c.json({});
};
