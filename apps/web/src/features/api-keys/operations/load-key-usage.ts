import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

/** Calls and cost in US dollars of a key on the last 30 days. */
export interface KeyUsage {
  readonly calls: number;
  readonly costUsd: number;
}

async function loadKeyUsage(userId: string): Promise<ReadonlyMap<string, KeyUsage>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('key_usage').select('api_key_id, calls, cost_usd').eq('user_id', userId);
  if (error) throw new Error('The usage of your keys could not be loaded.');
  const usage = new Map<string, KeyUsage>();
  for (const { api_key_id: id, calls, cost_usd: cost } of data) {
    const { calls: before, costUsd } = usage.get(id) ?? { calls: 0, costUsd: 0 };
    usage.set(id, { calls: before + calls, costUsd: costUsd + Number(cost) });
  }
  return usage;
}

/** What each key of the user was used for on the last 30 days (UTC). */
export function keyUsageQuery(userId: string) {
  return queryOptions({
    queryKey: ['key-usage', userId],
    queryFn: () => loadKeyUsage(userId),
    meta: { missing: 'what each key was used for' },
  });
}
