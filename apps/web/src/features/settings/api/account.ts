import { authLinks } from '@/lib/auth-links.ts';
import { needsOwner } from '@/lib/auth/confirm-owner.ts';
import { mailedCodeProblem } from '@/lib/auth/mailed-code-problem.ts';
import { throwawayClient } from '@/lib/auth/throwaway-client.ts';
import { errorMessage, isOutage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** What the server said when it refused; a server that broke or was not reached has nothing to say to a person. */
function refusalIn(error: unknown, fallback: string): string {
  return isOutage(error) ? fallback : errorMessage(error, fallback);
}

/** Sets a new password, with the current one as proof where it is known; the server's message is thrown, or the fallback. */
export async function updatePassword(newPassword: string, currentPassword: string | null): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    password: newPassword,
    ...(currentPassword === null ? {} : { current_password: currentPassword }),
  });
  if (needsOwner(error)) throw error;
  if (error) throw new Error(refusalIn(error, 'There was an error updating your password.'));
}

/** Asks for a new address; it counts once the mails to it and to the current address were answered. */
export async function requestEmailChange(newEmail: string, currentPassword: string | null): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser(
    { email: newEmail, ...(currentPassword === null ? {} : { current_password: currentPassword }) },
    { emailRedirectTo: authLinks.emailConfirmed() },
  );
  if (needsOwner(error)) throw error;
  if (error) throw new Error(refusalIn(error, 'There was an error updating your email address.'));
}

/** One of the two addresses that an e-mail change needs. */
export type Half = 'current' | 'new';

/** The address the server knows for this session now, which another device may have changed, and which of both has accepted the pending change. */
export async function emailChangeState(): Promise<{ email: string | undefined; acceptedBy: Half | null }> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getUser();
  const acceptedBy: unknown = data.user === null ? null : Reflect.get(data.user, 'email_change_accepted_by');
  return { email: data.user?.email, acceptedBy: acceptedBy === 'current' || acceptedBy === 'new' ? acceptedBy : null };
}

/**
 * Accepts the pending change with a code that was mailed to one of these addresses, beside the session of this browser, which keeps its second factor.
 * Returns whether the change is done, or the other address has still to accept. Throws what to tell the person.
 */
export async function acceptEmailChange(addresses: readonly string[], code: string): Promise<'done' | 'half'> {
  const client = await throwawayClient();
  for (const [index, email] of addresses.entries()) {
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' });
    if (data.session) await client.auth.signOut({ scope: 'local' });
    if (!error) return data.session ? 'done' : 'half';
    if (error.code === 'email_exists') throw new Error(error.message);
    if (error.code !== 'otp_expired' || index === addresses.length - 1) throw mailedCodeProblem(error);
  }
  return 'half';
}

/** Renews the session so that it carries the changed user. */
export async function refreshSession(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.refreshSession();
  if (error) throw error;
}
