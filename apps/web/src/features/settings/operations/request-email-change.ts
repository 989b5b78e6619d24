import { mutationOptions } from '@tanstack/react-query';
import { INVALID_EMAIL, isTypicalEmail } from '@theia-astro/server/rules/email';
import { z } from '@/lib/zod.ts';
import { authLinks } from '@/lib/auth-links.ts';
import { needsOwner } from '@/lib/auth/confirm-owner.ts';
import { refusalText } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';

const REQUIRED = 'Email is required';
const SAME = 'This is already your current email address.';
const FAILED = 'There was an error updating your email address.';

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
  if (error) throw new Error(refusalText(error, FAILED));
}

/**
 * Requests a new address; it takes effect when the mails to it and to the current address are confirmed. `confirmed` asks for proof of the
 * owner if the server requires it.
 */
export function requestEmailChange(confirmed: <Result>(change: () => Promise<Result>) => Promise<Result>) {
  return mutationOptions({
    mutationFn: (change: EmailChange) => confirmed(() => request(change)),
    onSuccess: (_answer, { email }) =>
      void toast('Verification email sent', { description: `Check ${email}`, variant: 'success' }),
    meta: { failed: FAILED },
  });
}
