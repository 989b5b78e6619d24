import { lacksPassword } from '@/lib/auth/confirm-owner.ts';
import { loadConfig } from '@/lib/config.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';
import { getSupabase } from '@/lib/supabase.ts';

export type EmailLinkType = 'signup' | 'email_change' | 'email_change_stop';

const NO_TOKEN = 'Invalid verification link. No token provided.';
const WRONG_TYPE = 'Invalid verification link type.';
const EXPIRED = 'Failed to verify email. The link may have expired.';
const UNEXPECTED = 'An unexpected error occurred. Please try again later.';
const CONFIRMED = 'Your email has been successfully confirmed! You can now access your account.';
const CHANGED = 'Your email has been successfully changed!';
const ONE_OF_TWO =
  'This address has accepted the change. Now open the link we sent to the other one: your email changes once both have.';

export type VerifyEmailResult =
  | { readonly outcome: 'verified' | 'one-of-two' | 'failed' | 'unchecked'; readonly message: string }
  | { readonly outcome: 'password-missing' }
  | { readonly outcome: 'stopped'; readonly email: string };

function isEmailLinkType(type: string | null): type is EmailLinkType {
  return type === 'signup' || type === 'email_change' || type === 'email_change_stop';
}

const failed = (message: string): VerifyEmailResult => ({ outcome: 'failed', message });
/** Theia was not reached, so the link may be tried again. */
const UNCHECKED: VerifyEmailResult = { outcome: 'unchecked', message: UNEXPECTED };

/** Redeems the one-time token of a confirmation or e-mail change link, or of the one that stops a change. Never throws. */
export async function verifyEmailLink(params: URLSearchParams): Promise<VerifyEmailResult> {
  const token = params.get('token_hash') ?? params.get('token');
  const type = params.get('type');
  if (!token) return failed(NO_TOKEN);
  if (!isEmailLinkType(type)) return failed(WRONG_TYPE);
  try {
    if (type === 'email_change_stop') return await stopEmailChange(token);
    const supabase = await getSupabase();
    const { data, error } = await supabase.auth.verifyOtp({ token_hash: token, type });
    if (error) return isOutage(error) ? UNCHECKED : failed(errorMessage(error, EXPIRED));
    if (data.user !== null && lacksPassword(data.user)) return { outcome: 'password-missing' };
    if (type === 'signup') return { outcome: 'verified', message: CONFIRMED };
    return data.session ? { outcome: 'verified', message: CHANGED } : { outcome: 'one-of-two', message: ONE_OF_TWO };
  } catch {
    return UNCHECKED;
  }
}

async function stopEmailChange(token: string): Promise<VerifyEmailResult> {
  const { supabaseUrl, supabasePublishableKey } = await loadConfig();
  const response = await fetchInTime(`${supabaseUrl}/auth/v1/email_change/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabasePublishableKey },
    body: JSON.stringify({ token_hash: token }),
  });
  if (response.status >= 500) return UNCHECKED;
  const answer = (await response.json()) as { email?: string; msg?: string };
  return response.ok && answer.email !== undefined
    ? { outcome: 'stopped', email: answer.email }
    : failed(answer.msg || EXPIRED);
}
