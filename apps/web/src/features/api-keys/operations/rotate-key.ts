import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'The key could not be rotated. Please try again.';
const CHANGED_MEANWHILE = 'This key was changed in another window. Look at it again before you rotate it.';

/** Gives a key a new secret; the old one works for so many hours more. Only if the key is as it is shown, so that two windows do not rotate it twice. */
export function rotateKey(
  userId: string,
  { id, updated_at: seen }: { readonly id: string; readonly updated_at: string },
) {
  return mutationOptions({
    mutationFn: async (hours: number) => {
      const supabase = await getSupabase();
      const { data, error, status } = await supabase
        .from('api_keys')
        .update({ overlap_hours: hours })
        .eq('id', id)
        .eq('updated_at', seen)
        .select('id');
      if (status === 409 || data?.length === 0) throw new Error(CHANGED_MEANWHILE);
      if (error) throw new Error(FAILED);
    },
    onSettled: (_made, _failed, _hours, _before, { client }) => reloadKeys(client, userId),
    onSuccess: () => {
      toast('Your API key has been rotated.', { variant: 'success' });
    },
    meta: { failed: FAILED },
  });
}

const END_FAILED = 'The old key could not be ended. Please try again.';

/** Ends the old secret of a rotated key now. */
export function endOldKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async () => {
      const supabase = await getSupabase();
      const { error } = await supabase
        .from('api_keys')
        .update({ old_key_until: null })
        .eq('id', keyId)
        .select('id')
        .single();
      if (error) throw new Error(END_FAILED);
    },
    onSuccess: async (_ended, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('The old key has been ended.', { variant: 'success' });
    },
    meta: { failed: END_FAILED },
  });
}
