import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSupabase } from '@/lib/supabase.ts';

const SHOWN_ROWS = 5;
const LOAD_FAILED = 'Failed to load auto-topup history';

export interface TopUpRequest {
  id: string;
  status: string;
  amount_usd: number | string;
  requested_at: string;
  processed_at: string | null;
  message: string | null;
}

async function fetchTopUps(userId: string): Promise<TopUpRequest[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('topup_queue')
    .select('id, status, amount_usd, requested_at, processed_at, message')
    .eq('user_id', userId)
    .order('requested_at', { ascending: false })
    .limit(SHOWN_ROWS)
    .returns<TopUpRequest[]>();
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

export function topUpQueueQuery(userId: string) {
  return queryOptions({ queryKey: ['topup-queue', userId], queryFn: () => fetchTopUps(userId) });
}

/** Reads the list again whenever one of the user's rows changes. */
export function useLiveTopUps(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let leave = () => {};
    let gone = false;
    void getSupabase().then(
      (supabase) => {
        if (gone) return;
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
        leave = () => void supabase.removeChannel(channel);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      leave();
    };
  }, [queries, userId]);
}
