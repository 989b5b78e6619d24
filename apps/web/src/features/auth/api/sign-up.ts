import { authLinks } from '@/lib/auth-links.ts';
import { endSession } from '@/lib/auth/sign-out.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';

export type SignUpResult =
  { kind: 'signed-in' } | { kind: 'unconfirmed' } | { kind: 'failed'; message: string; isDatabaseError: boolean };

const DATABASE_ERRORS = ['database error', 'relation', 'violates unique constraint', 'duplicate key'];

/** Creates the account. The sign-up itself gives the API key, the wallet and the trial. */
export async function signUp(email: string, password: string): Promise<SignUpResult> {
  await endSession();
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: authLinks.emailConfirmed(), data: { accepted_terms: true } },
  });
  if (error) {
    const message = errorMessage(error, 'Unknown error');
    const lowerCase = message.toLowerCase();
    return { kind: 'failed', message, isDatabaseError: DATABASE_ERRORS.some((part) => lowerCase.includes(part)) };
  }
  return { kind: data.session ? 'signed-in' : 'unconfirmed' };
}
