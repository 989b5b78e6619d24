import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const TRANSACTION_ROWS = 10;

export interface Transaction {
  id: string;
  created_at: string;
  amount_cents: number;
  status: string;
  receipt_url: string | null;
  kind: 'manual' | 'auto';
}
export interface Wallet {
  balanceUsd: number | string;
  transactions: Transaction[];
  lastTopUpAt: string | null;
}

async function fetchWallet(userId: string): Promise<Wallet> {
  const supabase = await getSupabase();
  const [credits, logs] = await Promise.all([
    supabase
      .from('user_credits')
      .select('balance_usd, last_updated')
      .eq('user_id', userId)
      .single<{ balance_usd: number | string }>(),
    supabase
      .from('topup_logs')
      .select('id, created_at, amount_cents, status, receipt_url, kind')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(TRANSACTION_ROWS)
      .returns<Transaction[]>(),
  ]);
  if (credits.error || logs.error) throw new Error('Failed to load billing. Please try again.');
  return {
    balanceUsd: credits.data.balance_usd,
    transactions: logs.data,
    lastTopUpAt: logs.data.find(({ status }) => status === 'completed')?.created_at ?? null,
  };
}

/** The balance and the latest payments into it. */
export function billingWalletQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing', 'wallet', userId],
    queryFn: () => fetchWallet(userId),
    refetchInterval: 15_000,
  });
}
