import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSupabase } from '@/lib/supabase.ts';

const TABLES = ['user_credits', 'topup_logs', 'payment_method', 'subscriptions', 'billing_settings'] as const;

/** Reloads billing whenever one of the user's rows changes: a payment appears when Stripe's event arrives, not when the user returns from the payment page. */
export function useFreshBilling(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let leave = () => {};
    let gone = false;
    void getSupabase().then(
      (supabase) => {
        if (gone) return;
        let channel = supabase.channel(`billing:${userId}`);
        for (const table of TABLES) {
          channel = channel.on(
            'postgres_changes',
            { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` },
            () => void queries.invalidateQueries({ queryKey: ['billing'] }),
          );
        }
        channel.subscribe((status) => {
          if (status === 'SUBSCRIBED') void queries.invalidateQueries({ queryKey: ['billing'] });
        });
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
