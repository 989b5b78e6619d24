import { mutationOptions } from '@tanstack/react-query';
import { keyLabel } from '@theia-astro/server/rules/key-label';
import { z } from 'zod';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'Failed to create API key. Please try again.';

export const newKey = z.object({ label: keyLabel });
export type NewKey = z.infer<typeof newKey>;

/** Creates another key. The database generates it and refuses more keys than the plan allows. */
export function createKey(userId: string) {
  return mutationOptions({
    mutationFn: async ({ label }: NewKey) => {
      const supabase = await getSupabase();
      const { error } = await supabase
        .from('api_keys')
        .insert({ user_id: userId, label, api_key: 'new', updated_at: new Date().toISOString() })
        .select('id')
        .single();
      if (error) throw new Error(/plan does not include/.test(error.message) ? error.message : FAILED);
    },
    onSuccess: async (_made, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('Your API key has been created.', { variant: 'success' });
    },
    meta: { failed: FAILED, shownInForm: true },
  });
}
