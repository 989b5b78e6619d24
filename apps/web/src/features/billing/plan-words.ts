import type { BadgeTone } from '@/components/ui/badge.tsx';
import { formatUtcDate } from '@/lib/format.ts';
import { addons, planById } from '@/lib/offer.ts';
import type { PlanState } from './operations/plan.ts';

/** Dollars a month for a plan with its add-ons. */
export function monthlyPriceUsd({ plan, addons: held }: Pick<PlanState['subscription'], 'plan' | 'addons'>): number {
  const base = plan === null ? 0 : planById(plan).priceUsd;
  return held.reduce((sum, id) => sum + (addons.find((addon) => addon.id === id)?.priceUsd ?? 0), base);
}

/** True for a plan that the operator granted: it is neither paid nor changed here. */
export function isGranted({ period }: PlanState): boolean {
  return period.source === 'operator';
}

/** True if Stripe bills the subscription, or will when its trial ends. */
export function isSubscribed({ inForce, subscription }: PlanState): boolean {
  return inForce !== null && subscription.stripe_subscription_id !== null;
}

export function statusBadge(state: PlanState): { tone: BadgeTone; label: string } {
  const { inForce, subscription } = state;
  if (inForce === null) return { tone: 'plain', label: 'No plan' };
  if (isGranted(state)) return { tone: 'plain', label: 'Plan managed by support' };
  if (subscription.cancel_at !== null) return { tone: 'warn', label: 'Cancels' };
  if (subscription.status === 'past_due') return { tone: 'bad', label: 'Payment due' };
  return subscription.status === 'trialing' ? { tone: 'ok', label: 'Trial' } : { tone: 'ok', label: 'Active' };
}

/** What happens next with the plan, and when. */
export function nextStep(state: PlanState): string {
  const { inForce, subscription, period } = state;
  if (inForce === null)
    return `Your ${subscription.status === 'trialing' ? 'trial' : 'plan'} has ended. Your keys stay valid; calls are paid from the wallet.`;
  if (isGranted(state))
    return `Granted to your account: nothing is charged for it here. New calls from ${formatUtcDate(period.period_end)}.`;
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
