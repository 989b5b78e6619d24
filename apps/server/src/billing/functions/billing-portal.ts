import type { AccountFunction } from '../../account/functions/account-function.ts';
import { type BillingDependencies, withAccount } from './dependencies.ts';

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
