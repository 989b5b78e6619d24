import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { keysKey, LOAD_FAILED, RETRY_MS } from './reload-keys.ts';

async function loadKeys(userId: string) {
  const supabase = await getSupabase();
  const [keys, plan] = await Promise.all([
    supabase
      .from('api_keys')
      .select(
        'id, api_key, label, is_active, blocked_at, created_at, updated_at, last_used_at, is_test, allowed_products, allowed_origins, allowed_addresses, expires_at, old_key_until, old_key_ending, old_key_last_used_at',
      )
      .eq('user_id', userId)
      .order('created_at'),
    supabase.from('plan_in_force').select('plan_name, api_keys').eq('user_id', userId).maybeSingle(),
  ]);
  if (keys.error || plan.error) throw new Error(LOAD_FAILED);
  const nowMs = Date.now();
  return { keys: keys.data.map((row) => ({ ...row, expiry: expiryOf(row.expires_at, nowMs) })), allowance: plan.data };
}

const SOON_MS = 7 * 86_400_000;

/** Whether a key has expired, or will within a week. */
function expiryOf(expiresAt: string | null, nowMs: number): 'expired' | 'soon' | 'later' {
  const leftMs = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - nowMs;
  return leftMs <= 0 ? 'expired' : leftMs < SOON_MS ? 'soon' : 'later';
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
