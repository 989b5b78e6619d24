import { enqueueMail, type Mail } from '../../mail/outbox.ts';
import type { EventContext } from './outcome.ts';

/** Mails the operator once per event: retries send nothing. */
export async function mailOperator(
  { transaction, supportEmail, firstTry }: EventContext,
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  if (firstTry) await enqueueMail(transaction, { to: supportEmail, ...mail });
}
