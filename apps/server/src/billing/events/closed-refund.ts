import type Stripe from 'stripe';
import type { Sql } from '../../database/database.ts';
import { operatorMail, usd } from '../../mail/billing-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { idOf } from './outcome.ts';

const NOT_MADE: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** A refund of unused credit that the bank sends back although its account is gone: the books follow, and the operator is told once. */
export async function closedRefundFailed(sql: Sql, event: Stripe.Event, supportEmail: string): Promise<void> {
  if (event.type !== 'refund.failed' && event.type !== 'refund.updated') return;
  const refund = event.data.object;
  const intent = idOf(refund.payment_intent);
  if (intent === null || !NOT_MADE.has(refund.status ?? '')) return;
  await sql.begin(async (transaction) => {
    const [failed] = await transaction<
      { cents: number | null }[]
    >`select private.fail_credit_refund(${refund.id}, ${intent}) as cents`;
    if (failed === undefined || failed.cents === null) return;
    const what = `The bank sent the refund ${refund.id} of ${usd(failed.cents)} back. It was unused credit of an account that is deleted, so nobody can be asked for another card. If its former owner writes to you, settle it by hand.`;
    await enqueueMail(transaction, {
      to: supportEmail,
      ...operatorMail({ subject: 'A refund of a deleted account failed', paragraphs: [what] }),
    });
  });
}
