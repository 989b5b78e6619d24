import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../../account/functions/account-function.ts';
import { type BillingDependencies, requireOwnPlan, withAccount } from './dependencies.ts';

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
