import { Stripe } from 'stripe';
import { ignoreMissing } from '../../stripe/stripe-client.ts';

export interface FormerCustomer {
  readonly customer: string;
  readonly subscription: string | null;
}

/**
 * Cancels everything a customer has running at Stripe, then deletes the customer. Missing objects are ignored.
 * @throws Stripe's error when it cannot be done now
 */
export async function clearCustomer(stripe: Stripe, { customer, subscription }: FormerCustomer): Promise<void> {
  const pages = await ignoreMissing(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const page of pages?.data ?? []) await stripe.checkout.sessions.expire(page.id).catch(closedMeanwhile);
  if (subscription !== null)
    await ignoreMissing(() => stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false }));
  await ignoreMissing(() => stripe.customers.del(customer));
}

/** Ignores the error of a page that has just been completed or has just expired. */
function closedMeanwhile(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}
