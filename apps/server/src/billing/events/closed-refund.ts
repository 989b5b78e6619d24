import type Stripe from 'stripe';
import type { Sql } from '../../database/database.ts';
import { operatorMail, usd } from '../../mail/billing-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { stripeId } from '../../stripe/stripe-values.ts';

const FAILED_STATUSES: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** Handles a refund of unused credit that the bank returns after its account was deleted: updates the books, and notifies the operator once. */
export async function closedRefundFailed(sql: Sql, event: Stripe.Event, supportEmail: string): Promise<void> {
  if (event.type !== 'refund.failed' && event.type !== 'refund.updated') return;
  const refund = event.data.object;
  const intent = stripeId(refund.payment_intent);
  if (intent === null || !FAILED_STATUSES.has(refund.status ?? '')) return;
  await sql.begin(async (transaction) => {
    const [failed] = await transaction<
      { cents: number | null }[]
    >`select private.fail_credit_refund(${refund.id}, ${intent}) as cents`;
    if (failed === undefined || failed.cents === null) return;
    const what = `The bank returned the refund ${refund.id} of ${usd(failed.cents)}. It was unused credit of a deleted account, so nobody can be asked for another card. If its former owner writes to you, settle it manually.`;
    await enqueueMail(transaction, {
      to: supportEmail,
      ...operatorMail({ subject: 'A refund of a deleted account failed', paragraphs: [what] }),
    });
  });
}
