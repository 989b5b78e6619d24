import { mutationOptions } from '@tanstack/react-query';
import { Refusal } from '@/lib/operations/failure.ts';
import { getSupabase } from '@/lib/supabase.ts';

const FAILED = 'There was a problem refreshing your session. Please try logging out and back in.';

/** Renews the session so that it contains the changed user. */
export const refreshSession = mutationOptions({
  mutationFn: async () => {
    try {
      const supabase = await getSupabase();
      const { error } = await supabase.auth.refreshSession();
      if (error) throw error;
    } catch {
      throw new Refusal('Error', FAILED);
    }
  },
});
