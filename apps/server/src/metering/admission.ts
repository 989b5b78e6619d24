import type { Need } from '@theia-astro/endpoints/endpoint';
import { WALLET_ONLY } from '@theia-astro/endpoints/limits/cost';
import { Problem } from '@theia-astro/endpoints/problem';
import { type AddOn, type Plan, PLANS } from '@theia-astro/endpoints/plan';
import { type Account, type PriceList, TEST_CALLS_PER_DAY } from './account.ts';
import type { Charge, Metered } from './charge.ts';
import type { Settlement } from './metered-call.ts';
import type { TenThousandths } from './money.ts';

/** How a call would be paid for from the last known balance and quota. */
interface PaymentPreview {
  readonly paidBy: Settlement['paidBy'];
  /** The list price of the product, however it is paid. */
  readonly price: TenThousandths;
  readonly refusal: Refusal | null;
}

/**
 * A cheap check before anything is computed, using the last known balance and quota. The settlement decides again, in the database.
 * @throws Problem 403 plan_does_not_include, 402 quota_exhausted, insufficient_balance or spend_cap_reached
 */
export function admit(account: Account, charge: Charge, prices: PriceList): void {
  const { refusal } = preview(account, charge, prices);
  if (refusal !== null) throw refusalProblem(refusal, account, charge);
}

/** Nothing for a test key; else quota first if the plan includes the product, else the wallet within its cap: the same rule as the settlement. */
function preview(account: Account, charge: Charge, prices: PriceList): PaymentPreview {
  const price = charge.kind === 'free' ? 0 : priceOf(charge, prices);
  if (account.isTest)
    return account.testCallsLeft > 0
      ? { paidBy: 'test', price, refusal: null }
      : { paidBy: null, price, refusal: 'test_limit_reached' };
  if (charge.kind === 'free') return { paidBy: charge.because === 'page' ? 'page' : 'free', price, refusal: null };
  const included = planIncludes(account, charge);
  if (included && account.quotaLeft > 0) return { paidBy: 'quota', price, refusal: null };
  if (account.balance < price)
    return {
      paidBy: null,
      price,
      refusal: included
        ? 'quota_exhausted'
        : account.plan === null || charge.priceTier === WALLET_ONLY
          ? 'insufficient_balance'
          : 'plan_does_not_include',
    };
  if (account.spendCap !== null && account.spendCap - account.spent < price)
    return { paidBy: null, price, refusal: 'spend_cap_reached' };
  return { paidBy: 'wallet', price, refusal: null };
}

function priceOf({ priceTier }: Metered, prices: PriceList): TenThousandths {
  const price = prices.get(priceTier);
  if (price === undefined) throw new Error(`price_list has no price for ${priceTier}`);
  return price;
}

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
export type Funds = ReturnType<typeof openFunds>;

export function openFunds(account: Account, prices: PriceList) {
  let left: Account = { ...account };
  return {
    /** @throws Problem 402, 403 as `admit` */
    admit: (charge: Charge) => admit(left, charge, prices),
    preview: (charge: Charge): PaymentPreview => preview(left, charge, prices),
    /** Reserves the payment of an item that was admitted and computed. */
    spend: (charge: Charge) => {
      if (left.isTest) {
        left = { ...left, testCallsLeft: left.testCallsLeft - 1 };
        return;
      }
      if (charge.kind === 'free') return;
      if (planIncludes(left, charge) && left.quotaLeft > 0) {
        left = { ...left, quotaLeft: left.quotaLeft - 1 };
        return;
      }
      const price = priceOf(charge, prices);
      left = { ...left, balance: left.balance - price, spent: left.spent + price };
    },
  };
}

/** Add-on → the product it unlocks on a lower plan. */
const ADDON_OF_TIER: Readonly<Record<string, AddOn>> = {
  transits: 'transits',
  yearly_cycle: 'yearly_cycle',
  synastry: 'relationship',
};

/** True if the plan in force or an add-on covers what a request needs. The same rule as `private.plan_includes` in the database. */
export function planIncludes(account: Pick<Account, 'plan' | 'addons' | 'natalSystem'>, need: Need): boolean {
  if (account.plan === null || need.priceTier === WALLET_ONLY) return false;
  const addon = need.priceTier === null ? undefined : ADDON_OF_TIER[need.priceTier];
  if (addon !== undefined && account.addons.includes(addon)) return true;
  if (PLANS.indexOf(account.plan) < PLANS.indexOf(need.minimumPlan)) return false;
  return account.plan !== 'starter' || need.natalSystem === null || need.natalSystem === account.natalSystem;
}

/** The smallest plan that would include the request for this account. */
export function requiredPlan(account: Pick<Account, 'natalSystem'>, need: Need): Plan {
  const otherSystem = need.natalSystem !== null && need.natalSystem !== account.natalSystem;
  return need.minimumPlan === 'starter' && otherSystem ? 'growth' : need.minimumPlan;
}

export type Refusal =
  'plan_does_not_include' | 'quota_exhausted' | 'insufficient_balance' | 'spend_cap_reached' | 'test_limit_reached';

/** The 402, 403 or 429 problem for a refused payment. */
export function refusalProblem(refusal: Refusal, account: Account, charge: Charge): Problem {
  switch (refusal) {
    case 'plan_does_not_include': {
      if (charge.kind === 'free') throw new TypeError('A free call needs no plan');
      const plan = requiredPlan(account, charge);
      const hint =
        account.plan === 'starter' && charge.natalSystem !== null && charge.minimumPlan === 'starter'
          ? 'Change the natal system of your account, upgrade, or add credit to pay per call.'
          : 'Upgrade, or add credit to pay per call.';
      return new Problem({
        code: refusal,
        field: null,
        message: `Your plan does not include this product; ${plan} does.`,
        hint,
        extra: { required_plan: plan, product: charge.priceTier },
      });
    }
    case 'quota_exhausted':
      return new Problem({
        code: refusal,
        field: null,
        message: "The calls of this billing period are used up and the wallet does not cover the call's price.",
        hint: 'Add credit, or upgrade.',
      });
    case 'spend_cap_reached':
      if (account.isApp && account.spendCap === null)
        return new Problem({
          code: refusal,
          field: null,
          message: 'This app has reached its spending limit for today.',
          hint: 'Raise its limit under Connected apps in your settings, or wait for midnight UTC.',
        });
      if (account.isApp)
        return new Problem({
          code: refusal,
          field: null,
          message: "This app has reached its spending limit for today, or the account this month's spend cap.",
          hint: 'Raise the limit under Connected apps in your settings, or the cap in Billing.',
        });
      return new Problem({
        code: refusal,
        field: null,
        message: "This month's spend cap of your wallet is reached.",
        hint: 'Raise or remove the cap in Billing, choose a plan, or wait for the next month (UTC).',
      });
    case 'test_limit_reached':
      return new Problem({
        code: refusal,
        field: null,
        message: `The test keys of this account have made their ${TEST_CALLS_PER_DAY.toLocaleString('en')} calls of today.`,
        hint: 'Wait for midnight UTC, or use a live key.',
      });
    case 'insufficient_balance':
      return new Problem({
        code: refusal,
        field: null,
        message: "The wallet does not cover the call's price.",
        hint: 'Add credit, or choose a plan.',
      });
  }
}
