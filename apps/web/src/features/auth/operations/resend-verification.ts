import { mutationOptions } from '@tanstack/react-query';
import { authLinks } from '@/lib/auth-links.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';

/** Sends the confirmation mail again. */
export const resendVerification = mutationOptions({
  mutationFn: async (email: string) => {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: authLinks.emailConfirmed() },
    });
    if (error) throw error;
  },
  onSuccess: (_sent, email) =>
    void toast('Verification email sent', { description: `Check ${email}`, variant: 'success' }),
  meta: { failed: 'Could not resend verification' },
});
