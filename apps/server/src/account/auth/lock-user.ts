import type { Transaction } from '../../database/database.ts';
import { AuthError } from './auth-error.ts';
import { actAsOwner } from './seen.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Locks the row of a user until the transaction ends, so that changes to credentials and identities run one after another. Lock it before
 * any other row of the user.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx`select from auth.users where id = ${userId} for update`;
}

/**
 * Locks the caller's row and checks again that the session is valid: it may have ended since the call began. The audit log ascribes the rest
 * of the transaction to the caller.
 * @throws AuthError 403 session_not_found
 */
export async function lockCaller(tx: Transaction, { user, session, seen }: SignedIn): Promise<void> {
  await lockUser(tx, user.id);
  const [standing] = await tx`select from auth.sessions where id = ${session.id} and user_id = ${user.id}`;
  if (standing === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await actAsOwner(tx, { userId: user.id, sessionId: session.id, seen });
}
