import { mutationOptions } from '@tanstack/react-query';
import { isTypicalEmail } from '@theia-astro/server/rules/email';
import { isLongEnough } from '@theia-astro/server/rules/account';
import { authLinks } from '@/lib/auth-links.ts';
import { endSession } from '@/lib/auth/sign-out.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { Rejection } from '@/lib/operations/failure.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { dismissToast, toast } from '@/lib/toast.ts';
import type { Credentials } from './sign-in.ts';

interface NewAccount extends Credentials {
  confirmation: string;
  accepted: boolean;
}

/** What the sign-up form sends; null until every rule is met. */
export function readNewAccount({ email, password, confirmation, accepted }: NewAccount): Credentials | null {
  if (!isTypicalEmail(email) || !isLongEnough(password) || password !== confirmation || !accepted) return null;
  return { email: email.trim(), password };
}

const DATABASE_ERRORS = ['database error', 'relation', 'violates unique constraint', 'duplicate key'];

/** The account was not created; the message is the server's. */
export class SignUpRejected extends Rejection {
  readonly reason: string;
  readonly isDatabaseError: boolean;
  constructor(reason: string) {
    super('Signup Error', `Error: ${reason}`);
    this.reason = reason;
    this.isDatabaseError = DATABASE_ERRORS.some((part) => reason.toLowerCase().includes(part));
  }
}

/** Creates the account. The sign-up itself gives the API key, the wallet and the trial. */
export const signUp = mutationOptions({
  mutationFn: async ({ email, password }: Credentials): Promise<'signed-in' | 'unconfirmed'> => {
    const progress = toast('Creating your account...');
    try {
      await endSession();
      const supabase = await getSupabase();
      const { data, error } = await supabase.auth.signUp({
        email,
        password,
        options: { emailRedirectTo: authLinks.emailConfirmed(), data: { accepted_terms: true } },
      });
      if (error) throw new SignUpRejected(errorMessage(error, 'Unknown error'));
      return data.session ? 'signed-in' : 'unconfirmed';
    } finally {
      dismissToast(progress);
    }
  },
  onSuccess: () =>
    void toast('Account Created', {
      description: 'Your account has been created successfully. API key has been automatically generated.',
      variant: 'success',
    }),
  meta: { failed: 'An unexpected error occurred during signup', failedOddly: 'Unexpected sign-up error' },
});
