import { authLinks } from '@/lib/auth-links.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Leaves for Google's sign-in page; the server's error comes back as a value, an unexpected one is thrown. */
export async function signInWithGoogle(): Promise<string | null> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: authLinks.afterGoogle() },
  });
  return error ? errorMessage(error, 'Failed to sign in with Google') : null;
}
