import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { keysKey, LOAD_FAILED, RETRY_MS } from './reload-keys.ts';

async function loadKeys(userId: string) {
  const supabase = await getSupabase();
  const [keys, plan] = await Promise.all([
    supabase
      .from('api_keys')
      .select('id, api_key, label, is_active, blocked_at, created_at, last_used_at')
      .eq('user_id', userId)
      .order('created_at'),
    supabase.from('plan_in_force').select('plan_name, api_keys').eq('user_id', userId).maybeSingle(),
  ]);
  if (keys.error) throw new Error(LOAD_FAILED);
  return { keys: keys.data, allowance: plan.data };
}

type Keys = Awaited<ReturnType<typeof loadKeys>>;
export type KeyRow = Keys['keys'][number];
/** The number of keys that the plan in force allows. */
export type KeyAllowance = NonNullable<Keys['allowance']>;

/** Every key of the user, oldest first, and how many the plan allows. */
export function keysQuery(userId: string) {
  return queryOptions({
    queryKey: keysKey(userId),
    queryFn: () => loadKeys(userId),
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.status === 'success' && state.data?.keys.length === 0) ? RETRY_MS : false,
  });
}
