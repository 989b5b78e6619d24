import { mutationOptions } from '@tanstack/react-query';
import { authLinks } from '../auth-links.ts';
import { getSupabase } from '../supabase.ts';
import { toast } from '../toast.ts';
import { Refusal } from './failure.ts';

/** Sends the recovery mail. */
export const sendPasswordReset = mutationOptions({
  mutationFn: async (email: string) => {
    try {
      const supabase = await getSupabase();
      const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: authLinks.afterRecovery() });
      if (error) throw error;
    } catch {
      throw new Refusal('Error', 'Failed to send reset password email.');
    }
  },
  onSuccess: (_sent, email) =>
    void toast('Reset email sent', {
      description: `If ${email} has an account, a link is on its way.`,
      variant: 'success',
    }),
});
