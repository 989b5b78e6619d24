import { queryOptions, type QueryState } from '@tanstack/react-query';
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

type KeyState = QueryState<FirstKey | null>;

const retryMs = ({ status, data }: KeyState): number | false =>
  status === 'error' || (status === 'success' && !data) ? RETRY_MS : false;

/** The user's first live key, or null. */
export function firstKeyQuery(userId: string) {
  return queryOptions({
    queryKey: firstKeyKey(userId),
    queryFn: () => loadFirstKey(userId),
    retry: false,
    refetchInterval: ({ state }) => retryMs(state),
  });
}

/** How often a key that was never used is read again. */
const UNUSED_MS = 5000;

/** The first key where its use is shown: what it says about its use is true soon after the first call. */
export function firstKeyWithUseQuery(userId: string) {
  return queryOptions({
    ...firstKeyQuery(userId),
    refetchInterval: ({ state }) => retryMs(state) || (state.data?.last_used_at === null ? UNUSED_MS : false),
  });
}
