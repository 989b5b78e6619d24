import { authLinks } from '@/lib/auth-links.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** What the server said when it refused; a server that broke or was not reached has nothing to say to a person. */
function refusalIn(error: unknown, fallback: string): string {
  return isOutage(error) ? fallback : errorMessage(error, fallback);
}

/** Sets a new password; the server's message is thrown, or the fallback. */
export async function updatePassword(newPassword: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password: newPassword });
  if (error) throw new Error(refusalIn(error, 'There was an error updating your password.'));
}

/** Asks for a new address; it counts once the link in the mail was opened. */
export async function requestEmailChange(newEmail: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ email: newEmail }, { emailRedirectTo: authLinks.emailConfirmed() });
  if (error) throw new Error(refusalIn(error, 'There was an error updating your email address.'));
}

/** The address the server knows for this session now, which another device may have changed. */
export async function currentEmail(): Promise<string | undefined> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getUser();
  return data.user?.email;
}

/** Renews the session so that it carries the changed user. */
export async function refreshSession(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.refreshSession();
  if (error) throw error;
}
