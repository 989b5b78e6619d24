import type { Need } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { type Account, TEST_CALLS_PER_DAY } from './account.ts';
import { requiredPlan } from './plan-includes.ts';

export type Refusal =
  'plan_does_not_include' | 'quota_exhausted' | 'insufficient_balance' | 'spend_cap_reached' | 'test_limit_reached';

/** The 402, 403 or 429 problem for a refused payment. */
export function refusalProblem(refusal: Refusal, account: Account, need: Need): Problem {
  switch (refusal) {
    case 'plan_does_not_include': {
      const plan = requiredPlan(account, need);
      const hint =
        account.plan === 'starter' && need.natalSystem !== null && need.minimumPlan === 'starter'
          ? 'Change the natal system of your account, upgrade, or add credit to pay per call.'
          : 'Upgrade, or add credit to pay per call.';
      return new Problem({
        code: refusal,
        field: null,
        message: `Your plan does not include this product; ${plan} does.`,
        hint,
        extra: { required_plan: plan, ...(need.priceTier === null ? {} : { product: need.priceTier }) },
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
