import { z } from 'zod';
import { PROMOTION_CODE_CHARACTERS_MAX } from '../../rules/promotion-code.ts';
import { type AccountFunction, FunctionRefused } from '../../account/functions/account-function.ts';
import { activeProducts } from '../products.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';
import { chooseProducts } from './plan-functions.ts';
import { type BillingDependencies, requireOwnPlan, withAccount } from './dependencies.ts';
import { requireForSale } from './checkout-options.ts';
import { subscribe } from './subscribe.ts';

const bodySchema = z.object({
  priceIds: z.array(z.string().max(200)).min(1).max(10),
  planType: z.string().max(40),
  addOns: z.array(z.string().max(80)).max(5).default([]),
  natalSystem: z.enum(['western', 'vedic']).nullish(),
  promotionCode: z.string().max(PROMOTION_CODE_CHARACTERS_MAX).nullish(),
});

/** The upgrade page: a plan with its add-ons. The names decide what is bought; the price ids must be ours. */
export const stripeCheckoutHandler = (dependencies: BillingDependencies): AccountFunction => ({
  name: 'stripe-checkout-handler',
  handle: async ({ user, body, sql }) => {
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success)
      throw new FunctionRefused(400, 'The request must have priceIds (a list), planType and addOns (a list of names)');
    const { priceIds, planType, addOns, natalSystem, promotionCode } = parsed.data;
    const products = await activeProducts(sql);
    const { plan, addons } = chooseProducts(products, planType, addOns);
    const ours = new Set([plan, ...addons].map((product) => product.priceId));
    if (priceIds.some((priceId) => !ours.has(priceId)))
      throw new FunctionRefused(400, 'A price does not belong to the selected plan or its add-ons');
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
  },
});
