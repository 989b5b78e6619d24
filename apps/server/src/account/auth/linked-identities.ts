import type { Transaction } from '../../database/database.ts';
import { identityLinkedMail, identityUnlinkedMail } from '../../mail/identity-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthContext } from './auth-context.ts';
import { addIdentity, listProviders } from './create-user.ts';

/** Notifies the user that a Google account can now sign in to their account. */
export async function notifyLinked(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  accountEmail: string,
): Promise<void> {
  await notify(tx, userId, identityLinkedMail({ accountEmail, supportEmail: auth.config.supportEmail }));
}

/** Notifies the user that an identity can no longer sign in to their account. */
export async function notifyUnlinked(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  identity: { readonly provider: string; readonly email: string | null },
): Promise<void> {
  await notify(tx, userId, identityUnlinkedMail({ ...identity, supportEmail: auth.config.supportEmail }));
}

/** Removes every manually linked identity, because the password in force at that time is no longer valid. The user is notified. */
export async function unlinkManualIdentities(tx: Transaction, auth: AuthContext, userId: string): Promise<void> {
  const ended = await tx<{ provider: string; email: string | null }[]>`
    delete from auth.identities where user_id = ${userId} and linked_by_hand returning provider, identity_data ->> 'email' as email`;
  if (ended.length === 0) return;
  const [left] = await tx<{ email: string | null; none: boolean }[]>`
    select u.email, not exists (select from auth.identities i where i.user_id = u.id) as none from auth.users u where u.id = ${userId}`;
  if (left?.none === true && left.email !== null)
    await addIdentity(tx, userId, 'email', userId, { email: left.email, email_verified: true });
  await listProviders(tx, userId);
  for (const identity of ended) await notifyUnlinked(tx, auth, userId, identity);
}

async function notify(
  tx: Transaction,
  userId: string,
  mail: { readonly subject: string; readonly text: string; readonly html: string },
): Promise<void> {
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
  if (user?.email) await enqueueMail(tx, { to: user.email, aboutUser: userId, ...mail });
}
