import { getSupabase } from '@/lib/supabase.ts';

export type EmailLinkType = 'signup' | 'email_change';

const NO_TOKEN = 'Invalid verification link. No token provided.';
const WRONG_TYPE = 'Invalid verification link type.';
const EXPIRED = 'Failed to verify email. The link may have expired.';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';
const CONFIRMED = 'Your email has been successfully confirmed! You can now access your account.';
const CHANGED = 'Your email has been successfully changed!';

export type VerifyEmailResult = { ok: boolean; message: string };

function isEmailLinkType(type: string | null): type is EmailLinkType {
  return type === 'signup' || type === 'email_change';
}

/** Redeems the one-time token of a confirmation or e-mail change link. Never throws. */
export async function verifyEmailLink(params: URLSearchParams): Promise<VerifyEmailResult> {
  const token = params.get('token_hash') ?? params.get('token');
  const type = params.get('type');
  if (!token) return { ok: false, message: NO_TOKEN };
  if (!isEmailLinkType(type)) return { ok: false, message: WRONG_TYPE };
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.verifyOtp({ token_hash: token, type });
    if (error) return { ok: false, message: error.message || EXPIRED };
    return { ok: true, message: type === 'signup' ? CONFIRMED : CHANGED };
  } catch {
    return { ok: false, message: UNEXPECTED };
  }
}
