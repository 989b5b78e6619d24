import { throwawayClient } from './throwaway-client.ts';

export type PasswordAnswer = 'right' | 'wrong' | 'unconfirmed';

/**
 * Checks an address and password with the server without changing this browser's session.
 * `unconfirmed`: the password is right and the address still has to be confirmed. Throws when the server gives no clear answer.
 */
export async function askPassword(email: string, password: string): Promise<PasswordAnswer> {
  const client = await throwawayClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (data.session) {
    await client.auth.signOut({ scope: 'local' });
    return data.user.email_confirmed_at ? 'right' : 'unconfirmed';
  }
  if (error?.code === 'email_not_confirmed') return 'unconfirmed';
  if (error?.status === 400) return 'wrong';
  throw error ?? new Error('The password could not be checked.');
}
