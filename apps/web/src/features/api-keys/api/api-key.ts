import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { LOAD_FAILED, REGENERATE_FAILED, REGENERATE_FAILED_SILENTLY, RETRY_MS } from './messages.ts';

export interface ApiKey {
  id: string;
  api_key: string;
  is_active: boolean;
  label: string | null;
  created_at: string;
  updated_at: string;
  last_used_at: string | null;
}

async function fetchApiKey(userId: string): Promise<ApiKey | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id, api_key, is_active, label, created_at, updated_at, last_used_at')
    .eq('user_id', userId)
    .order('created_at')
    .limit(1)
    .maybeSingle<ApiKey>();
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

/** The user's first key; while there is none, or it cannot be read, it is asked for again every 3 s. */
export function apiKeyQuery(userId: string) {
  return queryOptions({
    queryKey: ['api-key', userId],
    queryFn: () => fetchApiKey(userId),
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.status === 'success' && !state.data) ? RETRY_MS : false,
  });
}

async function firstKeyId(userId: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id')
    .eq('user_id', userId)
    .order('created_at')
    .limit(1)
    .maybeSingle<{ id: string }>();
  if (error) throw new Error(REGENERATE_FAILED);
  return data?.id ?? null;
}

/** Replaces a key, the first one unless said otherwise, or makes it. The database draws the key itself; the value sent only asks for it. */
export async function regenerateApiKey(userId: string, keyId?: string): Promise<string> {
  const supabase = await getSupabase();
  const id = keyId ?? (await firstKeyId(userId));
  const wanted = { api_key: 'regenerate', updated_at: new Date().toISOString() };
  const answer = id
    ? await supabase.from('api_keys').update(wanted).eq('id', id).select('api_key').single<{ api_key: string }>()
    : await supabase
        .from('api_keys')
        .insert({ user_id: userId, ...wanted })
        .select('api_key')
        .single<{ api_key: string }>();
  if (answer.error) throw new Error(REGENERATE_FAILED);
  if (!answer.data?.api_key) throw new Error(REGENERATE_FAILED_SILENTLY);
  return answer.data.api_key;
}
