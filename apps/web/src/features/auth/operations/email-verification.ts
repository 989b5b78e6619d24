import { mutationOptions } from '@tanstack/react-query';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { callAuth } from '@/lib/auth/auth-call.ts';
import { askAuth } from '@/lib/auth/ask-auth.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { authLinks } from '@/lib/auth-links.ts';
import { toast } from '@/lib/toast.ts';
import { mailedCodeProblem } from '@/lib/auth/mailed-code-problem.ts';

/**
 * Checks whether the address is confirmed. With a session, it refreshes the session; without one, it asks whether the sign-up of this browser still waits,
 * and tries the entered credentials once it does not.
 */
export async function isConfirmed(email: string, password: string): Promise<boolean | 'wrong'> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session) {
    const refreshed = await supabase.auth.refreshSession();
    return Boolean(refreshed.data.user?.email_confirmed_at);
  }
  const { waiting } = await callAuth<{ waiting: boolean }>('GET', '/signup');
  if (waiting) return false;
  const answer = await askPassword(email, password);
  return answer === 'wrong' ? 'wrong' : answer === 'right';
}

/** Sends the confirmation mail again. */
export const resendVerification = mutationOptions({
  mutationFn: (email: string) =>
    askAuth((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: authLinks.emailConfirmed() } })),
  onSuccess: (_sent, email) =>
    void toast('Verification email sent', { description: `Check ${email}`, variant: 'success' }),
  meta: { failed: 'Could not resend verification' },
});

/** Confirms an address with the code of its sign-up mail, and signs in. */
export const confirmWithCode = mutationOptions({
  mutationFn: async ({ email, code }: { email: string; code: string }) => {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.verifyOtp({ email, token: code, type: 'signup' });
    if (error) throw mailedCodeProblem(error);
  },
  meta: { failed: 'The code could not be checked. Please try again.', shownInForm: true },
});
