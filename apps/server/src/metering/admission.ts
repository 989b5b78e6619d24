import type { Need } from '@theia/endpoints/endpoint';
import type { Account, PriceList } from './account.ts';
import { planIncludes } from './plan-includes.ts';
import { type Refusal, refusalProblem } from './refusal.ts';

/**
 * The cheap refusal before anything is computed, from the last known balance and quota. The settlement decides again, in the database.
 * @throws Problem 403 plan_does_not_include, 402 quota_exhausted, insufficient_balance or spend_cap_reached
 */
export function admit(account: Account, need: Need, prices: PriceList): void {
  const refusal = foreseenRefusal(account, need, prices);
  if (refusal !== null) throw refusalProblem(refusal, account, need);
}

function foreseenRefusal(account: Account, need: Need, prices: PriceList): Refusal | null {
  if (need.priceTier === null) return null;
  const included = planIncludes(account, need);
  if (included && account.quotaLeft > 0) return null;
  const price = prices.get(need.priceTier);
  if (price === undefined) throw new Error(`price_list has no price for ${need.priceTier}`);
  if (account.balance >= price) return account.spendLeft === null || account.spendLeft >= price ? null : 'spend_cap_reached';
  if (included) return 'quota_exhausted';
  return account.plan === null ? 'insufficient_balance' : 'plan_does_not_include';
}
