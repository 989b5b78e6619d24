import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';

const WRONG_CODE = 'That code is not right. Please enter the current one.';
const NO_FACTOR = 'No authenticator app is set up for this account.';

/** Shows a code of the authenticator app; null on success, else what went wrong. Throws when the server cannot be reached. */
export async function verifySecondFactor(code: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  const factor = data.totp[0];
  if (!factor) return NO_FACTOR;
  const { error: refusal } = await supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (!refusal) return null;
  if (refusal.code === 'mfa_verification_failed') return WRONG_CODE;
  if (isOutage(refusal)) throw refusal;
  return errorMessage(refusal, WRONG_CODE);
}
