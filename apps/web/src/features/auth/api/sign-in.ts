import type { AuthError } from '@supabase/supabase-js';
import { endSession } from '@/lib/auth/sign-out.ts';
import { getSupabase } from '@/lib/supabase.ts';

export type SignInResult = 'signed-in' | 'unconfirmed' | 'refused';

function asksForConfirmation(error: AuthError): boolean {
  if (error.code === 'invalid_credentials') return false;
  return error.status === 400 || /confirm|verification/i.test(error.message);
}

/** No answer about the credentials at all: the server is away, failing, or asks us to slow down. */
function isNoVerdict(error: AuthError): boolean {
  return !error.status || error.status >= 500 || error.status === 429;
}

/** Leaves every earlier session behind, then signs in with the password. Throws when the server gives no verdict. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  await endSession();
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) {
    if (isNoVerdict(error)) throw error;
    return asksForConfirmation(error) ? 'unconfirmed' : 'refused';
  }
  return data.user.email_confirmed_at ? 'signed-in' : 'unconfirmed';
}
