import { enqueueMail, type Mail } from '../../mail/outbox.ts';
import type { Transaction } from '../../database/database.ts';

/** Mails the owner of an account, in the transaction of the change that causes the mail. */
export async function mailUser(transaction: Transaction, userId: string, mail: Omit<Mail, 'to'>): Promise<void> {
  const [user] = await transaction<
    { email: string | null }[]
  >`select email from auth.users where id = ${userId} and deleted_at is null`;
  if (user?.email) await enqueueMail(transaction, { to: user.email, ...mail });
}
