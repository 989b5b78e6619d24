import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { passwordChangedMail } from '../../mail/security-mails.ts';
import { sendEmailChange } from './auth-mail.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';
import { applyEmailChange } from './apply-token.ts';
import { endUnprovenIdentities } from './linked-identities.ts';
import { lockCaller, userById, userJson } from './user.ts';
import { checkNewPassword } from './password.ts';
import { requireOwner } from './recent-sign-in.ts';
import {
  normaliseEmail,
  proofKeyFields,
  readBody,
  readProofKey,
  textField,
  userMetadataField,
} from './request-body.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { readSecurityFacts, notifyOwner } from './notify-owner.ts';
import { voidTokens } from './one-time-token.ts';

const bodySchema = z.object({
  email: textField(),
  phone: textField(),
  password: textField(),
  current_password: textField(),
  nonce: textField(),
  data: userMetadataField,
  ...proofKeyFields,
});

/**
 * `PUT /user`. Changes to sign-in data require the owner. A new password ends the other sessions. A new e-mail address takes effect when
 * the mails to it and to the current address are confirmed.
 */
export const updateUser: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const body = await readBody(c, bodySchema);
  const proofKey = readProofKey(body);
  if (body.phone !== undefined) throw new AuthError(400, 'phone_provider_disabled', 'Phone numbers are not supported');
  const proof = { nonce: body.nonce, password: body.current_password };
  if (body.email !== undefined || body.password !== undefined)
    await requireOwner(auth, caller, { proof, forPassword: body.email === undefined });
  const passwordHash = body.password === undefined ? null : await newPasswordHash(auth, caller, body.password);
  if (body.email !== undefined) auth.limiters.spend('mailsPerAddress', auth.clientAddress(c));
  const newEmail = body.email === undefined ? null : otherAddress(caller, body.email);
  if (newEmail !== null) auth.limiters.spend('mailsPerEmail', newEmail);
  if (newEmail !== null && caller.user.email !== null)
    auth.limiters.spend('mailsPerEmail', caller.user.email.toLowerCase());

  return auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    if (body.data !== undefined) await mergeMetadata(tx, caller, body.data);
    if (passwordHash !== null) await setPassword(tx, c, auth, caller, passwordHash);
    if (newEmail !== null && auth.confirmEmail) await sendEmailChange(tx, auth, caller.user, newEmail, proofKey);
    if (newEmail !== null && !auth.confirmEmail) await applyEmailChange(tx, auth, caller.user.id, newEmail);
    return c.json(userJson(await userById(tx, caller.user.id)));
  });
};

async function newPasswordHash({ passwordHashes }: AuthContext, { user }: SignedIn, password: string): Promise<string> {
  checkNewPassword(password);
  if (await passwordHashes.match(password, user.encrypted_password))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return passwordHashes.of(password);
}

/** The requested address; null when the user has it already. Whether another user has it is not revealed here; that user is notified. */
function otherAddress({ user }: SignedIn, email: string): string | null {
  const address = normaliseEmail(email);
  return address === user.email?.toLowerCase() ? null : address;
}

async function mergeMetadata(
  tx: Transaction,
  { user }: SignedIn,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const merged = { ...user.raw_user_meta_data, ...data };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(kept)) > 4096) throw invalid('data: must be at most 4096 bytes of JSON');
  await tx`update auth.users set raw_user_meta_data = ${JSON.stringify(kept)}::text::jsonb, updated_at = now() where id = ${user.id}`;
}

async function setPassword(
  tx: Transaction,
  c: Context,
  auth: AuthContext,
  { user, session }: SignedIn,
  passwordHash: string,
): Promise<void> {
  await tx`update auth.users set encrypted_password = ${passwordHash}, updated_at = now() where id = ${user.id}`;
  await tx`delete from auth.sessions where user_id = ${user.id} and id <> ${session.id}`;
  await tx`update auth.sessions set recovered_at = null where id = ${session.id}`;
  await voidTokens(tx, user.id);
  await endUnprovenIdentities(tx, auth, user.id, session.id);
  await notifyOwner(tx, user.id, passwordChangedMail(readSecurityFacts(c, auth)));
}
