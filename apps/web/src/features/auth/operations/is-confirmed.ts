import { askPassword } from '@/lib/auth/ask-password.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Checks whether the address is confirmed. With a session, it refreshes the session; without one, it tries the entered credentials. */
export async function isConfirmed(email: string, password: string): Promise<boolean | 'wrong'> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session) {
    const refreshed = await supabase.auth.refreshSession();
    return Boolean(refreshed.data.user?.email_confirmed_at);
  }
  const answer = await askPassword(email, password);
  return answer === 'wrong' ? 'wrong' : answer === 'right';
}
