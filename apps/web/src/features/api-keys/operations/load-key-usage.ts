import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { recentDays, SPARK_DAYS } from '../recent-days.ts';

/** What a key was used for. */
export interface KeyUsage {
  /** Of the last 30 days (UTC). */
  readonly calls: number;
  /** Of the last 30 days (UTC), in US dollars. */
  readonly costUsd: number;
  /** Calls of each of the last 14 days (UTC), the oldest first, today last. */
  readonly days: readonly number[];
}

/** A key without calls. */
export const NO_USAGE: KeyUsage = { calls: 0, costUsd: 0, days: Array.from({ length: SPARK_DAYS }, () => 0) };

async function loadKeyUsage(userId: string): Promise<ReadonlyMap<string, KeyUsage>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('key_usage')
    .select('api_key_id, day, calls, cost_usd')
    .eq('user_id', userId);
  if (error) throw new Error('The usage of your keys could not be loaded.');
  const days = recentDays(Date.now());
  const usage = new Map<string, KeyUsage>();
  for (const { api_key_id: id, day, calls, cost_usd: cost } of data) {
    const before = usage.get(id) ?? NO_USAGE;
    usage.set(id, {
      calls: before.calls + calls,
      costUsd: before.costUsd + Number(cost),
      days: before.days.map((sum, index) => (days[index] === day ? sum + calls : sum)),
    });
  }
  return usage;
}

/** What each key of the user was used for on the last 30 days (UTC), in one read. */
export function keyUsageQuery(userId: string) {
  return queryOptions({
    queryKey: ['key-usage', userId],
    queryFn: () => loadKeyUsage(userId),
    meta: { missing: 'what each key was used for' },
  });
}
