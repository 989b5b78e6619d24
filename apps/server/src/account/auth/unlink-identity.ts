import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { settleUnlinked } from './linked-identities.ts';
import { lockCaller } from './lock-user.ts';
import { requireOwner } from './recent-sign-in.ts';
import { signedIn } from './signed-in.ts';

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
