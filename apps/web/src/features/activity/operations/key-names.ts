import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

async function loadKeyNames(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id, label, is_active, is_test')
    .eq('user_id', userId)
    .order('created_at');
  if (error) throw new Error('Failed to load your API keys. Please try again.');
  return data;
}

/** A key of the user, without its secret. */
export type KeyName = Awaited<ReturnType<typeof loadKeyNames>>[number];

/** The names of the user's keys, oldest first. */
export function keyNamesQuery(userId: string) {
  return queryOptions({
    queryKey: ['key-names', userId],
    queryFn: () => loadKeyNames(userId),
    staleTime: 60_000,
    meta: { missing: 'the names of your keys' },
  });
}

/** The name of the key of a call. */
export function keyNameOf(keyId: string | null, keys: readonly KeyName[] | undefined): string {
  if (keyId === null) return 'None';
  if (keys === undefined) return '';
  return keys.find(({ id }) => id === keyId)?.label ?? 'Deleted key';
}
