import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../functions/account-function.ts';
import { hasRecentSignIn, REAUTHENTICATION_NEEDED, SIGN_IN_AGAIN } from '../auth/recent-sign-in.ts';
import { closeAccount } from './close-account.ts';

const PHRASE = 'delete my account';
const bodySchema = z.object({ confirmation: z.string().refine((text) => text.trim().toLowerCase() === PHRASE) });

/** Deletes the account of the caller for good, after a recent sign-in: a token alone is not enough. `afterwards` starts what is left to do, at Stripe above all. */
export const deleteAccount = (afterwards: () => Promise<void>): AccountFunction => ({
  name: 'delete-account',
  handle: async ({ user, body, sql }) => {
    if (!bodySchema.safeParse(body).success)
      throw new FunctionRefused(400, 'Please type the confirmation phrase exactly as shown.');
    if (!(await hasRecentSignIn(sql, user.claims.session_id)))
      throw new FunctionRefused(403, SIGN_IN_AGAIN, REAUTHENTICATION_NEEDED);
    if (!(await closeAccount(sql, user.userId))) throw new FunctionRefused(404, 'This account does not exist any more');
    await afterwards();
    return { deleted: true };
  },
});
