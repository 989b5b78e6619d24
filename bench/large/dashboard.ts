import type { SupabaseClient } from '@supabase/supabase-js';

const DAY_MS = 86_400_000;
const PAGE = 25;
const EXPORT_PAGE = 1000;

export interface Cursor {
  readonly created_at: string;
  readonly id: string;
}

type Answer = PromiseLike<{ data: unknown; error: { message: string } | null }>;

export interface DashboardQuery {
  readonly name: string;
  ask(client: SupabaseClient): Answer;
}

interface Filter {
  readonly outcome?: 'success' | 'failed';
  readonly product?: string;
  readonly from?: string;
}

/** The queries of the dashboard as the browser sends them, at the first page, deep in the log and where nothing or hardly anything matches. */
export function dashboardQueries(
  userId: string,
  { middle, oldest }: { readonly middle: Cursor; readonly oldest: Cursor },
): readonly DashboardQuery[] {
  const calls = (client: SupabaseClient, filter: Filter, after: Cursor | null, limit: number): Answer =>
    client.functions
      .invoke<{ calls: unknown[] }>('calls', { body: { ...filter, after, limit } })
      .then(({ data, error }) => ({ data: data?.calls ?? null, error: error as Error | null }));
  const page = (name: string, filter: Filter, after: Cursor | null = null, count = PAGE): DashboardQuery => ({
    name,
    ask: (client) => calls(client, filter, after, count),
  });
  const lastMonth = new Date(Date.now() - 30 * DAY_MS).toISOString();
  return [
    page('recent calls', {}, null, 4),
    page('activity', {}),
    page('activity, from the middle on', {}, middle),
    page('activity, the last page', {}, oldest),
    page('activity, last 30 days', { from: lastMonth }),
    page('activity, successful', { outcome: 'success' }),
    page('activity, failed', { outcome: 'failed' }),
    page('activity, failed, from the middle on', { outcome: 'failed' }, middle),
    page('activity, a frequent product', { product: 'natal' }),
    page('activity, a rare product', { product: 'eclipses' }),
    page('activity, a product without calls', { product: 'guna_milan' }),
    page('activity, failed calls of a product that never failed', { product: 'transits', outcome: 'failed' }),
    page('activity, successful calls of a product without calls', { product: 'guna_milan', outcome: 'success' }),
    page('activity, free calls where there are none', { product: 'free' }),
    page('activity, free calls, last 30 days', { product: 'free', from: lastMonth }),
    page('export, first page of 1,000', {}, null, EXPORT_PAGE),
    page('export, a page of 1,000 from the middle on', {}, middle, EXPORT_PAGE),
    page('export, a page of 1,000 failed calls from the middle on', { outcome: 'failed' }, middle, EXPORT_PAGE),
    {
      name: 'one call',
      ask: (client) =>
        client.functions
          .invoke<{ call: unknown }>('call', { body: { id: middle.id } })
          .then(({ data, error }) => ({ data: [data?.call], error: error as Error | null })),
    },
    {
      name: 'usage by day',
      ask: (client) =>
        client
          .from('usage_by_day')
          .select('period, day, product, calls, quota_calls, wallet_calls, cost_usd')
          .eq('user_id', userId)
          .order('period')
          .order('day')
          .order('product')
          .range(0, 999),
    },
    {
      name: 'plan in force',
      ask: (client) =>
        client
          .from('plan_in_force')
          .select('plan, plan_name, status, quota, used, period_start, period_end, previous_start')
          .eq('user_id', userId),
    },
    {
      name: 'balance',
      ask: (client) => client.from('user_credits').select('balance_usd, last_updated').eq('user_id', userId),
    },
    {
      name: 'last top-up',
      ask: (client) =>
        client
          .from('topup_logs')
          .select('created_at')
          .eq('user_id', userId)
          .eq('status', 'completed')
          .order('created_at', { ascending: false })
          .limit(1),
    },
    {
      name: 'automatic top-ups',
      ask: (client) =>
        client
          .from('topup_queue')
          .select('id, status, amount_usd, requested_at, processed_at, message')
          .eq('user_id', userId)
          .order('requested_at', { ascending: false })
          .limit(5),
    },
    { name: 'keys', ask: (client) => client.from('api_keys').select('id, label, last_used_at').eq('user_id', userId) },
    {
      name: 'ledger',
      ask: (client) =>
        client.from('credit_ledger').select('*').eq('user_id', userId).order('id', { ascending: false }).limit(PAGE),
    },
  ];
}
