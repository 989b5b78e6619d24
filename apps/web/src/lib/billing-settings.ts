import { queryOptions } from '@tanstack/react-query';
import { callFunction } from './call-function.ts';
import { getSupabase } from './supabase.ts';

export interface BillingSettings {
  spend_cap_usd: number | null;
  low_balance_usd: number | null;
  auto_topup: boolean;
  auto_topup_threshold_usd: number;
  auto_topup_amount_usd: number;
  auto_topup_monthly_ceiling_usd: number;
  /** Why it was switched off without its owner. */
  auto_topup_stopped: string | null;
}

type Row = { [Name in keyof BillingSettings]: BillingSettings[Name] | string };

/** What holds for an account that never chose anything, as in the database. */
const UNTOUCHED: BillingSettings = {
  spend_cap_usd: null,
  low_balance_usd: 5,
  auto_topup: false,
  auto_topup_threshold_usd: 45,
  auto_topup_amount_usd: 50,
  auto_topup_monthly_ceiling_usd: 500,
  auto_topup_stopped: null,
};
const COLUMNS =
  'spend_cap_usd, low_balance_usd, auto_topup, auto_topup_threshold_usd, auto_topup_amount_usd, auto_topup_monthly_ceiling_usd, auto_topup_stopped';

const amount = (value: unknown): number | null => (value === null ? null : Number(value));

async function fetchSettings(userId: string): Promise<BillingSettings> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('billing_settings')
    .select(COLUMNS)
    .eq('user_id', userId)
    .maybeSingle<Row>();
  if (error) throw new Error('Failed to load your billing settings. Please try again.');
  if (data === null) return UNTOUCHED;
  return {
    spend_cap_usd: amount(data.spend_cap_usd),
    low_balance_usd: amount(data.low_balance_usd),
    auto_topup: data.auto_topup === true,
    auto_topup_threshold_usd: Number(data.auto_topup_threshold_usd),
    auto_topup_amount_usd: Number(data.auto_topup_amount_usd),
    auto_topup_monthly_ceiling_usd: Number(data.auto_topup_monthly_ceiling_usd),
    auto_topup_stopped: data.auto_topup_stopped,
  };
}

export function billingSettingsQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'settings', userId], queryFn: () => fetchSettings(userId) });
}

/** Changes what is named; the rest stays. Throws with the server's message. */
export function saveBillingSettings(change: Partial<Omit<BillingSettings, 'auto_topup_stopped'>>): Promise<unknown> {
  return callFunction('billing-settings', change);
}
