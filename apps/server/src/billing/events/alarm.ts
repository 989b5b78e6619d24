import { enqueueMail, type Mail } from '../../mail/outbox.ts';
import type { EventContext } from './outcome.ts';

/** Tells the operator, once an event: what is tried again says nothing new. */
export async function mailOperator(
  { transaction, supportEmail, firstTry }: EventContext,
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  if (firstTry) await enqueueMail(transaction, { to: supportEmail, ...mail });
}
