import type { Transaction } from '../../database/database.ts';
import { confirmationMail, magicLinkMail, recoveryMail } from '../../mail/account-mails.ts';
import { addressWantedMail, emailChangeAskedMail, emailChangeMail } from '../../mail/security-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthContext } from './auth-context.ts';
import { createOneTimeToken, wasJustMailed } from './one-time-token.ts';
import type { ProofKey } from './request-body.ts';
import type { AuthUser } from './user.ts';

type User = Pick<AuthUser, 'id' | 'email'>;

/** The link in a mail. It leads to our own pages, which then request the verification, so a mail scanner that opens it does not spend the token. */
function pageLink(auth: AuthContext, path: string, token: string, type: string): string {
  return `${auth.config.publicUrl}${path}?${new URLSearchParams({ token_hash: token, type }).toString()}`;
}

/** Mails the link and code that confirm this sign-up of an unconfirmed user (null: the address alone). */
export async function sendConfirmation(
  tx: Transaction,
  auth: AuthContext,
  user: User,
  signUpId: string | null,
  proofKey: ProofKey | null,
): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, user, { type: 'confirmation', proofKey, signUpId });
  await tx`update auth.users set confirmation_sent_at = now() where id = ${user.id}`;
  const [signUp] = await tx<{ created_at: Date; others: boolean }[]>`
    select created_at, exists (select from auth.sign_ups other where other.user_id = s.user_id and other.id <> s.id) as others from auth.sign_ups s where id = ${signUpId}`;
  const mail = confirmationMail({
    url: pageLink(auth, '/auth/email', token, 'signup'),
    code,
    oneOfSeveral: signUp?.others === true ? signUp.created_at : null,
  });
  await enqueueMail(tx, { to: user.email ?? '', ...mail });
}

/** Stores the address a user wants to change to, in place of any earlier request, and mails both addresses. The change takes effect when both have accepted. */
export async function sendEmailChange(
  tx: Transaction,
  auth: AuthContext,
  user: User,
  newEmail: string,
  proofKey: ProofKey | null,
): Promise<void> {
  await tx`update auth.users set email_change = ${newEmail}, email_change_sent_at = now(), email_change_accepted_by = null, updated_at = now() where id = ${user.id}`;
  await mailNewAddress(tx, auth, user, newEmail, proofKey);
  await mailCurrentAddress(tx, auth, user, newEmail, proofKey);
}

/** Mails again whichever of the two addresses has not accepted the pending change and has not just been mailed. */
export async function resendEmailChange(
  tx: Transaction,
  auth: AuthContext,
  user: User & Pick<AuthUser, 'email_change' | 'email_change_accepted_by'>,
  proofKey: ProofKey | null,
): Promise<void> {
  const { email_change: newEmail, email_change_accepted_by: acceptedBy } = user;
  if (newEmail === null) return;
  const isDue = async (half: 'current' | 'new') =>
    acceptedBy !== half && !(await wasJustMailed(tx, { userId: user.id, type: `email_change_${half}` }));
  if (await isDue('new')) await mailNewAddress(tx, auth, user, newEmail, proofKey);
  if (await isDue('current')) await mailCurrentAddress(tx, auth, user, newEmail, proofKey);
}

/**
 * An address that already has an account cannot get another one: its owner gets a notice instead of the link. An unconfirmed sign-up
 * does not count as an account.
 */
async function mailNewAddress(
  tx: Transaction,
  auth: AuthContext,
  user: User,
  newEmail: string,
  proofKey: ProofKey | null,
): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, user, {
    type: 'email_change_new',
    address: newEmail,
    proofKey,
  });
  const [taken] =
    await tx`select from auth.users where lower(email) = lower(${newEmail}) and email_confirmed_at is not null`;
  if (taken !== undefined)
    return enqueueMail(tx, { to: newEmail, ...addressWantedMail({ publicUrl: auth.config.publicUrl }) });
  const mail = emailChangeMail({
    url: pageLink(auth, '/auth/email', token, 'email_change'),
    code,
    currentAddress: user.email ?? '',
  });
  await enqueueMail(tx, { to: newEmail, aboutUser: user.id, ...mail });
}

async function mailCurrentAddress(
  tx: Transaction,
  auth: AuthContext,
  user: User,
  newEmail: string,
  proofKey: ProofKey | null,
): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, user, { type: 'email_change_current', proofKey });
  const { token: stop } = await createOneTimeToken(tx, auth, user, { type: 'email_change_stop', proofKey: null });
  const stopUrl = pageLink(auth, '/auth/email', stop, 'email_change_stop');
  const mail = emailChangeAskedMail({
    url: pageLink(auth, '/auth/email', token, 'email_change'),
    code,
    stopUrl,
    newAddress: newEmail,
  });
  await enqueueMail(tx, { to: user.email ?? '', aboutUser: user.id, ...mail });
}

export async function sendRecovery(
  tx: Transaction,
  auth: AuthContext,
  user: User,
  proofKey: ProofKey | null,
): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, user, { type: 'recovery', proofKey });
  await tx`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
  await enqueueMail(tx, {
    to: user.email ?? '',
    ...recoveryMail({ url: pageLink(auth, '/auth/recovery', token, 'recovery'), code }),
  });
}

export async function sendMagicLink(
  tx: Transaction,
  auth: AuthContext,
  user: User,
  redirectTo: string,
  proofKey: ProofKey | null,
): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, user, { type: 'magiclink', proofKey });
  await tx`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
  const url = `${auth.config.publicUrl}/auth/v1/verify?${new URLSearchParams({ token_hash: token, type: 'magiclink', redirect_to: redirectTo }).toString()}`;
  await enqueueMail(tx, { to: user.email ?? '', ...magicLinkMail({ url, code }) });
}
