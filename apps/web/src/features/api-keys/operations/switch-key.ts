import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'Failed to update API key status. Please try again.';
const ACTIVATED = 'Your API key has been activated.';
const REVOKED = 'Your API key has been revoked.';

/** Activates or revokes a key; returns its new state. */
export function switchKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async (isActive: boolean) => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('api_keys')
        .update({ is_active: isActive })
        .eq('id', keyId)
        .select('is_active')
        .single();
      if (error) throw new Error(FAILED);
      return data.is_active;
    },
    onSuccess: async (isActive, _wanted, _before, { client }) => {
      await reloadKeys(client, userId);
      toast(isActive ? ACTIVATED : REVOKED, { variant: 'success' });
    },
    meta: { failed: FAILED },
  });
}
