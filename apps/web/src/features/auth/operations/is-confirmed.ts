import { askPassword } from '@/lib/auth/ask-password.ts';
import { callAuth } from '@/lib/auth/auth-call.ts';
import { getSupabase } from '@/lib/supabase.ts';

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
