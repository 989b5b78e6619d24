import type { Transaction } from '../../database/database.ts';
import { enqueueMail, type Mail } from '../../mail/outbox.ts';

/** applied: our rows now match the event; ignored: we do not use this event; waiting: it depends on something that is not known yet. */
export type Outcome = 'applied' | 'ignored' | 'waiting';

/** Dependencies for applying an event. The transaction also marks the event as processed. */
export interface EventContext {
  readonly transaction: Transaction;
  readonly publicUrl: string;
  readonly supportEmail: string;
  readonly firstTry: boolean;
  /** True when the event has waited long enough for the events it should follow. */
  readonly patienceIsOver: boolean;
}

/** Mails the operator once per event: retries send nothing. */
export async function mailOperator(
  { transaction, supportEmail, firstTry }: EventContext,
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  if (firstTry) await enqueueMail(transaction, { to: supportEmail, ...mail });
}

/** Mails the owner of an account, in the transaction of the change that causes the mail. */
export async function mailUser(transaction: Transaction, userId: string, mail: Omit<Mail, 'to'>): Promise<void> {
  const [user] = await transaction<
    { email: string | null }[]
  >`select email from auth.users where id = ${userId} and deleted_at is null`;
  if (user?.email) await enqueueMail(transaction, { to: user.email, ...mail });
}

/** The metadata value that marks a wallet payment, on the checkout session, the payment intent and its charges. */
export const TOPUP_PURPOSE = 'wallet_topup';
