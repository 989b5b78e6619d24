import offer from './offer.json' with { type: 'json' };

export type PlanId = 'starter' | 'growth' | 'professional';
export interface Plan {
  id: PlanId;
  name: string;
  priceUsd: number;
  monthlyCalls: number;
  apiKeys: number;
  callsPerSecond: number;
}
export interface Addon {
  /** The server's name for it. */
  id: string;
  name: string;
  priceUsd: number;
  plans: readonly string[];
}
export interface UnitPrice {
  tier: string;
  name: string;
  description: string;
  unitPriceUsd: number;
  available: boolean;
}

const PLAN_IDS: readonly string[] = ['starter', 'growth', 'professional'] satisfies PlanId[];

function isPlan(plan: { id: string }): plan is Plan {
  return PLAN_IDS.includes(plan.id);
}

/** Plans, cheapest first, as the database sells them (a server test keeps `offer.json` equal to it). */
export const plans: readonly Plan[] = offer.plans.filter(isPlan);
export const addons: readonly Addon[] = offer.addons;
/** Prices per successful call, cheapest first. */
export const unitPrices: readonly UnitPrice[] = offer.priceList;
export const TRIAL_DAYS = offer.trial.days;

/** @throws Error for a plan that is not for sale */
export function planById(id: string): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan === undefined) throw new Error(`No plan ${id}`);
  return plan;
}

/** The name of an add-on; its id if it is not for sale. */
export function addonName(id: string): string {
  return addons.find((addon) => addon.id === id)?.name ?? id;
}

/** Plans that include an add-on at no further charge. */
export function plansIncluding(addon: Addon): readonly Plan[] {
  return plans.filter(({ id }) => !addon.plans.includes(id));
}
