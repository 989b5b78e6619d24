import type { Transaction } from '../../database/database.ts';
import { confirmationMail, emailChangeMail, magicLinkMail, recoveryMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthContext } from './auth-context.ts';
import { createOneTimeToken } from './one-time-token.ts';
import type { ProofKey } from './request-body.ts';
import type { AuthUser } from './user.ts';

type User = Pick<AuthUser, 'id' | 'email'>;

/** Where the link of a mail leads: our own pages, which then ask for the verification, so that a mail scanner's visit spends nothing. */
function pageLink(auth: AuthContext, path: string, token: string, type: string): string {
  return `${auth.config.publicUrl}${path}?${new URLSearchParams({ token_hash: token, type }).toString()}`;
}

export async function sendConfirmation(tx: Transaction, auth: AuthContext, user: User, proofKey: ProofKey | null): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, { userId: user.id, type: 'confirmation', address: user.email ?? '', proofKey });
  await tx`update auth.users set confirmation_sent_at = now() where id = ${user.id}`;
  await enqueueMail(tx, { to: user.email ?? '', ...confirmationMail({ url: pageLink(auth, '/auth/email', token, 'signup'), code }) });
}

export async function sendEmailChange(tx: Transaction, auth: AuthContext, user: User, newEmail: string, proofKey: ProofKey | null): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, { userId: user.id, type: 'email_change', address: newEmail, proofKey });
  await tx`update auth.users set email_change = ${newEmail}, email_change_sent_at = now(), updated_at = now() where id = ${user.id}`;
  await enqueueMail(tx, { to: newEmail, ...emailChangeMail({ url: pageLink(auth, '/auth/email', token, 'email_change'), code }) });
}

export async function sendRecovery(tx: Transaction, auth: AuthContext, user: User, proofKey: ProofKey | null): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, { userId: user.id, type: 'recovery', address: user.email ?? '', proofKey });
  await tx`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
  await enqueueMail(tx, { to: user.email ?? '', ...recoveryMail({ url: pageLink(auth, '/auth/recovery', token, 'recovery'), code }) });
}

export async function sendMagicLink(tx: Transaction, auth: AuthContext, user: User, redirectTo: string, proofKey: ProofKey | null): Promise<void> {
  const { token, code } = await createOneTimeToken(tx, auth, { userId: user.id, type: 'magiclink', address: user.email ?? '', proofKey });
  await tx`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
  const url = `${auth.config.publicUrl}/auth/v1/verify?${new URLSearchParams({ token_hash: token, type: 'magiclink', redirect_to: redirectTo }).toString()}`;
  await enqueueMail(tx, { to: user.email ?? '', ...magicLinkMail({ url, code }) });
}
