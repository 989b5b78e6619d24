import { queryOptions } from '@tanstack/react-query';
import { planById } from '@/lib/offer.ts';
import { getSupabase } from '@/lib/supabase.ts';

async function loadHeldPlan(userId: string) {
  const supabase = await getSupabase();
  const [row, force] = await Promise.all([
    supabase
      .from('subscriptions')
      .select('addons, natal_system, stripe_subscription_id, status, trial_ends_at')
      .eq('user_id', userId)
      .single(),
    supabase.from('plan_in_force').select('plan, plan_name, source').eq('user_id', userId).single(),
  ]);
  if (row.error || force.error) throw new Error('Failed to load your plan. Please try again.');
  const { addons, natal_system: natalSystem, stripe_subscription_id: subscription, status } = row.data;
  const plan = force.data.plan === null ? null : planById(force.data.plan).id;
  return {
    /** The plan in force; null without one. */
    plan,
    /** The name of a plan that whoever runs the installation granted, so that none is bought here; else null. */
    granted: force.data.source === 'operator' ? force.data.plan_name : null,
    addons: plan === null ? [] : addons,
    natalSystem: natalSystem === 'vedic' ? ('vedic' as const) : ('western' as const),
    /** True when the subscription is at Stripe, so that a change is prorated. */
    subscribed: plan !== null && subscription !== null,
    trialEndsAt: plan !== null && status === 'trialing' ? row.data.trial_ends_at : null,
  };
}

export type HeldPlan = Awaited<ReturnType<typeof loadHeldPlan>>;

/** The user's current plan, which the upgrade page compares with the choice. */
export function heldPlanQuery(userId: string) {
  return queryOptions({ queryKey: ['upgrade', 'plan', userId], queryFn: () => loadHeldPlan(userId) });
}
