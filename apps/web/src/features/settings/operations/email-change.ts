import { mutationOptions } from '@tanstack/react-query';
import { INVALID_EMAIL, isTypicalEmail } from '@theia-astro/server/rules/email';
import { getSupabase } from '@/lib/supabase.ts';
import { z } from '@/lib/zod.ts';
import { authLinks } from '@/lib/auth-links.ts';
import { askAuth } from '@/lib/auth/ask-auth.ts';
import { type Confirmed, needsOwner } from '@/lib/auth/confirm-owner.ts';
import { rejectionText } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { mailedCodeProblem } from '@/lib/auth/mailed-code-problem.ts';
import { throwawayClient } from '@/lib/auth/throwaway-client.ts';
import { Rejection } from '@/lib/operations/failure.ts';

/** One of the two addresses that an e-mail change needs. */
export type Half = 'current' | 'new';

/** The current address on the server, which another device may have changed, and which of the two addresses has accepted the pending change. */
export async function loadEmailChange(): Promise<{ email: string | undefined; acceptedBy: Half | null }> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getUser();
  const acceptedBy: unknown = data.user === null ? null : Reflect.get(data.user, 'email_change_accepted_by');
  return { email: data.user?.email, acceptedBy: acceptedBy === 'current' || acceptedBy === 'new' ? acceptedBy : null };
}

const REQUIRED = 'Email is required';
const SAME = 'This is already your current email address.';
const REQUEST_FAILED = 'There was an error updating your email address.';

/** The form's schema, for a user whose current address is `current`. */
export const emailChange = (current: string | undefined) =>
  z.object({
    email: z
      .string()
      .trim()
      .min(1, REQUIRED)
      .refine((text) => text === '' || isTypicalEmail(text), INVALID_EMAIL)
      .refine((text) => text.toLowerCase() !== current?.toLowerCase(), SAME),
    password: z.string(),
  });

interface EmailChange {
  email: string;
  /** Null for a user without a password. */
  password: string | null;
}

async function request({ email, password }: EmailChange): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser(
    { email, ...(password === null ? {} : { current_password: password }) },
    { emailRedirectTo: authLinks.emailConfirmed() },
  );
  if (needsOwner(error)) throw error;
  if (error) throw new Error(rejectionText(error, REQUEST_FAILED));
}

/**
 * Requests a new address; it takes effect when the mails to it and to the current address are confirmed. `confirmed` asks for proof of the
 * owner if the server requires it.
 */
export function requestEmailChange(confirmed: Confirmed) {
  return mutationOptions({
    mutationFn: (change: EmailChange) => confirmed(() => request(change)),
    onSuccess: (_answer, { email }) =>
      void toast('Verification email sent', { description: `Check ${email}`, variant: 'success' }),
    meta: { failed: REQUEST_FAILED },
  });
}

interface Acceptance {
  addresses: readonly string[];
  code: string;
}

async function accept({ addresses, code }: Acceptance): Promise<'done' | 'half'> {
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

/**
 * Accepts the pending change with a code mailed to one of these addresses. It does not change this browser's session, which keeps its second factor. Returns
 * whether the change is complete or the other address must still accept.
 */
export const acceptEmailChange = mutationOptions({
  mutationFn: accept,
  meta: { failed: 'The code could not be checked. Please try again.', shownInForm: true },
});

const REFRESH_FAILED = 'There was a problem refreshing your session. Please try logging out and back in.';

/** Renews the session so that it contains the changed user. */
export const refreshSession = mutationOptions({
  mutationFn: async () => {
    try {
      await askAuth((auth) => auth.refreshSession());
    } catch {
      throw new Rejection('Error', REFRESH_FAILED);
    }
  },
});
