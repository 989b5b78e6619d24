import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { firstKeyKey, LOAD_FAILED, RETRY_MS } from './reload-keys.ts';

/** The user's first key, or null. @throws Error for the reader */
export async function loadFirstKey(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id, api_key, is_active, created_at, last_used_at')
    .eq('user_id', userId)
    .eq('is_test', false)
    .order('created_at')
    .limit(1)
    .maybeSingle();
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

export type FirstKey = NonNullable<Awaited<ReturnType<typeof loadFirstKey>>>;

/** The user's first live key, or null. */
export function firstKeyQuery(userId: string) {
  return queryOptions({
    queryKey: firstKeyKey(userId),
    queryFn: () => loadFirstKey(userId),
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.status === 'success' && !state.data) ? RETRY_MS : false,
  });
}
