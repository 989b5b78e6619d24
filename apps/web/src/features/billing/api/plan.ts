import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import type { PlanId } from '@/lib/offer.ts';
import { getSupabase } from '@/lib/supabase.ts';

export interface Subscription {
  plan: PlanId | null;
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'ended';
  trial_ends_at: string | null;
  cancel_at: string | null;
  natal_system: 'western' | 'vedic';
  addons: string[];
  /** Null while nothing is paid for: no subscription, or the trial of the sign-up. */
  stripe_subscription_id: string | null;
}

export interface Period {
  quota: number;
  used: number;
  period_start: string;
  period_end: string;
}

export interface PlanState {
  subscription: Subscription;
  /** The plan that gives quota now; null when calls are paid from the wallet alone. */
  inForce: PlanId | null;
  period: Period;
}

const COLUMNS = 'plan, status, trial_ends_at, cancel_at, natal_system, addons, stripe_subscription_id';

async function fetchPlan(userId: string): Promise<PlanState> {
  const supabase = await getSupabase();
  const [subscription, period] = await Promise.all([
    supabase.from('subscriptions').select(COLUMNS).eq('user_id', userId).single<Subscription>(),
    supabase
      .from('plan_in_force')
      .select('plan, quota, used, period_start, period_end')
      .eq('user_id', userId)
      .single<Period & { plan: PlanId | null }>(),
  ]);
  if (subscription.error || period.error) throw new Error('Failed to load your plan. Please try again.');
  return { subscription: subscription.data, inForce: period.data.plan, period: period.data };
}

export function planQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'plan', userId], queryFn: () => fetchPlan(userId) });
}

/** Ends the plan with the paid period, or takes that back. */
export function cancelPlan(cancel: boolean): Promise<unknown> {
  return callFunction('cancel-plan', { cancel });
}

export function chooseNatalSystem(system: 'western' | 'vedic'): Promise<unknown> {
  return callFunction('natal-system', { system });
}
