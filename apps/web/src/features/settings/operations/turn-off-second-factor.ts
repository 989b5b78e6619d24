import { mutationOptions } from '@tanstack/react-query';
import { isRecoveryCode, redeemRecoveryCode } from '@/lib/auth/recovery-codes.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { recoveryCodesQuery } from './load-recovery-codes.ts';
import { secondFactorQuery } from './load-second-factor.ts';

interface TurningOff {
  factorId: string;
  /** Of the authenticator, or a recovery code. */
  code: string;
}

async function turnOff({ factorId, code }: TurningOff): Promise<void> {
  const supabase = await getSupabase();
  if (isRecoveryCode(code)) await redeemRecoveryCode(code);
  else {
    const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
    if (error) throw error;
  }
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  const refreshed = await supabase.auth.refreshSession();
  if (refreshed.error) throw refreshed.error;
}

/** Removes the authenticator after a fresh code from it, or a recovery code, so that an unattended screen is not enough. */
export function turnOffSecondFactor(userId: string) {
  return mutationOptions({
    mutationFn: turnOff,
    onSuccess: async (_done, _input, _before, { client }) => {
      client.removeQueries({ queryKey: recoveryCodesQuery(userId).queryKey });
      await client.invalidateQueries({ queryKey: secondFactorQuery(userId).queryKey });
      toast('Two-factor authentication is off', { variant: 'success' });
    },
    meta: { failed: 'That code is not right.', shownInForm: true },
  });
}
