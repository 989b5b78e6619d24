import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../../account/functions/account-function.ts';
import { activeProducts, ADDONS_OF_PLAN } from '../products.ts';
import { type BillingDependencies, requireOwnPlan, withAccount } from './dependencies.ts';
import { requireForSale } from './require-for-sale.ts';
import { subscribe } from './subscribe.ts';

const bodySchema = z.object({
  priceIds: z.array(z.string().max(200)).min(1).max(10),
  planType: z.string().max(40),
  addOns: z.array(z.string().max(80)).max(5).default([]),
  natalSystem: z.enum(['western', 'vedic']).nullish(),
});

/** The upgrade page: a plan with its add-ons. The names decide what is bought; the price ids must be ours. */
export const stripeCheckoutHandler = (dependencies: BillingDependencies): AccountFunction => ({
  name: 'stripe-checkout-handler',
  handle: async ({ user, body, sql }) => {
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success)
      throw new FunctionRefused(400, 'The request must have priceIds (a list), planType and addOns (a list of names)');
    const { priceIds, planType, addOns, natalSystem } = parsed.data;
    const products = await activeProducts(sql);
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
      url: await withAccount(sql, stripe, user.userId, (account) => {
        requireOwnPlan(account);
        return subscribe(stripe, account, { plan, addons, natalSystem: natalSystem ?? null, ...pages });
      }),
    };
  },
});
