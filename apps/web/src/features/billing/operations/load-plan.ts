import { queryOptions } from '@tanstack/react-query';
import { type PlanId, planById } from '@/lib/offer.ts';
import { getSupabase } from '@/lib/supabase.ts';

const COLUMNS = 'plan, status, trial_ends_at, cancel_at, natal_system, addons, stripe_subscription_id';

async function loadPlan(userId: string) {
  const supabase = await getSupabase();
  const [subscription, period] = await Promise.all([
    supabase.from('subscriptions').select(COLUMNS).eq('user_id', userId).single(),
    supabase
      .from('plan_in_force')
      .select('plan, source, quota, used, beyond_quota, period_start, period_end')
      .eq('user_id', userId)
      .single(),
  ]);
  if (subscription.error || period.error) throw new Error('Failed to load your plan. Please try again.');
  /** The plan that gives quota now; null when calls are paid only from the wallet. */
  const inForce: PlanId | null = period.data.plan === null ? null : planById(period.data.plan).id;
  return { subscription: subscription.data, inForce, period: period.data };
}

export type PlanState = Awaited<ReturnType<typeof loadPlan>>;

export const PLAN_KEY = ['billing', 'plan'] as const;

/** The subscription, the plan in force and the current period with its quota. */
export function planQuery(userId: string) {
  return queryOptions({ queryKey: [...PLAN_KEY, userId], queryFn: () => loadPlan(userId) });
}
