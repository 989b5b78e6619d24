import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const REFRESH_MS = 10_000;

async function loadWallet(userId: string) {
  const supabase = await getSupabase();
  const [credits, topUp] = await Promise.all([
    supabase.from('user_credits').select('balance_usd, last_updated').eq('user_id', userId).single(),
    supabase
      .from('topup_logs')
      .select('created_at')
      .eq('user_id', userId)
      .eq('status', 'completed')
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  ]);
  if (credits.error || topUp.error) throw new Error('Failed to load wallet balance');
  return { balanceUsd: credits.data.balance_usd, lastTopUpAt: topUp.data?.created_at ?? null };
}

/** The balance, and when credit was last added. */
export function walletQuery(userId: string) {
  return queryOptions({
    queryKey: ['wallet', userId],
    queryFn: () => loadWallet(userId),
    refetchInterval: REFRESH_MS,
  });
}
