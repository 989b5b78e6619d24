import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const LOAD_FAILED = 'Failed to load your figures. Please try again.';
const REFRESH_MS = 60_000;
const SPARK_DAYS = 14;
const DAY_MS = 86_400_000;

async function loadCockpit(userId: string) {
  const supabase = await getSupabase();
  const since = new Date(Date.now() - SPARK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [plan, subscription, usage] = await Promise.all([
    supabase
      .from('plan_in_force')
      .select('plan_name, status, quota, used, period_start, period_end')
      .eq('user_id', userId)
      .single(),
    supabase.from('subscriptions').select('trial_ends_at').eq('user_id', userId).single(),
    supabase.from('usage_by_day').select('day, calls, quota_calls').eq('user_id', userId).gte('day', since).limit(1000),
  ]);
  if (plan.error || subscription.error || usage.error) throw new Error(LOAD_FAILED);
  return { plan: plan.data, trialEndsAt: subscription.data.trial_ends_at, usage: usage.data, readAt: Date.now() };
}

export type CockpitFigures = Awaited<ReturnType<typeof loadCockpit>>;

/** The plan, its quota, and the calls of the last days. */
export function cockpitQuery(userId: string) {
  return queryOptions({
    queryKey: ['cockpit', userId],
    queryFn: () => loadCockpit(userId),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}
