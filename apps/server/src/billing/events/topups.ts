import type Stripe from 'stripe';
import { findUser } from './customers.ts';
import { operatorMail } from '../../mail/billing-mails.ts';
import { type EventContext, mailOperator, type Outcome, TOPUP_PURPOSE } from './event-context.ts';
import { returnPayment } from './clawbacks.ts';
import { fromUnixSeconds, stripeId } from '../../stripe/stripe-client.ts';

/** The part of a wallet payment that is not credit, in cents. Our metadata says how much credit was sold; without it all of the payment is. */
export function taxOfTopup(cents: number, metadata: Stripe.Metadata | null): number {
  const credit = Number(metadata?.['credit_cents'] ?? cents);
  return Number.isSafeInteger(credit) && credit > 0 && credit < cents ? cents - credit : 0;
}

interface WalletPayment {
  readonly paymentIntent: string | null;
  readonly cents: number;
  readonly currency: string | null;
  readonly charge: string | null;
  readonly receiptUrl: string | null;
  /** Only the charge contains it. */
  readonly card: { readonly brand: string | null; readonly last4: string | null } | null;
  /** The invoice that Stripe made for it; null: none, or unknown to this object. */
  readonly invoice: string | null;
  readonly createdUnix: number;
  readonly metadata: Stripe.Metadata | null;
  readonly customer: string | { readonly id: string } | null;
}

async function bookWalletPayment(context: EventContext, paid: WalletPayment): Promise<Outcome> {
  const { transaction } = context;
  if (paid.metadata?.['purpose'] !== TOPUP_PURPOSE || paid.paymentIntent === null || paid.cents <= 0) return 'ignored';
  const alarm = (paragraph: string): Promise<void> =>
    mailOperator(context, operatorMail({ subject: 'A top-up could not be booked', paragraphs: [paragraph] }));
  if (paid.currency !== 'usd') {
    await alarm(
      `The payment ${paid.paymentIntent} is in ${paid.currency?.toUpperCase() ?? 'no currency'}, and wallets hold US dollars. Please refund it in Stripe or credit it by hand.`,
    );
    return 'ignored';
  }
  const userId = await findUser(transaction, paid);
  if (userId === null) {
    const returned = await returnPayment(transaction, paid.paymentIntent, paid.metadata['user_id'] ?? '');
    if (!returned)
      await alarm(
        `The payment ${paid.paymentIntent} does not belong to any account of this installation. Please check it in Stripe.`,
      );
    return 'ignored';
  }
  const kind = paid.metadata['topup_request'] === undefined ? 'manual' : 'auto';
  const [row] = await transaction<{ known: boolean }[]>`
    select private.apply_topup(${userId}, ${paid.paymentIntent}, ${paid.cents}, ${paid.charge}, ${paid.receiptUrl}, ${kind}, ${fromUnixSeconds(paid.createdUnix)}, ${taxOfTopup(paid.cents, paid.metadata)}) as known`;
  if (row?.known !== true) {
    await returnPayment(transaction, paid.paymentIntent, userId);
    return 'ignored';
  }
  if (paid.card !== null)
    await transaction`update public.topup_logs set card_brand = ${paid.card.brand}, card_last4 = ${paid.card.last4} where stripe_payment_intent_id = ${paid.paymentIntent} and user_id = ${userId} and card_last4 is null`;
  const draft = paid.metadata['invoice'];
  if (draft !== undefined || paid.invoice !== null)
    await transaction`
      update public.topup_logs set stripe_invoice_id = ${paid.invoice ?? draft ?? null}, invoiced_at = case when ${paid.invoice !== null} then now() else invoiced_at end
      where stripe_payment_intent_id = ${paid.paymentIntent} and user_id = ${userId} and (stripe_invoice_id is null or ${paid.invoice !== null})`;
  const request = paid.metadata['topup_request'];
  if (request !== undefined)
    await transaction`select private.finish_topup_request(id, ${paid.paymentIntent}) from public.topup_queue where id::text = ${request} and user_id = ${userId}`;
  return 'applied';
}

/** `checkout.session.completed` and `checkout.session.async_payment_succeeded` of a top-up. */
export function topupBySession(context: EventContext, session: Stripe.Checkout.Session): Promise<Outcome> | Outcome {
  if (session.mode !== 'payment' || session.payment_status !== 'paid') return 'ignored';
  return bookWalletPayment(context, {
    paymentIntent: stripeId(session.payment_intent),
    cents: session.amount_total ?? 0,
    currency: session.currency,
    charge: null,
    receiptUrl: null,
    card: null,
    invoice: stripeId(session.invoice),
    createdUnix: session.created,
    metadata: session.metadata,
    customer: session.customer,
  });
}

/** `payment_intent.succeeded` of a top-up, from the checkout page or off session. */
export function topupByIntent(context: EventContext, intent: Stripe.PaymentIntent): Promise<Outcome> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return bookWalletPayment(context, {
    paymentIntent: intent.id,
    cents: intent.amount_received,
    currency: intent.currency,
    charge: stripeId(intent.latest_charge),
    receiptUrl: charge?.receipt_url ?? null,
    card: null,
    invoice: null,
    createdUnix: intent.created,
    metadata: intent.metadata,
    customer: intent.customer,
  });
}

/** `charge.succeeded` and `charge.updated`: they contain the receipt. */
export function topupByCharge(context: EventContext, charge: Stripe.Charge): Promise<Outcome> | Outcome {
  if (charge.status !== 'succeeded' || !charge.captured) return 'ignored';
  return bookWalletPayment(context, {
    paymentIntent: stripeId(charge.payment_intent),
    cents: charge.amount_captured,
    currency: charge.currency,
    charge: charge.id,
    receiptUrl: charge.receipt_url,
    card: charge.payment_method_details?.card ?? null,
    invoice: null,
    createdUnix: charge.created,
    metadata: charge.metadata,
    customer: charge.customer,
  });
}

/** `payment_intent.payment_failed` of a top-up: shown in the history, nothing is booked. A payment that succeeded later stays succeeded. */
export async function topupFailed({ transaction }: EventContext, intent: Stripe.PaymentIntent): Promise<Outcome> {
  if (intent.metadata['purpose'] !== TOPUP_PURPOSE) return 'ignored';
  const userId = await findUser(transaction, intent);
  if (userId === null) return 'ignored';
  const kind = intent.metadata['topup_request'] === undefined ? 'manual' : 'auto';
  await transaction`
    insert into public.topup_logs (user_id, created_at, amount_cents, status, stripe_payment_intent_id, kind)
    values (${userId}, ${fromUnixSeconds(intent.created)}, ${intent.amount}, 'failed', ${intent.id}, ${kind}) on conflict (stripe_payment_intent_id) do nothing`;
  return 'applied';
}
