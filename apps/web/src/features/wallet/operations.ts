import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fromTable } from '@/lib/from-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { withClient } from '@/lib/with-client.ts';

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

const SHOWN_ROWS = 5;

const loadTopUps = (userId: string) =>
  fromTable('Failed to load auto-topup history', (client) =>
    client
      .from('topup_queue')
      .select('id, status, amount_usd, requested_at, processed_at, message')
      .eq('user_id', userId)
      .order('requested_at', { ascending: false })
      .limit(SHOWN_ROWS),
  );

export type TopUpRequest = Awaited<ReturnType<typeof loadTopUps>>[number];

/** The latest automatic top-ups, newest first. */
export function topUpsQuery(userId: string) {
  return queryOptions({
    queryKey: ['topup-queue', userId],
    queryFn: () => loadTopUps(userId),
    meta: { missing: 'the history of your automatic top-ups' },
  });
}

/** Reloads the list whenever one of the user's rows changes. */
export function useFreshTopUps(userId: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      withClient((supabase) => {
        const channel = supabase
          .channel(`topup_queue:${userId}`)
          .on(
            'postgres_changes',
            { event: '*', schema: 'public', table: 'topup_queue', filter: `user_id=eq.${userId}` },
            () => {
              void queries.invalidateQueries({ queryKey: ['topup-queue', userId] });
              void queries.invalidateQueries({ queryKey: ['wallet', userId] });
            },
          )
          .subscribe();
        return () => supabase.removeChannel(channel);
      }),
    [queries, userId],
  );
}
