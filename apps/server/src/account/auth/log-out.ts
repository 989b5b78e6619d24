import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { endUnprovenIdentities } from './linked-identities.ts';
import { lockUser } from './lock-user.ts';
import { actAsOwner } from './seen.ts';
import { requireSecondFactor, signedIn } from './signed-in.ts';
import { voidTokens } from './void-tokens.ts';

/**
 * `POST /logout?scope=global|local|others`: ends all sessions of the user, this one, or all but this one. When other sessions end, pending
 * links, codes and changes are cancelled too, because one of those sessions may have requested them, and identities that the owner has not proven end.
 */
export const logOut: AuthCall = async (c, auth) => {
  const scope = c.req.query('scope') ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw new AuthError(400, 'validation_failed', 'Unsupported logout scope');
  const caller = await signedIn(c, auth);
  if (scope !== 'local')
    requireSecondFactor(caller, 'AAL2 session is required to end other sessions when MFA is enabled.');
  const { user, session, seen } = caller;
  await auth.database.sql.begin(async (tx) => {
    await lockUser(tx, user.id);
    await actAsOwner(tx, { userId: user.id, sessionId: session.id, seen });
    if (scope === 'local') {
      await tx`delete from auth.sessions where id = ${session.id}`;
      return;
    }
    await endUnprovenIdentities(tx, auth, user.id, session.id);
    await tx`delete from auth.sessions where user_id = ${user.id} ${scope === 'others' ? tx`and id <> ${session.id}` : tx``}`;
    await voidTokens(tx, user.id);
  });
  return c.body(null, 204);
};
