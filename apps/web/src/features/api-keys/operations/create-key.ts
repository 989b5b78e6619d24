import { mutationOptions } from '@tanstack/react-query';
import { keyLabel } from '@theia-astro/server/rules/keys';
import { z } from '@/lib/zod.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'Failed to create API key. Please try again.';

export const newKey = z.object({ label: keyLabel });
/** Refusals that the user can act on. */
const REFUSED = /plan does not include|at most 20 API keys/;
export type NewKey = z.infer<typeof newKey>;

/** Creates another key, or a test key. The database generates it and refuses more keys than the plan or an account may have. */
export function createKey(userId: string, isTest = false) {
  return mutationOptions({
    mutationFn: async ({ label }: NewKey) => {
      const supabase = await getSupabase();
      const { error } = await supabase
        .from('api_keys')
        .insert({ user_id: userId, label, is_test: isTest, api_key: 'new', updated_at: new Date().toISOString() })
        .select('id')
        .single();
      if (error) throw new Error(REFUSED.test(error.message) ? error.message : FAILED);
    },
    onSuccess: async (_made, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('Your API key has been created.', { variant: 'success' });
    },
    meta: { failed: FAILED, shownInForm: true },
  });
}
