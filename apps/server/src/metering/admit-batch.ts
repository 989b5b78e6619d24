import type { Need } from '@theia/endpoints/endpoint';
import { Problem } from '@theia/endpoints/problem';
import type { Account, PriceList } from './account.ts';
import { admit, foresee, type Foreseen } from './admission.ts';
import { planIncludes } from './plan-includes.ts';

/**
 * Whether the account may send batches: its plan has them, or the wallet has anything to pay the items with.
 * @throws Problem 403 plan_does_not_include, 402 insufficient_balance
 */
export function admitBatch(account: Account, need: Need, product: string): void {
  if (planIncludes(account, need) || account.balance > 0) return;
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

/** Admission of the items of a batch one after the other: each sees what the ones before it will take from quota and wallet. */
export interface Purse {
  /** @throws Problem 402, 403 as `admit` */
  admit(need: Need): void;
  foresee(need: Need): Foreseen;
  /** An admitted item was computed: what pays for it is spoken for. */
  spend(need: Need): void;
}

export function purseOf(account: Account, prices: PriceList): Purse {
  let left: Account = { ...account };
  return {
    admit: (need) => admit(left, need, prices),
    foresee: (need) => foresee(left, need, prices),
    spend: (need) => {
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
