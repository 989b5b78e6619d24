import { Stripe } from 'stripe';
import type { Sql } from '../../database/database.ts';
import { topupFailedMail, topupNeedsYouMail } from '../../mail/billing-mails.ts';
import { mailUser, TOPUP_PURPOSE } from '../events/event-context.ts';
import { taxOfTopup } from '../events/topups.ts';
import { returnPayment } from '../events/clawbacks.ts';
import { invoicedPayment, taxedPage } from '../functions/dependencies.ts';
import { refundInFull } from '../tasks/payment-tasks.ts';
import type { LeasedTopup } from './topup-task.ts';

const ATTEMPTS_MAX = 3;
/** The largest difference between Stripe's clock and ours. */
const CLOCK_DIFFERENCE_MAX_MS = 3_600_000;

export interface TopupDependencies {
  readonly sql: Sql;
  readonly stripe: Stripe;
  readonly publicUrl: string;
  /** Wait before the second try; the third waits four times as long. */
  readonly retrySeconds: number;
  readonly collectsTax: boolean;
  /** Seller details for the invoice footer. */
  readonly sellerFooter: string | null;
}

/** A leased request with a card to charge. */
interface Chargeable extends LeasedTopup {
  readonly customer: string;
  readonly paymentMethod: string;
}

const NO_ADDRESS = 'The tax needs your address: enter your billing details.';
const CARD_CANNOT_BE_CHARGED = 'The card on file cannot be charged.';

/**
 * Charges a leased request off session. Each try has one idempotency key: after a crash, the next process repeats the call with the same
 * key and gets the same payment. A decline counts as a try. When Stripe cannot be reached the try stays open, because its outcome is unknown.
 */
export async function chargeTopup(dependencies: TopupDependencies, lease: LeasedTopup): Promise<void> {
  const cents = Math.round(Number(lease.amountUsd) * 100);
  const { customer, paymentMethod } = lease;
  if (customer === null || paymentMethod === null)
    await giveUp(dependencies, lease, 'failed', cents, CARD_CANNOT_BE_CHARGED);
  else await charge(dependencies, { ...lease, customer, paymentMethod }, cents);
}

async function charge(dependencies: TopupDependencies, request: Chargeable, cents: number): Promise<void> {
  const { stripe } = dependencies;
  const attempt = request.attempts + 1;
  const metadata = {
    user_id: request.userId,
    purpose: TOPUP_PURPOSE,
    topup_request: request.id,
    credit_cents: String(cents),
  };
  try {
    const earlier = request.resumed ? await findEarlierPayment(stripe, request) : null;
    if (earlier !== null) {
      await completeTopup(dependencies, request, earlier);
      return;
    }
    const draft = await draftTopupInvoice(dependencies, request, cents);
    if (draft.needsAddress) {
      await giveUp(dependencies, request, 'failed', cents, NO_ADDRESS);
      return;
    }
    const intent = await stripe.paymentIntents.create(
      {
        amount: draft.totalCents,
        currency: 'usd',
        customer: request.customer,
        payment_method: request.paymentMethod,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        off_session: true,
        confirm: true,
        metadata: { ...metadata, invoice: draft.id },
        description: 'Theia automatic top-up',
      },
      { idempotencyKey: `topup:${request.id}:${attempt}` },
    );
    if (intent.status === 'succeeded') await completeTopup(dependencies, request, intent);
    else if (intent.status === 'requires_action') await askOwner(dependencies, request, cents, intent.id, metadata);
    // Anything else is under way at Stripe; its event ends it.
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      const intentId = error.payment_intent?.id ?? null;
      if (error.code === 'authentication_required') await askOwner(dependencies, request, cents, intentId, metadata);
      else
        await recordDecline(
          dependencies,
          request,
          attempt,
          cents,
          error.message,
          error.decline_code ?? error.code ?? 'declined',
        );
      return;
    }
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    ) {
      await giveUp(dependencies, request, 'failed', cents, CARD_CANNOT_BE_CHARGED);
      return;
    }
    throw error;
  }
}

/**
 * Finds the payment of a request that was started before. Stripe drops idempotency keys after a day, and a server may be down for longer,
 * so the payment is looked up before the key is used again.
 */
async function findEarlierPayment(stripe: Stripe, request: Chargeable): Promise<Stripe.PaymentIntent | null> {
  for await (const intent of stripe.paymentIntents.list({ customer: request.customer, limit: 100 })) {
    if (intent.metadata['topup_request'] === request.id && intent.status === 'succeeded') return intent;
    if (intent.created * 1_000 < request.requestedAt.getTime() - CLOCK_DIFFERENCE_MAX_MS) return null;
  }
  return null;
}

/** Books the payment, or refunds it when the account was deleted while its card was being charged. */
async function completeTopup(
  { sql, stripe }: TopupDependencies,
  request: LeasedTopup,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const charge = typeof intent.latest_charge === 'string' ? intent.latest_charge : (intent.latest_charge?.id ?? null);
  const booked = await sql.begin(async (transaction) => {
    const [row] = await transaction<
      { booked: boolean }[]
    >`select private.apply_topup(${request.userId}, ${intent.id}, ${intent.amount_received}, ${charge}, null, 'auto', now(), ${taxOfTopup(intent.amount_received, intent.metadata)}) as booked`;
    if (row?.booked !== true) await returnPayment(transaction, intent.id, request.userId);
    const draft = intent.metadata['invoice'] ?? null;
    await transaction`update public.topup_logs set stripe_invoice_id = coalesce(stripe_invoice_id, ${draft}) where stripe_payment_intent_id = ${intent.id}`;
    await transaction`select private.finish_topup_request(${request.id}, ${intent.id})`;
    return row?.booked === true;
  });
  // The transaction above queued the refund: if this process dies here, the task refunds it.
  if (!booked) await refundInFull(stripe, intent.id);
}

async function recordDecline(
  dependencies: TopupDependencies,
  request: LeasedTopup,
  attempt: number,
  cents: number,
  message: string,
  reason: string,
): Promise<void> {
  if (attempt >= ATTEMPTS_MAX) {
    await giveUp(dependencies, request, 'max_retries_reached', cents, message);
    return;
  }
  const waitSeconds = dependencies.retrySeconds * 4 ** (attempt - 1);
  await dependencies.sql.begin(async (transaction) => {
    const rows = await transaction`
      update public.topup_queue set status = 'pending', attempts = ${attempt}, message = ${`${message} (${reason})`}, next_attempt_at = now() + make_interval(secs => ${waitSeconds})
      where id = ${request.id} and status = 'processing' returning 1`;
    if (rows.length > 0)
      await mailUser(
        transaction,
        request.userId,
        topupFailedMail({
          cents,
          reason: message,
          triesLeft: ATTEMPTS_MAX - attempt,
          publicUrl: dependencies.publicUrl,
        }),
      );
  });
}

/** Ends the request and switches automatic top-up off. Only its owner can switch it on again. */
async function giveUp(
  { sql, stripe, publicUrl }: TopupDependencies,
  request: LeasedTopup,
  status: 'failed' | 'max_retries_reached',
  cents: number,
  message: string,
): Promise<void> {
  await dropDraft(stripe, request);
  await sql.begin(async (transaction) => {
    const rows = await transaction`
      update public.topup_queue set status = ${status}, attempts = least(3, attempts + 1), message = ${message}, processed_at = now()
      where id = ${request.id} and status in ('pending', 'processing', 'requires_action') returning 1`;
    if (rows.length === 0) return;
    await transaction`update public.billing_settings set auto_topup = false, auto_topup_stopped = ${message}, updated_at = now() where user_id = ${request.userId}`;
    await mailUser(transaction, request.userId, topupFailedMail({ cents, reason: message, triesLeft: 0, publicUrl }));
  });
}

/** The bank requires a confirmation: opens a checkout page for the same request and mails it. The first payment is cancelled, so only one can succeed. */
async function askOwner(
  { sql, stripe, publicUrl, collectsTax, sellerFooter }: TopupDependencies,
  request: Chargeable,
  cents: number,
  intentId: string | null,
  metadata: Record<string, string>,
): Promise<void> {
  if (intentId !== null) {
    const called = await stripe.paymentIntents.cancel(intentId).catch(() => stripe.paymentIntents.retrieve(intentId));
    if (called.status === 'succeeded') return;
  }
  // The page makes an invoice of its own.
  await dropDraft(stripe, request);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer: request.customer,
      metadata,
      payment_intent_data: { metadata, description: 'Theia automatic top-up' },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: cents,
            tax_behavior: 'exclusive',
            product_data: { name: 'Wallet credit' },
          },
        },
      ],
      ...invoicedPayment(metadata, sellerFooter),
      ...taxedPage(collectsTax),
      success_url: `${publicUrl}/payment-return?status=success`,
      cancel_url: `${publicUrl}/payment-return?status=cancelled`,
    },
    { idempotencyKey: `topup:${request.id}:confirm` },
  );
  const { url } = session;
  if (url === null) throw new Error('Stripe opened a checkout page without a URL');
  await sql.begin(async (transaction) => {
    const rows = await transaction`
      update public.topup_queue set status = 'requires_action', message = 'Your bank asks you to confirm this payment; see your mail.', next_attempt_at = now() + interval '25 hours'
      where id = ${request.id} and status = 'processing' returning 1`;
    if (rows.length > 0) await mailUser(transaction, request.userId, topupNeedsYouMail({ cents, url }));
  });
}

interface DraftDependencies {
  readonly stripe: Stripe;
  readonly collectsTax: boolean;
  readonly sellerFooter: string | null;
}

/**
 * Opens the invoice of an automatic top-up before the card is charged, because the tax decides what is charged. It stays a draft without a
 * number until the payment is booked. All tries of a request share it.
 * @throws Stripe's error
 */
async function draftTopupInvoice(
  { stripe, collectsTax, sellerFooter }: DraftDependencies,
  { id, userId, customer }: LeasedTopup & { readonly customer: string },
  cents: number,
) {
  const draft = await stripe.invoices.create(
    {
      customer,
      currency: 'usd',
      auto_advance: false,
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'exclude',
      automatic_tax: { enabled: collectsTax },
      metadata: { user_id: userId, purpose: TOPUP_PURPOSE, topup_request: id },
      ...(sellerFooter === null ? {} : { footer: sellerFooter }),
    },
    { idempotencyKey: `topup:${id}:invoice` },
  );
  const { total, automatic_tax: tax } = await stripe.invoices.addLines(
    draft.id,
    {
      lines: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: cents,
            tax_behavior: 'exclusive',
            product_data: { name: 'Wallet credit' },
          },
        },
      ],
    },
    { idempotencyKey: `topup:${id}:invoice-line` },
  );
  return {
    /** Stripe's id of the draft. */
    id: draft.id,
    /** What is to be paid, with the tax. */
    totalCents: total,
    /** True if tax is collected and the address that decides it is missing. */
    needsAddress: tax.enabled && tax.status !== 'complete',
  };
}

/** Deletes the draft of a request that will not be charged. A draft that stays is never sent and has no number, so a failure is ignored. */
async function dropDraft(stripe: Stripe, { id, customer }: LeasedTopup): Promise<void> {
  if (customer === null) return;
  try {
    for (const invoice of (await stripe.invoices.list({ customer, status: 'draft', limit: 100 })).data)
      if (invoice.metadata?.['topup_request'] === id) await stripe.invoices.del(invoice.id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
  }
}
