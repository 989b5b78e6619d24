import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Database } from '@/lib/database-types.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { withClient } from '@/lib/with-client.ts';

const TRANSACTION_ROWS = 10;

/** A payment into the wallet, or credit that was given. */
export interface Transaction {
  id: string;
  created_at: string;
  what: string;
  status: string;
  amountUsd: number;
  /** Null: there is none. */
  receiptUrl: string | null;
  isPayment: boolean;
}

type Row<Table extends 'topup_logs' | 'credit_ledger'> = Database['public']['Tables'][Table]['Row'];

const payment = (
  row: Pick<Row<'topup_logs'>, 'id' | 'created_at' | 'amount_cents' | 'status' | 'receipt_url' | 'kind'>,
): Transaction => ({
  id: row.id,
  created_at: row.created_at,
  what: row.kind === 'auto' ? 'Automatic top-up' : 'Top-up',
  status: row.status,
  amountUsd: row.amount_cents / 100,
  receiptUrl: row.receipt_url,
  isPayment: true,
});

const gift = (row: Pick<Row<'credit_ledger'>, 'id' | 'created_at' | 'amount_usd' | 'reason'>): Transaction => ({
  id: `credit-${row.id}`,
  created_at: row.created_at,
  what: row.reason ?? 'Credit',
  status: 'credited',
  amountUsd: row.amount_usd,
  receiptUrl: null,
  isPayment: false,
});

async function loadWallet(userId: string) {
  const supabase = await getSupabase();
  const [wallet, logs, credits] = await Promise.all([
    supabase.from('user_credits').select('balance_usd, last_updated').eq('user_id', userId).single(),
    supabase
      .from('topup_logs')
      .select('id, created_at, amount_cents, status, receipt_url, kind')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(TRANSACTION_ROWS),
    supabase
      .from('credit_ledger')
      .select('id, created_at, amount_usd, reason')
      .eq('user_id', userId)
      .eq('kind', 'credit')
      .order('id', { ascending: false })
      .limit(TRANSACTION_ROWS),
  ]);
  if (wallet.error || logs.error || credits.error) throw new Error('Failed to load billing. Please try again.');
  return {
    balanceUsd: wallet.data.balance_usd,
    transactions: [...logs.data.map(payment), ...credits.data.map(gift)]
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .slice(0, TRANSACTION_ROWS),
    lastTopUpAt: logs.data.find(({ status }) => status === 'completed')?.created_at ?? null,
  };
}

/** The balance, and the latest payments and credits. */
export function billingWalletQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing', 'wallet', userId],
    queryFn: () => loadWallet(userId),
    refetchInterval: 15_000,
  });
}

const TABLES = ['user_credits', 'topup_logs', 'payment_method', 'subscriptions', 'billing_settings'] as const;

/** Reloads billing whenever one of the user's rows changes: a payment appears when Stripe's event arrives, not when the user returns from the payment page. */
export function useFreshBilling(userId: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      withClient((supabase) => {
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
        return () => supabase.removeChannel(channel);
      }),
    [queries, userId],
  );
}
