import type { Need } from '@theia-astro/endpoints/endpoint';
import { WALLET_ONLY } from '@theia-astro/endpoints/limits/cost';
import type { Account, PriceList } from './account.ts';
import type { Settlement } from './metered-call.ts';
import type { TenThousandths } from './money.ts';
import { planIncludes } from './plan-includes.ts';
import { type Refusal, refusalProblem } from './refusal.ts';

/** How a call would be paid for from the last known balance and quota. */
export interface PaymentPreview {
  readonly paidBy: Settlement['paidBy'];
  /** The list price of the product, however it is paid. */
  readonly price: TenThousandths;
  readonly refusal: Refusal | null;
}

/**
 * A cheap check before anything is computed, using the last known balance and quota. The settlement decides again, in the database.
 * @throws Problem 403 plan_does_not_include, 402 quota_exhausted, insufficient_balance or spend_cap_reached
 */
export function admit(account: Account, need: Need, prices: PriceList): void {
  const { refusal } = preview(account, need, prices);
  if (refusal !== null) throw refusalProblem(refusal, account, need);
}

/** Nothing for a test key; else quota first if the plan includes the product, else the wallet within its cap: the same rule as the settlement. */
export function preview(account: Account, need: Need, prices: PriceList): PaymentPreview {
  if (account.isTest) {
    const price = need.priceTier === null ? 0 : (prices.get(need.priceTier) ?? 0);
    return account.testCallsLeft > 0
      ? { paidBy: 'test', price, refusal: null }
      : { paidBy: null, price, refusal: 'test_limit_reached' };
  }
  if (need.priceTier === null) return { paidBy: need.isPage === true ? 'page' : 'free', price: 0, refusal: null };
  const price = prices.get(need.priceTier);
  if (price === undefined) throw new Error(`price_list has no price for ${need.priceTier}`);
  const included = planIncludes(account, need);
  if (included && account.quotaLeft > 0) return { paidBy: 'quota', price, refusal: null };
  if (account.balance < price)
    return {
      paidBy: null,
      price,
      refusal: included
        ? 'quota_exhausted'
        : account.plan === null || need.priceTier === WALLET_ONLY
          ? 'insufficient_balance'
          : 'plan_does_not_include',
    };
  if (account.spendCap !== null && account.spendCap - account.spent < price)
    return { paidBy: null, price, refusal: 'spend_cap_reached' };
  return { paidBy: 'wallet', price, refusal: null };
}
