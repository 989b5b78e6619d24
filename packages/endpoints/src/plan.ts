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

/** Endpoints that any key may call: they carry other calls, each of which is checked, or return data about the key. */
export const OPEN_TO_ALL_KEYS: ReadonlySet<string> = new Set(['me', 'batch', 'swiss']);

/** The products that a key can be limited to: those of the catalogue that need a key, and subscriptions with their webhooks. */
export function keyProducts(
  catalog: readonly { readonly name: string; readonly sharedForMs?: number }[],
): readonly string[] {
  return [
    ...catalog
      .filter(({ name, sharedForMs }) => sharedForMs === undefined && !OPEN_TO_ALL_KEYS.has(name))
      .map(({ name }) => name),
    'subscriptions',
  ];
}
