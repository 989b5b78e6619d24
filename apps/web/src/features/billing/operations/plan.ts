import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { type PlanId, planById } from '@/lib/offer.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { callOperation } from '@/lib/call-operation.ts';
import { toast } from '@/lib/toast.ts';

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

const PLAN_KEY = ['billing', 'plan'] as const;

/** The subscription, the plan in force and the current period with its quota. */
export function planQuery(userId: string) {
  return queryOptions({ queryKey: [...PLAN_KEY, userId], queryFn: () => loadPlan(userId) });
}

/** Stripe's event reaches the server later, so the plan is reloaded a few times. */
const FOLLOW_MS = [500, 1500, 4000];

/** Cancels the plan at the end of the paid period (`true`), or undoes that. */
export const cancelPlan = mutationOptions({
  mutationFn: (cancel: boolean) => callOperation('cancel-plan', { cancel }),
  onSuccess: (_answer, cancel, _before, { client }) => {
    toast(cancel ? 'Your plan ends with the period' : 'Your plan continues', { variant: 'success' });
    for (const ms of FOLLOW_MS) setTimeout(() => void client.invalidateQueries({ queryKey: PLAN_KEY }), ms);
  },
  meta: { failed: 'Your plan could not be changed. Please try again.' },
});

export type NatalSystem = 'western' | 'vedic';

/** Chooses the one system of natal charts that Starter includes. */
export const chooseNatalSystem = mutationOptions({
  mutationFn: (system: NatalSystem) => callOperation('natal-system', { system }),
  onSuccess: (_answer, system, _before, { client }) => {
    client.setQueriesData<PlanState>({ queryKey: PLAN_KEY }, (state) =>
      state ? { ...state, subscription: { ...state.subscription, natal_system: system } } : state,
    );
    toast(`Your plan now includes ${system === 'vedic' ? 'Vedic' : 'Western'} natal charts`, { variant: 'success' });
  },
  onSettled: (_answer, _error, _system, _before, { client }) => void client.invalidateQueries({ queryKey: PLAN_KEY }),
  meta: { failed: 'The natal system could not be changed. Please try again.' },
});
