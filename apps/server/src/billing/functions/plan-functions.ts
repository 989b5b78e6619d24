import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { billingOperations } from '../../rules/operations/billing.ts';
import { type BillingDependencies, requireOwnPlan, withAccount } from './dependencies.ts';
import { activeProducts, ADDONS_OF_PLAN, type Product } from '../products.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';

type Operations = typeof billingOperations;

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
