import { Stripe } from 'stripe';
import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { billingOperations } from '../../rules/operations/billing.ts';
import type { BillingAccount } from '../customers.ts';
import { activeProducts, ADDONS_OF_PLAN, type Product } from '../products.ts';
import { type BillingDependencies, requireOwnPlan, taxedPage, withAccount } from './dependencies.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';

type Operations = typeof billingOperations;

/** Stripe requires the end of a trial to be at least two days in the future. */
const TRIAL_DAYS_MIN = 2;

interface Purchase {
  readonly plan: Product;
  readonly addons: readonly Product[];
  readonly natalSystem: 'western' | 'vedic' | null;
  /** The id of a promotion code; null: it may be entered on the page. */
  readonly promotion: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * Buys a plan with add-ons. A running subscription is changed in place, with proration. Otherwise a checkout page is opened, where the
 * rest of the trial stays free and needs no card, and earlier open pages for a plan are closed. Returns the URL of the page to open.
 */
export async function subscribe(
  { stripe, collectsTax, sellerFooter }: BillingDependencies,
  account: BillingAccount,
  purchase: Purchase,
): Promise<string> {
  const prices = [purchase.plan, ...purchase.addons].map((product) => product.priceId);
  const metadata = {
    user_id: account.userId,
    ...(purchase.natalSystem === null ? {} : { natal_system: purchase.natalSystem }),
  };
  if (account.subscribed && account.subscription !== null) {
    await changePrices(stripe, account.subscription, prices, metadata, collectsTax);
    return purchase.successUrl;
  }
  if (sellerFooter !== null)
    await stripe.customers.update(account.customer, { invoice_settings: { footer: sellerFooter } });
  await closeOtherPages(stripe, account.customer);
  const trialDays = trialDaysLeft(account);
  const page: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer: account.customer,
    client_reference_id: account.userId,
    line_items: prices.map((price) => ({ price, quantity: 1 })),
    success_url: purchase.successUrl,
    cancel_url: purchase.cancelUrl,
    metadata,
    subscription_data: {
      metadata,
      ...(trialDays === 0
        ? {}
        : {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
          }),
    },
    ...(trialDays === 0 ? {} : { payment_method_collection: 'if_required' as const }),
    ...(purchase.promotion === null
      ? { allow_promotion_codes: true }
      : { discounts: [{ promotion_code: purchase.promotion }] }),
    ...taxedPage(collectsTax),
  };
  const session = await stripe.checkout.sessions.create(page).catch((error: unknown) => {
    // The code was taken back or used up since it was checked.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.startsWith('discounts') === true)
      throw new OperationError(409, `${error.message} Take it off to go on without it.`);
    throw error;
  });
  if (session.url === null) throw new OperationError(409, 'The checkout page could not be opened');
  return session.url;
}

/** Only the newest page for a plan stays open, so that nobody buys twice. */
async function closeOtherPages(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id, mode } of open.data) {
    // A page that has just been completed is handled when its event arrives.
    if (mode === 'subscription') await stripe.checkout.sessions.expire(id).catch(() => null);
  }
}

/**
 * Changes the items of a subscription to exactly these prices. Prices that are already there keep their item. The difference is invoiced at
 * once; when it cannot be charged, nothing changes.
 */
async function changePrices(
  stripe: Stripe,
  subscriptionId: string,
  prices: readonly string[],
  metadata: Record<string, string>,
  collectsTax: boolean,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const held = subscription.items.data;
  const kept = new Set(held.filter((item) => prices.includes(item.price.id)).map((item) => item.price.id));
  const items = [
    ...held.filter((item) => !kept.has(item.price.id)).map((item) => ({ id: item.id, deleted: true as const })),
    ...prices.filter((price) => !kept.has(price)).map((price) => ({ price, quantity: 1 })),
  ];
  await stripe.subscriptions.update(subscriptionId, {
    ...(items.length === 0
      ? {}
      : { items, proration_behavior: 'always_invoice' as const, payment_behavior: 'error_if_incomplete' as const }),
    ...(subscription.cancel_at_period_end ? { cancel_at_period_end: false } : {}),
    ...(subscription.automatic_tax.enabled === collectsTax ? {} : { automatic_tax: { enabled: collectsTax } }),
    metadata,
  });
}

function trialDaysLeft({ status, trialEndsAt, subscription }: BillingAccount): number {
  if (status !== 'trialing' || trialEndsAt === null || subscription !== null) return 0;
  const days = Math.ceil((trialEndsAt.getTime() - Date.now()) / 86_400_000);
  return days <= 0 ? 0 : Math.max(TRIAL_DAYS_MIN, days);
}

/** Cancels the plan at the end of the paid period, or undoes that. */
export const cancelPlan =
  ({ stripe }: BillingDependencies): Handler<Operations['cancel-plan']> =>
  ({ user, input: { cancel }, sql }) =>
    withAccount(sql, stripe, user.userId, async (account) => {
      requireOwnPlan(account);
      if (!account.subscribed || account.subscription === null)
        throw new OperationError(409, 'There is no subscription to cancel');
      const subscription = await stripe.subscriptions.update(account.subscription, {
        cancel_at_period_end: cancel,
      });
      return { cancel_at_period_end: subscription.cancel_at_period_end };
    });

/** What a promotion code takes off a choice of plan and add-ons. Nothing is bought; the purchase checks the code again. */
export const promotionCode =
  ({ stripe }: BillingDependencies): Handler<Operations['promotion-code']> =>
  async ({ user, input: { code, planType, addOns }, sql }) => {
    const { plan, addons } = chooseProducts(await activeProducts(sql), planType, addOns);
    return withAccount(sql, stripe, user.userId, async (account) => {
      requireOwnPlan(account);
      return (await requirePromotion({ sql, stripe }, account, [plan, ...addons], code)).applied;
    });
  };

/** The products of a plan and its add-ons, by their names. @throws OperationError 400 for what is not for sale together */
export function chooseProducts(
  products: readonly Product[],
  planType: string,
  addOns: readonly string[],
): { readonly plan: Product; readonly addons: readonly Product[] } {
  const plan = products.find(
    (product) => product.type === 'plan' && product.name.toLowerCase() === planType.toLowerCase(),
  );
  if (plan === undefined) throw new OperationError(400, 'Could not find price for selected plan');
  const addons = [...new Set(addOns)].map((name) => {
    const addon = products.find(
      (product) => product.type === 'addon' && product.name.toLowerCase() === name.toLowerCase(),
    );
    if (addon === undefined) throw new OperationError(400, `Unknown add-on: ${name}`);
    if (!ADDONS_OF_PLAN[plan.name.toLowerCase()]?.includes(addon.name))
      throw new OperationError(400, `${plan.name} does not take the add-on ${addon.name}`);
    return addon;
  });
  return { plan, addons };
}

/** Opens Stripe's own page for invoices, cards and cancellation. */
export const billingPortal =
  ({ stripe, publicUrl }: BillingDependencies): Handler<Operations['billing-portal']> =>
  async ({ user, sql }) => {
    const session = await withAccount(sql, stripe, user.userId, (account) =>
      stripe.billingPortal.sessions.create({
        customer: account.customer,
        return_url: `${publicUrl}/dashboard/billing`,
      }),
    );
    return { url: session.url };
  };
