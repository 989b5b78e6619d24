import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSupabase } from '@/lib/supabase.ts';

/** Reloads the list whenever one of the user's rows changes. */
export function useFreshTopUps(userId: string): void {
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
