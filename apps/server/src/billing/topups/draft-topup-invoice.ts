import { Stripe } from 'stripe';
import { TOPUP_PURPOSE } from '../events/topups.ts';
import type { LeasedTopup } from './topup-task.ts';

export interface TopupDraft {
  /** Stripe's id of the draft. */
  readonly id: string;
  /** What is to be paid, with the tax. */
  readonly totalCents: number;
  /** True if tax is collected and the address that decides it is missing. */
  readonly needsAddress: boolean;
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
export async function draftTopupInvoice(
  { stripe, collectsTax, sellerFooter }: DraftDependencies,
  { id, userId, customer }: LeasedTopup & { readonly customer: string },
  cents: number,
): Promise<TopupDraft> {
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
  return { id: draft.id, totalCents: total, needsAddress: tax.enabled && tax.status !== 'complete' };
}

/** Deletes the draft of a request that will not be charged. A draft that stays is never sent and has no number, so a failure is ignored. */
export async function dropDraft(stripe: Stripe, { id, customer }: LeasedTopup): Promise<void> {
  if (customer === null) return;
  try {
    for (const invoice of (await stripe.invoices.list({ customer, status: 'draft', limit: 100 })).data)
      if (invoice.metadata?.['topup_request'] === id) await stripe.invoices.del(invoice.id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
  }
}
