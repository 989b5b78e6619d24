import { mutationOptions } from '@tanstack/react-query';
import { AuthCallError } from '@/lib/auth/auth-call.ts';
import { isRecoveryCode, redeemRecoveryCode } from '@/lib/auth/recovery-codes.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { askAuth } from '@/lib/auth/ask-auth.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';

const WRONG_CODE = 'That code is incorrect. Please enter the current one.';
const WRONG_RECOVERY_CODE = 'That recovery code is incorrect or was used before.';
const NO_FACTOR = 'No authenticator app is set up for this account.';

/** Sends a code of the authenticator app, or a recovery code; returns null, or why it was rejected. */
export const verifySecondFactor = mutationOptions({
  mutationFn: (code: string): Promise<string | null> =>
    isRecoveryCode(code) ? verifyRecoveryCode(code) : verifyCode(code),
  meta: { failed: 'Failed to sign in' },
});

async function verifyCode(code: string): Promise<string | null> {
  const { data } = await askAuth((auth) => auth.mfa.listFactors());
  const factor = data.totp[0];
  if (!factor) return NO_FACTOR;
  const { error: rejection } = await (await getSupabase()).auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (!rejection) return null;
  if (rejection.code === 'mfa_verification_failed') return WRONG_CODE;
  if (isOutage(rejection)) throw rejection;
  return errorMessage(rejection, WRONG_CODE);
}

async function verifyRecoveryCode(code: string): Promise<string | null> {
  try {
    const left = await redeemRecoveryCode(code);
    toast('Recovery code used', {
      description:
        left === 0
          ? 'That was the last one. Create new ones in your settings.'
          : `${left} ${left === 1 ? 'is' : 'are'} left.`,
    });
    return null;
  } catch (thrown) {
    if (thrown instanceof AuthCallError && thrown.code === 'mfa_verification_failed') return WRONG_RECOVERY_CODE;
    throw thrown;
  }
}
