import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const SHOWN_ROWS = 10;

export interface Transaction { id: string; created_at: string; amount_cents: number; status: string; receipt_url: string | null }
export interface Billing { balanceUsd: number | string; lastUpdated: string | null; transactions: Transaction[] }

async function fetchBilling(userId: string): Promise<Billing> {
  const supabase = await getSupabase();
  const [credits, logs] = await Promise.all([
    supabase.from('user_credits').select('balance_usd, last_updated').eq('user_id', userId).single<{ balance_usd: number | string; last_updated: string | null }>(),
    supabase.from('topup_logs').select('id, created_at, amount_cents, status, receipt_url').eq('user_id', userId).order('created_at', { ascending: false }).limit(SHOWN_ROWS).returns<Transaction[]>(),
  ]);
  if (credits.error || logs.error) throw new Error('Failed to load billing. Please try again.');
  return { balanceUsd: credits.data.balance_usd, lastUpdated: credits.data.last_updated, transactions: logs.data };
}

export function billingQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', userId], queryFn: () => fetchBilling(userId) });
}
