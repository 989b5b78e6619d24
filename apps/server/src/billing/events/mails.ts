import type Stripe from 'stripe';
import { disputeMail, invoiceFailedMail, invoicePaidMail, refundMail, topupReceiptMail, trialEndingMail } from '../../mail/billing-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { userOf } from './find-user.ts';
import { mailUser } from './mail-user.ts';
import { type EventContext, idOf, instantOf, type Outcome } from './outcome.ts';
import { TOPUP_PURPOSE } from './topups.ts';

/** One mail an event: an event is processed once, in the transaction that puts its mail into the outbox. */
export async function mailTopupReceipt({ transaction, publicUrl }: EventContext, charge: Stripe.Charge): Promise<void> {
  if (charge.metadata['purpose'] !== TOPUP_PURPOSE) return;
  const userId = await userOf(transaction, charge);
  if (userId !== null) await mailUser(transaction, userId, topupReceiptMail({ cents: charge.amount_captured, automatic: charge.metadata['topup_request'] !== undefined, receiptUrl: charge.receipt_url, publicUrl }));
}

export async function invoiceEvent({ transaction, publicUrl }: EventContext, invoice: Stripe.Invoice, paid: boolean): Promise<Outcome> {
  const cents = paid ? invoice.amount_paid : invoice.amount_due;
  if (cents <= 0) return 'ignored';
  const userId = await userOf(transaction, { customer: invoice.customer, metadata: null });
  if (userId === null) return 'ignored';
  const url = invoice.hosted_invoice_url ?? null;
  await mailUser(transaction, userId, paid ? invoicePaidMail({ cents, url, publicUrl }) : invoiceFailedMail({ cents, url, publicUrl }));
  return 'applied';
}

export async function trialWillEnd({ transaction, publicUrl }: EventContext, subscription: Stripe.Subscription): Promise<Outcome> {
  const userId = await userOf(transaction, subscription);
  if (userId === null || subscription.trial_end === null) return 'ignored';
  await mailUser(transaction, userId, trialEndingMail({ endsAt: instantOf(subscription.trial_end), publicUrl }));
  return 'applied';
}

export async function mailRefund({ transaction, publicUrl }: EventContext, refund: Stripe.Refund): Promise<void> {
  const userId = await payerOf({ transaction }, idOf(refund.payment_intent));
  if (userId !== null) await mailUser(transaction, userId, refundMail({ cents: refund.amount, publicUrl }));
}

export async function mailDispute({ transaction, supportEmail }: EventContext, dispute: Stripe.Dispute): Promise<void> {
  const userId = await payerOf({ transaction }, idOf(dispute.payment_intent));
  if (userId === null) return;
  const [user] = await transaction<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
  await enqueueMail(transaction, { to: supportEmail, aboutUser: userId, ...disputeMail({ email: user?.email ?? userId, cents: dispute.amount, disputeId: dispute.id }) });
}

async function payerOf({ transaction }: Pick<EventContext, 'transaction'>, paymentIntent: string | null): Promise<string | null> {
  const [row] = await transaction<{ user_id: string | null }[]>`select user_id from public.topup_logs where stripe_payment_intent_id = ${paymentIntent}`;
  return row?.user_id ?? null;
}
