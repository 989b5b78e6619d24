import type { BadgeTone } from '@/components/ui/badge.tsx';
import { formatUtcDate } from '@/lib/format.ts';
import { addons, planOf } from '@/lib/offer.ts';
import type { PlanState, Subscription } from './api/plan.ts';

const ADDON_NAMES: Readonly<Record<string, string>> = {
  relationship: 'Relationship Compatibility',
  yearly_cycle: 'Yearly Cycle',
  transits: 'Transits',
};

export function addonName(id: string): string {
  return ADDON_NAMES[id] ?? id;
}

/** Dollars a month for a plan with its add-ons. */
export function monthlyPriceUsd({ plan, addons: held }: Pick<Subscription, 'plan' | 'addons'>): number {
  const base = plan === null ? 0 : planOf(plan).priceUsd;
  return held.reduce((sum, id) => sum + (addons.find(({ name }) => name === addonName(id))?.priceUsd ?? 0), base);
}

/** Whether the subscription is one that Stripe bills, or will bill when its trial ends. */
export function isSubscribed({ inForce, subscription }: PlanState): boolean {
  return inForce !== null && subscription.stripe_subscription_id !== null;
}

export function statusBadge({ inForce, subscription }: PlanState): { tone: BadgeTone; label: string } {
  if (inForce === null) return { tone: 'plain', label: 'No plan' };
  if (subscription.cancel_at !== null) return { tone: 'warn', label: 'Cancels' };
  if (subscription.status === 'past_due') return { tone: 'bad', label: 'Payment due' };
  return subscription.status === 'trialing' ? { tone: 'ok', label: 'Trial' } : { tone: 'ok', label: 'Active' };
}

/** What happens next with the plan, and when. */
export function nextStep(state: PlanState): string {
  const { inForce, subscription, period } = state;
  if (inForce === null)
    return `Your ${subscription.status === 'trialing' ? 'trial' : 'plan'} has ended. Your keys stay valid; calls are paid from the wallet.`;
  if (subscription.cancel_at !== null)
    return `Ends on ${formatUtcDate(subscription.cancel_at)}. Until then nothing changes.`;
  if (subscription.status === 'trialing' && subscription.trial_ends_at !== null) {
    const end = formatUtcDate(subscription.trial_ends_at);
    return isSubscribed(state)
      ? `Free until ${end}, then billed monthly.`
      : `Free trial until ${end}. Nothing is charged when it ends.`;
  }
  if (subscription.status === 'past_due')
    return 'The last payment did not go through. Stripe tries again; please check your card.';
  return `Renews on ${formatUtcDate(period.period_end)}.`;
}
