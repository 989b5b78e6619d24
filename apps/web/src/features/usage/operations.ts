import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import type { UsageRow } from './summary.ts';

const LOAD_FAILED = 'Failed to load your usage. Please try again.';
const PAGE_ROWS = 1000;
const PAGES_MAX = 8;
const REFRESH_MS = 60_000;

async function loadRows(userId: string): Promise<UsageRow[]> {
  const supabase = await getSupabase();
  const rows: UsageRow[] = [];
  for (let page = 0; page < PAGES_MAX; page++) {
    const { data, error } = await supabase
      .from('usage_by_day')
      .select('period, day, product, calls, quota_calls, wallet_calls, cost_usd')
      .eq('user_id', userId)
      .order('period')
      .order('day')
      .order('product')
      .range(page * PAGE_ROWS, (page + 1) * PAGE_ROWS - 1);
    if (error) throw new Error(LOAD_FAILED);
    rows.push(...data);
    if (data.length < PAGE_ROWS) break;
  }
  return rows;
}

async function loadUsage(userId: string) {
  const supabase = await getSupabase();
  const [plan, rows] = await Promise.all([
    supabase
      .from('plan_in_force')
      .select('plan, plan_name, status, quota, used, beyond_quota, period_start, period_end, previous_start')
      .eq('user_id', userId)
      .single(),
    loadRows(userId),
  ]);
  if (plan.error) throw new Error(LOAD_FAILED);
  return { plan: plan.data, rows };
}

export type Usage = Awaited<ReturnType<typeof loadUsage>>;
/**
 * The plan in force, and the billing periods for usage. Without a plan `plan` is null: calls are paid from the wallet, and counted in calendar months.
 * `previous_start` equals `period_start` when there was no previous period.
 */
export type PlanInForce = Usage['plan'];

/** Calls and cost of this period and the last, by day and product. */
export function usageQuery(userId: string) {
  return queryOptions({
    queryKey: ['usage', userId],
    queryFn: () => loadUsage(userId),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
