import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'The test key could not be deleted. Please try again.';

/** Deletes a test key for good. */
export function deleteKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async () => {
      const supabase = await getSupabase();
      const { error } = await supabase.from('api_keys').delete().eq('id', keyId);
      if (error) throw new Error(FAILED);
    },
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('The test key has been deleted.', { variant: 'success' });
    },
    meta: { failed: FAILED },
  });
}
