import { recovery } from '@/lib/auth/recovery.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';

const NO_TOKEN = 'Invalid recovery link. No token provided.';
const WRONG_TYPE = 'Invalid recovery link type.';
const EXPIRED = 'This recovery link is no longer valid. Please ask for a new one.';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** Redeems the token of a recovery link; null on success, else an error message. */
export async function verifyRecoveryLink(params: URLSearchParams): Promise<string | null> {
  const token = params.get('token_hash') ?? params.get('token');
  if (!token) return NO_TOKEN;
  if (params.get('type') !== 'recovery') return WRONG_TYPE;
  try {
    const supabase = await getSupabase();
    recovery.begin();
    const { error } = await supabase.auth.verifyOtp({ token_hash: token, type: 'recovery' });
    if (!error) return null;
    recovery.end();
    return isOutage(error) ? UNEXPECTED : errorMessage(error, EXPIRED);
  } catch {
    recovery.end();
    return UNEXPECTED;
  }
}
