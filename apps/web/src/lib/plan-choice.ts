import { type Addon, addonName, addons, type PlanId, planById } from './offer.ts';

/** The plan in force with its add-ons, by the server's names. */
export interface Held {
  plan: PlanId | null;
  addons: readonly string[];
}

export interface Choice {
  plan: PlanId;
  /** Names of the add-ons. */
  addons: readonly string[];
}

/** The add-ons available for a plan: all three with Starter, Relationship Compatibility with Growth, none with Professional. */
export function addonsFor(plan: PlanId): readonly Addon[] {
  return addons.filter((addon) => addon.plans.includes(plan));
}

/** The initial choice: the plan in force with its add-ons, else Starter. */
export function startingChoice(held: Held): Choice {
  return { plan: held.plan ?? 'starter', addons: held.addons.map(addonName) };
}

/** Chooses another plan and removes the add-ons of the previous one. */
export function choosePlan(plan: PlanId): Choice {
  return { plan, addons: [] };
}

export function toggleAddon(choice: Choice, name: string): Choice {
  return {
    ...choice,
    addons: choice.addons.includes(name) ? choice.addons.filter((held) => held !== name) : [...choice.addons, name],
  };
}

/** True when the choice would change nothing: the plan in force with the add-ons it has, or with none. */
export function isCurrent(choice: Choice, held: Held): boolean {
  const holds = startingChoice(held).addons;
  return (
    choice.plan === held.plan &&
    choice.addons.length === holds.length &&
    choice.addons.every((name) => holds.includes(name))
  );
}

export function totalUsd(choice: Choice): number {
  return choice.addons.reduce(
    (sum, name) => sum + (addons.find((addon) => addon.name === name)?.priceUsd ?? 0),
    planById(choice.plan).priceUsd,
  );
}
