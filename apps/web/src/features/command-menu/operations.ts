import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

async function loadKeyNames(userId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id, label, api_key, is_test, is_active')
    .eq('user_id', userId)
    .order('created_at');
  if (error) throw new Error('Your keys could not be loaded.');
  return data;
}

/** The user's keys, to find them by name. */
export function keyNamesQuery(userId: string) {
  return queryOptions({ queryKey: ['key-names', userId], queryFn: () => loadKeyNames(userId), retry: false });
}

export type KeyName = Awaited<ReturnType<typeof loadKeyNames>>[number];
