import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_BILLING_SETTINGS } from '@theia-astro/server/rules/billing-settings';
import { getSupabase } from '../supabase.ts';

const SETTINGS_COLUMNS =
  'spend_cap_usd, low_balance_usd, quota_mails, auto_topup, auto_topup_threshold_usd, auto_topup_amount_usd, auto_topup_monthly_ceiling_usd, auto_topup_stopped';

async function loadBillingSettings(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('billing_settings')
    .select(SETTINGS_COLUMNS)
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw new Error('Failed to load your billing settings. Please try again.');
  return data ?? { ...DEFAULT_BILLING_SETTINGS, auto_topup_stopped: null };
}

/** The settings, and why automatic top-up was switched off if the server did it. */
export type LoadedBillingSettings = Awaited<ReturnType<typeof loadBillingSettings>>;

export function billingSettingsQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'settings', userId], queryFn: () => loadBillingSettings(userId) });
}

const PROJECTION_COLUMNS =
  'source, period_start, period_end, plan_usd, wallet_usd, balance_usd, pace_hours, pace_calls, too_early, projected_wallet_usd, projected_usd';
const PROJECTION_REFRESH_MS = 60_000;

async function loadCostProjection(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('cost_projection')
    .select(PROJECTION_COLUMNS)
    .eq('user_id', userId)
    .single();
  if (error) throw new Error('Failed to load the cost of this period. Please try again.');
  return data;
}

export type CostProjection = Awaited<ReturnType<typeof loadCostProjection>>;

/** What this billing period has cost, and what it will have cost at its end if calls go on as they did. */
export function costProjectionQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing', 'cost-projection', userId],
    queryFn: () => loadCostProjection(userId),
    refetchInterval: PROJECTION_REFRESH_MS,
  });
}
