import type { AuthError } from '@supabase/supabase-js';
import { mutationOptions } from '@tanstack/react-query';
import { isTypicalEmail } from '@theia-astro/server/rules/email';
import { authLinks } from '@/lib/auth-links.ts';
import { endSession } from '@/lib/auth/sign-out.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { Rejection } from '@/lib/operations/failure.ts';
import { getSupabase } from '@/lib/supabase.ts';

const PASSWORD_CHARACTERS_MIN = 6;

export interface Credentials {
  email: string;
  password: string;
}

/** What the sign-in form sends; null while it cannot be sent. Older accounts may have shorter passwords than a new one must have. */
export function readCredentials({ email, password }: Credentials): Credentials | null {
  if (!isTypicalEmail(email) || password.length < PASSWORD_CHARACTERS_MIN) return null;
  return { email: email.trim(), password };
}

type SignInResult = 'signed-in' | 'unconfirmed' | 'rejected';

function asksForConfirmation(error: AuthError): boolean {
  if (error.code === 'invalid_credentials') return false;
  return error.status === 400 || /confirm|verification/i.test(error.message);
}

/** True if the error says nothing about the credentials: the server is unreachable, failing, or limits the rate. */
function isInconclusive(error: AuthError): boolean {
  return !error.status || error.status >= 500 || error.status === 429;
}

/** Ends every earlier session, then signs in with the password. Fails when the server does not say whether the password is right. */
export const signIn = mutationOptions({
  mutationFn: async ({ email, password }: Credentials): Promise<SignInResult> => {
    await endSession();
    const supabase = await getSupabase();
    const { data, error } = await supabase.auth.signInWithPassword({ email, password });
    if (error) {
      if (isInconclusive(error)) throw error;
      return asksForConfirmation(error) ? 'unconfirmed' : 'rejected';
    }
    return data.user.email_confirmed_at ? 'signed-in' : 'unconfirmed';
  },
  meta: { failed: 'Failed to sign in', failedOddly: 'Unexpected sign-in error' },
});

/** Leaves for Google's sign-in page, which returns to a path of ours; pending until the browser has left. */
export const signInWithGoogle = mutationOptions({
  mutationFn: async (path: string): Promise<never> => {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: authLinks.afterGoogle(path) },
    });
    if (error) throw new Rejection('Google Sign-in Error', errorMessage(error, 'Failed to sign in with Google'));
    return new Promise(() => {});
  },
  meta: { failed: 'An unexpected error occurred', failedOddly: 'Unexpected Google sign-in error' },
});
