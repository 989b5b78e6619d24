import { type AccountFunction, FunctionRefused } from '../functions/account-function.ts';
import { hasRecentSignIn, REAUTHENTICATION_NEEDED, SIGN_IN_AGAIN } from '../auth/recent-sign-in.ts';
import { accountDeletion, WRONG_DELETION_PHRASE } from '../../rules/account-deletion.ts';
import { closeAccount } from './close-account.ts';

/** Deletes the caller's account permanently, after a recent sign-in: a token alone is not enough. `followUp` starts the remaining work, mainly at Stripe. */
export const deleteAccount = (followUp: () => Promise<void>): AccountFunction => ({
  name: 'delete-account',
  handle: async ({ user, body, sql }) => {
    if (!accountDeletion.safeParse(body).success) throw new FunctionRefused(400, WRONG_DELETION_PHRASE);
    if (!(await hasRecentSignIn(sql, user.claims.session_id)))
      throw new FunctionRefused(403, SIGN_IN_AGAIN, REAUTHENTICATION_NEEDED);
    if (!(await closeAccount(sql, user.userId))) throw new FunctionRefused(404, 'This account does not exist any more');
    await followUp();
    return { deleted: true };
  },
});
