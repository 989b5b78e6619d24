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

/**
 * Removes every identity that the present owner has not proven, and notifies the user of each. Proven is an identity whose provider has verified the
 * address of the account, and the one that the session of the call was signed in with. Anything else may have been planted: by a stranger whose account had another
 * address before, or by a thief.
 * @param sessionId the session that asks; null when the owner proved the address by a mail instead
 */
export async function endUnprovenIdentities(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  sessionId: string | null,
): Promise<void> {
  const ended = await tx<Unlinked[]>`
    delete from auth.identities i using auth.users u
    where u.id = i.user_id and i.user_id = ${userId} and i.provider <> 'email' and lower(i.identity_data ->> 'email') is distinct from lower(u.email)
      and not exists (select from auth.sessions s where s.id = ${sessionId} and s.identity_id = i.id)
    returning i.provider, i.identity_data ->> 'email' as email`;
  if (ended.length === 0) return;
  await settleUnlinked(tx, auth, userId, ended);
}

/** An identity that was removed. */
export interface Unlinked {
  readonly provider: string;
  readonly email: string | null;
}

/** Completes the removal of identities: the address is the sign-in method that is always left, and the user is notified. */
export async function settleUnlinked(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  ended: readonly Unlinked[],
): Promise<void> {
  const [left] = await tx<{ email: string | null; none: boolean }[]>`
    select u.email, not exists (select from auth.identities i where i.user_id = u.id) as none from auth.users u where u.id = ${userId}`;
  if (left?.none === true && left.email !== null)
    await addIdentity(tx, userId, 'email', userId, { email: left.email, email_verified: true });
  await listProviders(tx, userId);
  for (const identity of ended)
    await notify(tx, userId, identityUnlinkedMail({ ...identity, supportEmail: auth.config.supportEmail }));
}

async function notify(
  tx: Transaction,
  userId: string,
  mail: { readonly subject: string; readonly text: string; readonly html: string },
): Promise<void> {
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
  if (user?.email) await enqueueMail(tx, { to: user.email, aboutUser: userId, ...mail });
}
