import { recovery } from '@/lib/auth/recovery.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';

const NO_TOKEN = 'Invalid recovery link. No token provided.';
const WRONG_TYPE = 'Invalid recovery link type.';
const EXPIRED = 'This recovery link is no longer valid. Please request a new one.';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** Why a link was not redeemed. `unchecked`: Theia was not reached, so it may be tried again. */
export interface RecoveryProblem {
  readonly message: string;
  readonly unchecked: boolean;
}

const rejected = (message: string): RecoveryProblem => ({ message, unchecked: false });
const UNCHECKED: RecoveryProblem = { message: UNEXPECTED, unchecked: true };

/** Redeems the token of a recovery link; null on success. */
export async function verifyRecoveryLink(params: URLSearchParams): Promise<RecoveryProblem | null> {
  const token = params.get('token_hash') ?? params.get('token');
  if (!token) return rejected(NO_TOKEN);
  if (params.get('type') !== 'recovery') return rejected(WRONG_TYPE);
  try {
    const supabase = await getSupabase();
    recovery.begin();
    const { error } = await supabase.auth.verifyOtp({ token_hash: token, type: 'recovery' });
    if (!error) return null;
    recovery.end();
    return isOutage(error) ? UNCHECKED : rejected(errorMessage(error, EXPIRED));
  } catch {
    recovery.end();
    return UNCHECKED;
  }
}
