import type { Need } from '@theia-astro/endpoints/endpoint';
import { WALLET_ONLY } from '@theia-astro/endpoints/limits/cost';
import { type AddOn, PLANS, type Plan } from '@theia-astro/endpoints/plan';
import type { Account } from './account.ts';

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
