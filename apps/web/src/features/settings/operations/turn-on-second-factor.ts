import { mutationOptions } from '@tanstack/react-query';
import { makeRecoveryCodes } from '@/lib/auth/recovery-codes.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { secondFactorQuery } from './load-second-factor.ts';

/** Confirms the authenticator with one of its codes. Returns the recovery codes, or null if the factor is active but the codes could not be made; they can be made later. */
export function turnOnSecondFactor(userId: string) {
  return mutationOptions({
    mutationFn: async ({ factorId, code }: { factorId: string; code: string }) => {
      const supabase = await getSupabase();
      const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
      if (error) throw error;
      return makeRecoveryCodes(false).catch(() => null);
    },
    onSuccess: async (_codes, _input, _before, { client }) => {
      await client.invalidateQueries({ queryKey: secondFactorQuery(userId).queryKey });
      toast('Two-factor authentication is on', { variant: 'success' });
    },
    meta: { failed: 'That code is not right.', shownInForm: true },
  });
}
