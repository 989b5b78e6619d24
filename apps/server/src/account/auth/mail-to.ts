import type { Context } from 'hono';
import type { Transaction } from '../../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { normaliseEmail } from './email-address.ts';
import { lockUser } from './lock-user.ts';
import { MINIMUM_ANSWER_MS, withMinimumTime } from './minimum-time.ts';
import { actAsVisitor } from './seen.ts';
import { type AuthUser, findUser, isBanned } from './user.ts';

/**
 * Sends a mail to the user of an address, within the limits. When there is no such user it does nothing, and the answer is the same.
 * @throws AuthError 400 without a valid address, 429 over the limit
 */
export async function mailTo(
  c: Context,
  auth: AuthContext,
  address: string | undefined,
  write: (tx: Transaction, user: AuthUser) => Promise<void>,
): Promise<void> {
  if (address === undefined) throw new AuthError(400, 'validation_failed', 'An email address is required');
  const email = normaliseEmail(address);
  auth.limiters.spend('mailsPerAddress', auth.clientAddress(c));
  auth.limiters.spend('mailsPerEmail', email);
  await withMinimumTime(
    MINIMUM_ANSWER_MS,
    auth.database.sql.begin(async (tx) => {
      const found = await findUser(tx, { email });
      if (found === null) return;
      await actAsVisitor(tx, c, auth);
      await lockUser(tx, found.id);
      const user = await findUser(tx, { email });
      if (user !== null && !isBanned(user, auth.now())) await write(tx, user);
    }),
  );
}
