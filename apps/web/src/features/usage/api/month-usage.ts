import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const PAGE_ROWS = 1000;
const MAX_PAGES = 20;

interface UsageRow { report_tier: string | null; total_cost_usd: number | string; paid_by: string }

export interface ProductUsage { product: string; calls: number; fromQuota: number; costUsd: number }
export interface MonthUsage { month: string; products: ProductUsage[]; complete: boolean }

async function fetchRows(userId: string, since: string, from: number): Promise<UsageRow[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_usage').select('report_tier, total_cost_usd, paid_by').eq('user_id', userId).gte('created_at', since)
    .order('created_at', { ascending: false }).range(from, from + PAGE_ROWS - 1).returns<UsageRow[]>();
  if (error) throw new Error('Failed to load your usage. Please try again.');
  return data;
}

/** Adds calls up by product, the most used first. */
export function sumByProduct(rows: readonly UsageRow[]): ProductUsage[] {
  const totals = new Map<string, ProductUsage>();
  for (const row of rows) {
    const product = row.report_tier ?? 'other';
    const total = totals.get(product) ?? { product, calls: 0, fromQuota: 0, costUsd: 0 };
    totals.set(product, { product, calls: total.calls + 1, fromQuota: total.fromQuota + (row.paid_by === 'wallet' ? 0 : 1), costUsd: total.costUsd + Number(row.total_cost_usd) });
  }
  return [...totals.values()].toSorted((a, b) => b.calls - a.calls);
}

async function fetchMonth(userId: string): Promise<MonthUsage> {
  const now = new Date();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
  const month = now.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const rows: UsageRow[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const more = await fetchRows(userId, since, page * PAGE_ROWS);
    rows.push(...more);
    if (more.length < PAGE_ROWS) return { month, products: sumByProduct(rows), complete: true };
  }
  return { month, products: sumByProduct(rows), complete: false };
}

/** Calls and cost by product since the first of this month (UTC). */
export function monthUsageQuery(userId: string) {
  return queryOptions({ queryKey: ['month-usage', userId], queryFn: () => fetchMonth(userId) });
}
