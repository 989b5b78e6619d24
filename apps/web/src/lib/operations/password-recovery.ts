import { mutationOptions } from '@tanstack/react-query';
import { askAuth } from '../auth/ask-auth.ts';
import { authLinks } from '../auth-links.ts';
import { getSupabase } from '../supabase.ts';
import { toast } from '../toast.ts';
import { Rejection } from './failure.ts';
import { mailedCodeProblem } from '../auth/mailed-code-problem.ts';
import { recovery } from '../auth/recovery.ts';

/** Sends the recovery mail. */
export const sendPasswordReset = mutationOptions({
  mutationFn: async (email: string) => {
    try {
      await askAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo: authLinks.afterRecovery() }));
    } catch {
      throw new Rejection('Error', 'Failed to send reset password email.');
    }
  },
  onSuccess: (_sent, email) =>
    void toast('Reset email sent', {
      description: `If ${email} has an account, a link is on its way.`,
      variant: 'success',
    }),
});

/** Redeems the code of a recovery mail and signs in; the settings then ask only for the new password. */
export const recoverWithCode = mutationOptions({
  mutationFn: async ({ email, code }: { email: string; code: string }) => {
    const supabase = await getSupabase();
    recovery.begin();
    const { error } = await supabase.auth.verifyOtp({ email, token: code, type: 'recovery' });
    if (!error) return;
    recovery.end();
    throw mailedCodeProblem(error);
  },
  meta: { failed: 'The code could not be checked. Please try again.', shownInForm: true },
});
