import type Stripe from 'stripe';
import {
  disputedMail,
  disputeMail,
  type InvoiceFacts,
  invoiceFailedMail,
  invoicePaidMail,
  refundMail,
  topupReceiptMail,
  trialEndingMail,
} from '../../mail/billing-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { findUser } from './customers.ts';
import { type EventContext, mailUser, type Outcome, TOPUP_PURPOSE } from './event-context.ts';
import { taxOfTopup } from './topups.ts';
import { fromUnixSeconds, stripeId } from '../../stripe/stripe-client.ts';
import { readSubscription } from './subscriptions.ts';

/** One mail per event: an event is processed once, in the transaction that puts its mail into the outbox. */
export async function mailTopupReceipt({ transaction, publicUrl }: EventContext, charge: Stripe.Charge): Promise<void> {
  if (charge.metadata['purpose'] !== TOPUP_PURPOSE) return;
  const userId = await findUser(transaction, charge);
  if (userId === null) return;
  const [wallet] = await transaction<
    { balance: string }[]
  >`select trunc(balance_usd, 2)::text as balance from public.user_credits where user_id = ${userId}`;
  await mailUser(
    transaction,
    userId,
    topupReceiptMail({
      cents: charge.amount_captured - taxOfTopup(charge.amount_captured, charge.metadata),
      automatic: charge.metadata['topup_request'] !== undefined,
      receiptUrl: charge.receipt_url,
      balanceUsd: wallet?.balance ?? '0.00',
      publicUrl,
    }),
  );
}

export async function invoiceEvent(
  { transaction, publicUrl }: EventContext,
  invoice: Stripe.Invoice,
  paid: boolean,
): Promise<Outcome> {
  // A top-up has a mail of its own.
  if (invoice.metadata?.['purpose'] === TOPUP_PURPOSE) return 'ignored';
  const cents = paid ? invoice.amount_paid : invoice.amount_due;
  if (cents <= 0) return 'ignored';
  const userId = await findUser(transaction, { customer: invoice.customer, metadata: null });
  if (userId === null) return 'ignored';
  const facts: InvoiceFacts = {
    cents,
    number: invoice.number,
    reason: invoice.billing_reason,
    url: invoice.hosted_invoice_url ?? null,
    lines: [
      ...invoice.lines.data.map((line) => ({ description: line.description ?? 'Theia plan', cents: line.amount })),
      ...(invoice.total_discount_amounts ?? []).map(({ amount }) => ({ description: 'Discount', cents: -amount })),
      ...(invoice.total_taxes ?? []).map(({ amount }) => ({ description: 'Tax', cents: amount })),
    ],
  };
  await mailUser(
    transaction,
    userId,
    paid ? invoicePaidMail({ ...facts, publicUrl }) : invoiceFailedMail({ ...facts, publicUrl }),
  );
  return 'applied';
}

export async function trialWillEnd(
  { transaction, publicUrl }: EventContext,
  subscription: Stripe.Subscription,
): Promise<Outcome> {
  const userId = await findUser(transaction, subscription);
  if (userId === null || subscription.trial_end === null) return 'ignored';
  const endsAt = fromUnixSeconds(subscription.trial_end);
  const { plan, addons } = await readSubscription(transaction, subscription, endsAt, subscription.status);
  const [card] = await transaction`select 1 from public.payment_method where user_id = ${userId} and active`;
  const monthlyCents = subscription.items.data.reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1),
    0,
  );
  const isCharged =
    plan !== null &&
    !subscription.cancel_at_period_end &&
    subscription.cancel_at === null &&
    (subscription.default_payment_method !== null || card !== undefined);
  await mailUser(
    transaction,
    userId,
    trialEndingMail({ endsAt, continues: isCharged ? { plan, addons, monthlyCents } : null, publicUrl }),
  );
  return 'applied';
}

export async function mailRefund({ transaction, publicUrl }: EventContext, refund: Stripe.Refund): Promise<void> {
  const userId = await findPayer({ transaction }, stripeId(refund.payment_intent));
  if (userId === null) return;
  const [stopped] =
    await transaction`select 1 from public.billing_settings where user_id = ${userId} and not auto_topup and auto_topup_stopped = 'A top-up was refunded.'`;
  await mailUser(
    transaction,
    userId,
    refundMail({ cents: refund.amount, autoTopupStopped: stopped !== undefined, publicUrl }),
  );
}

export async function mailDispute(
  { transaction, publicUrl, supportEmail }: EventContext,
  dispute: Stripe.Dispute,
): Promise<void> {
  const userId = await findPayer({ transaction }, stripeId(dispute.payment_intent));
  if (userId === null) return;
  await mailUser(transaction, userId, disputedMail({ cents: dispute.amount, publicUrl }));
  const [user] = await transaction<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
  await enqueueMail(transaction, {
    to: supportEmail,
    aboutUser: userId,
    ...disputeMail({ email: user?.email ?? userId, cents: dispute.amount, disputeId: dispute.id }),
  });
}

async function findPayer(
  { transaction }: Pick<EventContext, 'transaction'>,
  paymentIntent: string | null,
): Promise<string | null> {
  const [row] = await transaction<
    { user_id: string | null }[]
  >`select user_id from public.topup_logs where stripe_payment_intent_id = ${paymentIntent}`;
  return row?.user_id ?? null;
}
