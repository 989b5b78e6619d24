import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import type { UsageRow } from '../summary.ts';

const LOAD_FAILED = 'Failed to load your usage. Please try again.';
const PAGE_ROWS = 1000;
const PAGES_MAX = 8;
const REFRESH_MS = 60_000;

/** What the plan in force gives, and the billing periods that usage is counted in. */
export interface PlanInForce {
  /** Null without a plan: calls are paid from the wallet, and counted in calendar months. */
  plan: string | null;
  plan_name: string | null;
  status: string | null;
  quota: number;
  used: number;
  period_start: string;
  period_end: string;
  /** The period before begins here; equal to `period_start` when there was none. */
  previous_start: string;
}

export interface Usage {
  plan: PlanInForce;
  rows: readonly UsageRow[];
}

async function fetchRows(userId: string): Promise<UsageRow[]> {
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
      .range(page * PAGE_ROWS, (page + 1) * PAGE_ROWS - 1)
      .returns<UsageRow[]>();
    if (error) throw new Error(LOAD_FAILED);
    rows.push(...data);
    if (data.length < PAGE_ROWS) break;
  }
  return rows;
}

async function fetchUsage(userId: string): Promise<Usage> {
  const supabase = await getSupabase();
  const [plan, rows] = await Promise.all([
    supabase
      .from('plan_in_force')
      .select('plan, plan_name, status, quota, used, period_start, period_end, previous_start')
      .eq('user_id', userId)
      .single<PlanInForce>(),
    fetchRows(userId),
  ]);
  if (plan.error) throw new Error(LOAD_FAILED);
  return { plan: plan.data, rows };
}

/** Calls and cost of this period and the last, by day and product. */
export function usageQuery(userId: string) {
  return queryOptions({
    queryKey: ['usage', userId],
    queryFn: () => fetchUsage(userId),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
