import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const TRANSACTION_ROWS = 10;

async function loadWallet(userId: string) {
  const supabase = await getSupabase();
  const [credits, logs] = await Promise.all([
    supabase.from('user_credits').select('balance_usd, last_updated').eq('user_id', userId).single(),
    supabase
      .from('topup_logs')
      .select('id, created_at, amount_cents, status, receipt_url, kind')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(TRANSACTION_ROWS),
  ]);
  if (credits.error || logs.error) throw new Error('Failed to load billing. Please try again.');
  return {
    balanceUsd: credits.data.balance_usd,
    transactions: logs.data,
    lastTopUpAt: logs.data.find(({ status }) => status === 'completed')?.created_at ?? null,
  };
}

export type Transaction = Awaited<ReturnType<typeof loadWallet>>['transactions'][number];

/** The balance and the latest payments into it. */
export function billingWalletQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing', 'wallet', userId],
    queryFn: () => loadWallet(userId),
    refetchInterval: 15_000,
  });
}
