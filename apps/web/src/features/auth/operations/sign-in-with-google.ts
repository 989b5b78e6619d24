import { mutationOptions } from '@tanstack/react-query';
import { authLinks } from '@/lib/auth-links.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { Refusal } from '@/lib/operations/failure.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Leaves for Google's sign-in page; pending until the browser has left. */
export const signInWithGoogle = mutationOptions({
  mutationFn: async (): Promise<never> => {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: authLinks.afterGoogle() },
    });
    if (error) throw new Refusal('Google Sign-in Error', errorMessage(error, 'Failed to sign in with Google'));
    return new Promise(() => {});
  },
  meta: { failed: 'An unexpected error occurred', failedOddly: 'Unexpected Google sign-in error' },
});
