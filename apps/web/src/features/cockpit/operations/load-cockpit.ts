import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const LOAD_FAILED = 'Failed to load your figures. Please try again.';
const REFRESH_MS = 60_000;
const SPARK_DAYS = 14;
const DAY_MS = 86_400_000;

async function loadCockpit(userId: string) {
  const supabase = await getSupabase();
  const since = new Date(Date.now() - SPARK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [plan, subscription, usage, credits, settings, card, keys] = await Promise.all([
    supabase
      .from('plan_in_force')
      .select('plan_name, status, quota, used, period_start, period_end')
      .eq('user_id', userId)
      .single(),
    supabase.from('subscriptions').select('trial_ends_at').eq('user_id', userId).single(),
    supabase
      .from('usage_by_day')
      .select('day, calls, quota_calls, cost_usd')
      .eq('user_id', userId)
      .gte('day', since)
      .limit(1000),
    supabase.from('user_credits').select('balance_usd').eq('user_id', userId).single(),
    supabase
      .from('billing_settings')
      .select('auto_topup, auto_topup_stopped, low_balance_usd')
      .eq('user_id', userId)
      .maybeSingle(),
    supabase
      .from('payment_method')
      .select('card_last4, exp_month, exp_year')
      .eq('user_id', userId)
      .eq('active', true)
      .order('ts', { ascending: false })
      .limit(1),
    supabase
      .from('api_keys')
      .select('label, blocked_at, expires_at')
      .eq('user_id', userId)
      .eq('is_test', false)
      .order('created_at'),
  ]);
  if (plan.error || subscription.error || usage.error || credits.error || settings.error || card.error || keys.error)
    throw new Error(LOAD_FAILED);
  return {
    plan: plan.data,
    trialEndsAt: subscription.data.trial_ends_at,
    usage: usage.data,
    balanceUsd: Number(credits.data.balance_usd),
    settings: settings.data,
    card: card.data[0] ?? null,
    keys: keys.data,
    readAt: Date.now(),
  };
}

export type CockpitFigures = Awaited<ReturnType<typeof loadCockpit>>;

/** The plan, its quota, the calls of the last days, and what may need attention. */
export function cockpitQuery(userId: string) {
  return queryOptions({
    queryKey: ['cockpit', userId],
    queryFn: () => loadCockpit(userId),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}
