import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { OperationError } from '@/lib/call-operation.ts';
import { loadCallFigures } from '@/lib/operations/load-call-figures.ts';

const LOAD_FAILED = 'Failed to load your figures. Please try again.';
const REFRESH_MS = 60_000;
const TROUBLES_MAX = 5;

async function loadOverview(userId: string) {
  const supabase = await getSupabase();
  const [plan, subscription, usage, credits, settings, card, keys, webhooks] = await Promise.all([
    supabase
      .from('plan_in_force')
      .select('plan_name, status, source, quota, used, beyond_quota, period_start, period_end')
      .eq('user_id', userId)
      .single(),
    supabase.from('subscriptions').select('trial_ends_at').eq('user_id', userId).single(),
    supabase.from('calls_by_day').select('day, calls, quota_calls, cost_usd').eq('user_id', userId),
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
      .select('id, label, blocked_at, expires_at')
      .eq('user_id', userId)
      .eq('is_test', false)
      .order('created_at'),
    supabase
      .from('webhook_troubles')
      .select('id, name, status, disabled_because, failing_since')
      .eq('user_id', userId)
      .limit(TROUBLES_MAX),
  ]);
  const reads = [plan, subscription, usage, credits, settings, card, keys, webhooks];
  if (reads.some(({ error }) => error !== null)) throw new Error(LOAD_FAILED);
  if (!plan.data || !subscription.data || !usage.data || !credits.data || !card.data || !keys.data || !webhooks.data)
    throw new Error(LOAD_FAILED);
  return {
    plan: plan.data,
    trialEndsAt: subscription.data.trial_ends_at,
    usage: usage.data,
    balanceUsd: Number(credits.data.balance_usd),
    settings: settings.data,
    card: card.data[0] ?? null,
    keys: keys.data,
    webhooks: webhooks.data,
    readAt: Date.now(),
  };
}

export type OverviewFigures = Awaited<ReturnType<typeof loadOverview>>;

/** The plan, its quota, the calls of the last days, and what may need attention. */
export function overviewQuery(userId: string) {
  return queryOptions({
    queryKey: ['overview', userId],
    queryFn: () => loadOverview(userId),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BUSY = 429;
/** The server computes one figure a second for one user, and two are asked for here. */
const PAUSE_MS = 2_500;

const isBusy = (error: Error): boolean => error instanceof OperationError && error.status === BUSY;

async function loadHealth() {
  const since = (ms: number) => ({ from: new Date(Date.now() - ms).toISOString() });
  const [day, week] = await Promise.all([loadCallFigures(since(DAY_MS)), loadCallFigures(since(7 * DAY_MS))]);
  return { day, week };
}

/** Errors and latency of the calls of the last day and of the last seven. */
export function healthQuery(userId: string) {
  return queryOptions({
    queryKey: ['health', userId],
    queryFn: loadHealth,
    refetchInterval: REFRESH_MS,
    staleTime: 15_000,
    retry: (failures, error) => failures === 0 && isBusy(error),
    retryDelay: PAUSE_MS,
    meta: { missing: 'the failures and the times of your calls' },
  });
}
