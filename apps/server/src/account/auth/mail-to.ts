import { normaliseEmail } from './request-body.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from '../../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { invalid } from './auth-error.ts';
import { type AuthUser, findUser, isBanned, lockUser } from './user.ts';
import { actAsVisitor } from './seen.ts';

/** Longer than the work for a known address takes, so that the response for an unknown one is not faster. */
export const MINIMUM_ANSWER_MS = 80;

/** Returns the outcome of some work, success or error, but not before the given milliseconds, so that the time reveals nothing about the work. */
export async function withMinimumTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** What a mail is written from. */
export type Recipient = Pick<
  AuthUser,
  'id' | 'email' | 'email_confirmed_at' | 'email_change' | 'email_change_accepted_by'
>;

/** A mail to the user of an address. */
interface AskedMail {
  write(tx: Transaction, user: Recipient): Promise<void>;
  /** Whether there is something to send; absent: always. */
  isDue?(tx: Transaction, user: Recipient): Promise<boolean>;
}

/**
 * Sends a mail to the user of an address, within the limits. When there is no such user, or no mail to send, the same work is done for a user that does
 * not exist and taken back: neither the response nor its time reveals which it was.
 * @throws AuthError 400 without a valid address, 429 over the limit
 */
export async function mailTo(
  c: Context,
  auth: AuthContext,
  address: string | undefined,
  { write, isDue = async () => true }: AskedMail,
): Promise<void> {
  if (address === undefined) throw invalid('An email address is required');
  const email = normaliseEmail(address);
  auth.limiters.spend('mailsPerAddress', auth.clientAddress(c));
  auth.limiters.spend('mailsPerEmail', email);
  await withMinimumTime(
    MINIMUM_ANSWER_MS,
    auth.database.sql.begin(async (tx) => {
      const nobody: Recipient = {
        id: randomUUID(),
        email,
        email_confirmed_at: null,
        email_change: email,
        email_change_accepted_by: null,
      };
      const found = await findUser(tx, { email });
      await actAsVisitor(tx, c, auth);
      await lockUser(tx, found?.id ?? nobody.id);
      const user = await findUser(tx, { email });
      const isSent = (await isDue(tx, user ?? nobody)) && user !== null && !isBanned(user, auth.now());
      await tx`set constraints auth.one_time_tokens_user_id_fkey, private.mail_outbox_about_user_fkey deferred`;
      if (isSent) await tx.savepoint((savepoint) => write(savepoint, user));
      else {
        await pretend(tx, (savepoint) => write(savepoint, nobody));
        // The mail worker is woken as by a mail.
        await tx`select pg_notify('theia_mail', '')`;
      }
    }),
  );
}

class RolledBack extends Error {}

/** Does some work and rolls it back. */
export async function pretend(tx: Transaction, work: (savepoint: Transaction) => Promise<void>): Promise<void> {
  try {
    await tx.savepoint(async (savepoint) => {
      await work(savepoint);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}
