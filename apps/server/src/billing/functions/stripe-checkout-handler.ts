import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { billingOperations } from '../../rules/operations/billing.ts';
import { activeProducts } from '../products.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';
import { chooseProducts } from './plan-functions.ts';
import { type BillingDependencies, requireOwnPlan, withAccount } from './dependencies.ts';
import { requireForSale } from './checkout-options.ts';
import { subscribe } from './subscribe.ts';

/** The upgrade page: a plan with its add-ons. The names decide what is bought; the price ids must be ours. */
export const stripeCheckoutHandler =
  (dependencies: BillingDependencies): Handler<(typeof billingOperations)['stripe-checkout-handler']> =>
  async ({ user, input: { priceIds, planType, addOns, natalSystem, promotionCode }, sql }) => {
    const products = await activeProducts(sql);
    const { plan, addons } = chooseProducts(products, planType, addOns);
    const ours = new Set([plan, ...addons].map((product) => product.priceId));
    if (priceIds.some((priceId) => !ours.has(priceId)))
      throw new OperationError(400, 'A price does not belong to the selected plan or its add-ons');
    const { stripe, publicUrl } = dependencies;
    requireForSale([plan, ...addons], dependencies);
    const pages = {
      successUrl: `${publicUrl}/payment-return?status=success`,
      cancelUrl: `${publicUrl}/payment-return?status=cancelled`,
    };
    return {
      url: await withAccount(sql, stripe, user.userId, async (account) => {
        requireOwnPlan(account);
        const promotion =
          promotionCode == null
            ? null
            : await requirePromotion({ sql, stripe }, account, [plan, ...addons], promotionCode);
        return subscribe(dependencies, account, {
          plan,
          addons,
          natalSystem: natalSystem ?? null,
          promotion: promotion?.id ?? null,
          ...pages,
        });
      }),
    };
  };
