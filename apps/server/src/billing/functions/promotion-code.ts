import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../../account/functions/account-function.ts';
import { PROMOTION_CODE_CHARACTERS_MAX } from '../../rules/promotion-code.ts';
import { activeProducts } from '../products.ts';
import { requirePromotion } from '../promotions/require-promotion.ts';
import { chooseProducts } from './choose-products.ts';
import { type BillingDependencies, requireOwnPlan, withAccount } from './dependencies.ts';

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
