import { Stripe } from 'stripe';

export interface FormerCustomer {
  readonly customer: string;
  readonly subscription: string | null;
}

/** Ends all that runs for a customer at Stripe, then deletes the customer. What is gone already is fine. @throws Stripe's error when it cannot be done now */
export async function clearCustomer(stripe: Stripe, { customer, subscription }: FormerCustomer): Promise<void> {
  const pages = await unlessGone(() => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const page of pages?.data ?? []) await stripe.checkout.sessions.expire(page.id).catch(closedMeanwhile);
  if (subscription !== null)
    await unlessGone(() => stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false }));
  await unlessGone(() => stripe.customers.del(customer));
}

async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      (error.statusCode === 404 || error.code === 'resource_missing')
    )
      return null;
    throw error;
  }
}

/** A page that was completed or expired by itself in this moment. */
function closedMeanwhile(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}
