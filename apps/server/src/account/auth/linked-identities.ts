import type { Transaction } from '../../database/database.ts';
import { identityLinkedMail, identityUnlinkedMail } from '../../mail/security-mails.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { addIdentity, listProviders } from './create-user.ts';
import { z } from 'zod';
import { AuthError } from './auth-error.ts';
import { lockCaller } from './user.ts';
import { notifyOwner } from './notify-owner.ts';
import { requireOwner } from './recent-sign-in.ts';
import { signedIn } from './signed-in.ts';

/** Notifies the user that a Google account can now sign in to their account. */
export async function notifyLinked(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  accountEmail: string,
): Promise<void> {
  await notifyOwner(tx, userId, identityLinkedMail({ accountEmail, supportEmail: auth.config.supportEmail }));
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
interface Unlinked {
  readonly provider: string;
  readonly email: string | null;
}

/** Completes the removal of identities: the address is the sign-in method that is always left, and the user is notified. */
async function settleUnlinked(
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
    await notifyOwner(tx, userId, identityUnlinkedMail({ ...identity, supportEmail: auth.config.supportEmail }));
}

/** `DELETE /user/identities/{id}`: removes one sign-in method, never the last, with the other sessions that it signed in to, and notifies the user. The one of the address goes with its password. */
export const unlinkIdentity: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  await requireOwner(auth, caller);
  const id = z.guid().safeParse(c.req.param('id'));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  return auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    const held = await tx<
      { id: string; provider: string; email: string | null }[]
    >`select id, provider, identity_data ->> 'email' as email from auth.identities where user_id = ${caller.user.id} for update`;
    const unlinked = held.find((identity) => identity.id === id.data);
    if (unlinked === undefined) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    if (held.length < 2 && (unlinked.provider === 'email' || caller.user.encrypted_password === null))
      throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
    await tx`delete from auth.sessions where identity_id = ${id.data} and id <> ${caller.session.id}`;
    await tx`delete from auth.identities where id = ${id.data}`;
    if (unlinked.provider === 'email')
      await tx`update auth.users set encrypted_password = null, updated_at = now() where id = ${caller.user.id}`;
    await settleUnlinked(tx, auth, caller.user.id, [unlinked]);
    return c.json({});
  });
};
