import { authLinks } from '../auth-links.ts';
import { getSupabase } from '../supabase.ts';
import { toast } from '../toast.ts';

const RESET_FAILED = 'Failed to send reset password email.';
const RESET_SENT = 'Reset email sent';

/** Sends the recovery mail and says so in a toast; true if it was accepted. */
export async function sendPasswordReset(email: string): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: authLinks.afterRecovery() });
    if (error) throw error;
    toast(RESET_SENT, { description: `If ${email} has an account, a link is on its way.`, variant: 'success' });
    return true;
  } catch {
    toast('Error', { description: RESET_FAILED, variant: 'destructive' });
    return false;
  }
}
