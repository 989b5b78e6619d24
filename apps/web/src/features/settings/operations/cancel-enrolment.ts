import { mutationOptions } from '@tanstack/react-query';
import { Cancelled } from '@/lib/operations/failure.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Deletes an unconfirmed authenticator. A failure is not shown, because the next enrolment deletes it too. */
export const cancelEnrolment = mutationOptions({
  mutationFn: async (factorId: string) => {
    try {
      const supabase = await getSupabase();
      await supabase.auth.mfa.unenroll({ factorId });
    } catch {
      throw new Cancelled();
    }
  },
});
