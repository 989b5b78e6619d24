import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'Failed to regenerate API key. Please try again.';
/** Shown when the server gave no usable message. */
const FAILED_SILENTLY = 'Failed to regenerate API key.';

async function firstKeyId(userId: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id')
    .eq('user_id', userId)
    .eq('is_test', false)
    .order('created_at')
    .limit(1)
    .maybeSingle();
  if (error) throw new Error(FAILED);
  return data?.id ?? null;
}

/** Replaces a key, by default the first one, or creates it. The database generates the key; the value sent only triggers it. */
export function regenerateKey(userId: string, keyId?: string) {
  return mutationOptions({
    mutationFn: async () => {
      const supabase = await getSupabase();
      const id = keyId ?? (await firstKeyId(userId));
      const wanted = { api_key: 'regenerate', updated_at: new Date().toISOString() };
      const answer = id
        ? await supabase.from('api_keys').update(wanted).eq('id', id).select('api_key').single()
        : await supabase
            .from('api_keys')
            .insert({ user_id: userId, ...wanted })
            .select('api_key')
            .single();
      if (answer.error) throw new Error(FAILED);
      if (!answer.data.api_key) throw new Error(FAILED_SILENTLY);
    },
    onSuccess: async (_made, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('Your API key has been regenerated.', { variant: 'success' });
    },
    meta: { failed: FAILED_SILENTLY },
  });
}
