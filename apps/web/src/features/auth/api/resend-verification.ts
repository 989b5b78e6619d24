import { authLinks } from '@/lib/auth-links.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Sends the confirmation mail again. @throws AuthError */
export async function resendVerification(email: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: authLinks.emailConfirmed() },
  });
  if (error) throw error;
}
