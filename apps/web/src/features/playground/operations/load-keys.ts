import { queryOptions } from '@tanstack/react-query';
import type { ResendKey } from '@/lib/calls/key.ts';
import { getSupabase } from '@/lib/supabase.ts';

async function loadKeys(userId: string): Promise<readonly ResendKey[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id, label, api_key, is_test, is_active, blocked_at, expires_at')
    .eq('user_id', userId)
    .order('created_at');
  if (error) throw new Error('Failed to load your API keys. Please try again.');
  return data;
}

/** The keys that calls can be made with, oldest first, with their secrets. */
export function playgroundKeysQuery(userId: string) {
  return queryOptions({
    queryKey: ['playground-keys', userId],
    queryFn: () => loadKeys(userId),
    refetchOnWindowFocus: 'always',
  });
}
