import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../../account/functions/account-function.ts';
import { type BillingDependencies, requireOwnPlan, withAccount } from './dependencies.ts';
import { PROMOTION_CODE_CHARACTERS_MAX } from '../../rules/promotion-code.ts';
import { activeProducts, ADDONS_OF_PLAN, type Product } from '../products.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';

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
