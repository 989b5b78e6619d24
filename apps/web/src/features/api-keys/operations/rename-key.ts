import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'Failed to rename API key. Please try again.';

/** Renames a key. */
export function renameKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async (label: string) => {
      const supabase = await getSupabase();
      const { error } = await supabase.from('api_keys').update({ label }).eq('id', keyId).select('label').single();
      if (error) throw new Error(FAILED);
    },
    onSuccess: (_renamed, _label, _before, { client }) => reloadKeys(client, userId),
    meta: { failed: FAILED },
  });
}
