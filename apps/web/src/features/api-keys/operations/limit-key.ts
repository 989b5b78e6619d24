import { mutationOptions } from '@tanstack/react-query';
import { refusalText } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { reloadKeys } from './reload-keys.ts';

const FAILED = 'The limits of this key could not be changed. Please try again.';

/** What is changed; what is left out stays as it is. */
export interface KeyLimits {
  readonly allowed_products?: string[];
  readonly allowed_origins?: string[];
  readonly allowed_addresses?: string[];
  /** ISO 8601; null: never. */
  readonly expires_at?: string | null;
}

/** Changes what a key may be used for, from where and until when. The database checks each entry. */
export function limitKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async (limits: KeyLimits) => {
      const supabase = await getSupabase();
      const { error, status } = await supabase.from('api_keys').update(limits).eq('id', keyId).select('id').single();
      if (error)
        throw new Error(
          status === 400 ? [error.message, error.hint].filter(Boolean).join('. ') : refusalText(error, FAILED),
        );
    },
    onSuccess: async (_changed, _limits, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('The limits of your API key have been changed.', { variant: 'success' });
    },
    meta: { failed: FAILED, shownInForm: true },
  });
}
