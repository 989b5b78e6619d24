import { Stripe } from 'stripe';
import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../../account/functions/account-function.ts';
import type { BillingAccount } from '../customers.ts';
import { activeProducts, ADDONS_OF_PLAN, type Product } from '../products.ts';
import { type BillingDependencies, requireOwnPlan, taxedPage, withAccount } from './dependencies.ts';
import { PROMOTION_CODE_CHARACTERS_MAX } from '../../rules/promotion-code.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';

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
      throw new FunctionRefused(409, `${error.message} Take it off to go on without it.`);
    throw error;
  });
  if (session.url === null) throw new FunctionRefused(409, 'The checkout page could not be opened');
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

const cancelBody = z.object({ cancel: z.boolean().default(true) });

/** Cancels the plan at the end of the paid period, or undoes that. */
export const cancelPlan = ({ stripe }: BillingDependencies): AccountFunction => ({
  name: 'cancel-plan',
  handle: async ({ user, body, sql }) => {
    const parsed = cancelBody.safeParse(body);
    if (!parsed.success) throw new FunctionRefused(400, 'cancel must be true or false');
    return withAccount(sql, stripe, user.userId, async (account) => {
      requireOwnPlan(account);
      if (!account.subscribed || account.subscription === null)
        throw new FunctionRefused(409, 'There is no subscription to cancel');
      const subscription = await stripe.subscriptions.update(account.subscription, {
        cancel_at_period_end: parsed.data.cancel,
      });
      return { cancel_at_period_end: subscription.cancel_at_period_end };
    });
  },
});

const promotionBody = z.object({
  code: z.string().max(PROMOTION_CODE_CHARACTERS_MAX),
  planType: z.string().max(40),
  addOns: z.array(z.string().max(80)).max(5).default([]),
});

/** What a promotion code takes off a choice of plan and add-ons. Nothing is bought; the purchase checks the code again. */
export const promotionCode = ({ stripe }: BillingDependencies): AccountFunction => ({
  name: 'promotion-code',
  handle: async ({ user, body, sql }) => {
    const parsed = promotionBody.safeParse(body);
    if (!parsed.success)
      throw new FunctionRefused(400, 'The request must have code, planType and addOns (a list of names)');
    const { code, planType, addOns } = parsed.data;
    const { plan, addons } = chooseProducts(await activeProducts(sql), planType, addOns);
    return withAccount(sql, stripe, user.userId, async (account) => {
      requireOwnPlan(account);
      return { ...(await requirePromotion({ sql, stripe }, account, [plan, ...addons], code)).applied };
    });
  },
});

/** The products of a plan and its add-ons, by their names. @throws FunctionRefused 400 for what is not for sale together */
export function chooseProducts(
  products: readonly Product[],
  planType: string,
  addOns: readonly string[],
): { readonly plan: Product; readonly addons: readonly Product[] } {
  const plan = products.find(
    (product) => product.type === 'plan' && product.name.toLowerCase() === planType.toLowerCase(),
  );
  if (plan === undefined) throw new FunctionRefused(400, 'Could not find price for selected plan');
  const addons = [...new Set(addOns)].map((name) => {
    const addon = products.find(
      (product) => product.type === 'addon' && product.name.toLowerCase() === name.toLowerCase(),
    );
    if (addon === undefined) throw new FunctionRefused(400, `Unknown add-on: ${name}`);
    if (!ADDONS_OF_PLAN[plan.name.toLowerCase()]?.includes(addon.name))
      throw new FunctionRefused(400, `${plan.name} does not take the add-on ${addon.name}`);
    return addon;
  });
  return { plan, addons };
}

/** Opens Stripe's own page for invoices, cards and cancellation. */
export const billingPortal = ({ stripe, publicUrl }: BillingDependencies): AccountFunction => ({
  name: 'billing-portal',
  handle: async ({ user, sql }) => {
    const session = await withAccount(sql, stripe, user.userId, (account) =>
      stripe.billingPortal.sessions.create({
        customer: account.customer,
        return_url: `${publicUrl}/dashboard/billing`,
      }),
    );
    return { url: session.url };
  },
});
