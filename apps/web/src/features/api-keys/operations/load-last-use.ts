import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { LOAD_FAILED } from './reload-keys.ts';

async function loadLastUse(keyId: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('api_keys').select('last_used_at').eq('id', keyId).single();
  if (error) throw new Error(LOAD_FAILED);
  return data.last_used_at;
}

/** When a key was last used, according to the server; null: never. */
export function lastUseQuery(keyId: string) {
  return queryOptions({
    queryKey: ['api-key-last-use', keyId],
    queryFn: () => loadLastUse(keyId),
    staleTime: 0,
    retry: false,
  });
}
