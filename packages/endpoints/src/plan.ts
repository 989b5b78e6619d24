/** The plans, each with everything of the one before it. */
export const PLANS = ['starter', 'growth', 'professional'] as const;
export type Plan = (typeof PLANS)[number];

/** What a plan can be widened by. */
export const ADD_ONS = ['transits', 'yearly_cycle', 'relationship'] as const;
export type AddOn = (typeof ADD_ONS)[number];

/** @throws Error for a text that names no plan */
export function requirePlan(text: string): Plan {
  const plan = PLANS.find((known) => known === text);
  if (plan === undefined) throw new Error(`unknown plan ${text}`);
  return plan;
}

/** @throws Error for a text that names no add-on */
export function requireAddOn(text: string): AddOn {
  const addOn = ADD_ONS.find((known) => known === text);
  if (addOn === undefined) throw new Error(`unknown add-on ${text}`);
  return addOn;
}
