import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from '../config.ts';
import { loadPart } from '../load-part.ts';

export type PasswordAnswer = 'right' | 'wrong' | 'unconfirmed';

let pending: Promise<SupabaseClient> | undefined;

async function throwawayClient(): Promise<SupabaseClient> {
  const [config, { createThrowawayClient }] = await Promise.all([loadConfig(), loadPart(() => import('../supabase-client.ts'))]);
  return createThrowawayClient(config);
}

/**
 * Asks the server about an address and password without touching the session of this browser.
 * `unconfirmed`: the password is right and the address still has to be confirmed. Throws when the server gives no clear answer.
 */
export async function askPassword(email: string, password: string): Promise<PasswordAnswer> {
  pending ??= throwawayClient();
  const client = await pending.catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (data.session) {
    await client.auth.signOut({ scope: 'local' });
    return data.user.email_confirmed_at ? 'right' : 'unconfirmed';
  }
  if (error?.code === 'email_not_confirmed') return 'unconfirmed';
  if (error?.status === 400) return 'wrong';
  throw error ?? new Error('The password could not be checked.');
}
