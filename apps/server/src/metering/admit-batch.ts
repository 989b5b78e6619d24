import type { Need } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Account, PriceList } from './account.ts';
import { admit, preview, type PaymentPreview } from './admission.ts';
import { planIncludes } from './plan-includes.ts';

/**
 * Checks that the account may send batches: its plan includes them, or the wallet is not empty.
 * @throws Problem 403 plan_does_not_include, 402 insufficient_balance
 */
export function admitBatch(account: Account, need: Need, product: string): void {
  if (account.isTest || planIncludes(account, need) || account.balance > 0) return;
  if (account.plan === null)
    throw new Problem({
      code: 'insufficient_balance',
      field: null,
      message: 'The wallet is empty.',
      hint: 'Add credit, or choose a plan.',
    });
  throw new Problem({
    code: 'plan_does_not_include',
    field: null,
    message: `Your plan does not include this product; ${need.minimumPlan} does.`,
    hint: 'Upgrade, or add credit to pay per call.',
    extra: { required_plan: need.minimumPlan, product },
  });
}

/** Quota and balance during a batch. Each item is checked after what the items before it will use. */
export interface Funds {
  /** @throws Problem 402, 403 as `admit` */
  admit(need: Need): void;
  preview(need: Need): PaymentPreview;
  /** Reserves the payment of an item that was admitted and computed. */
  spend(need: Need): void;
}

export function openFunds(account: Account, prices: PriceList): Funds {
  let left: Account = { ...account };
  return {
    admit: (need) => admit(left, need, prices),
    preview: (need) => preview(left, need, prices),
    spend: (need) => {
      if (left.isTest) {
        left = { ...left, testCallsLeft: left.testCallsLeft - 1 };
        return;
      }
      if (need.priceTier === null) return;
      if (planIncludes(left, need) && left.quotaLeft > 0) {
        left = { ...left, quotaLeft: left.quotaLeft - 1 };
        return;
      }
      const price = prices.get(need.priceTier) ?? 0;
      left = { ...left, balance: left.balance - price, spent: left.spent + price };
    },
  };
}
