import { mutationOptions } from '@tanstack/react-query';
import { isLongEnough, PASSWORD_CHARACTERS_MIN } from '@theia-astro/server/rules/account';
import { z } from '@/lib/zod.ts';
import { needsOwner } from '@/lib/auth/confirm-owner.ts';
import { refusalText } from '@/lib/error-message.ts';
import { signInMethodsKey } from '@/lib/operations/end-other-sessions.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';

export const LENGTH_RULE = `At least ${PASSWORD_CHARACTERS_MIN} characters`;
const MISMATCH = 'The passwords do not match';
const FAILED = 'There was an error updating your password.';

/** The form: the new password, typed twice. */
export const newPassword = z
  .object({ password: z.string().refine(isLongEnough, { error: LENGTH_RULE }), confirmation: z.string().min(1) })
  .refine(({ password, confirmation }) => password === confirmation, { path: ['confirmation'], error: MISMATCH });

interface PasswordChange {
  password: string;
  /** Proof of the owner; null if it is not known. */
  currentPassword: string | null;
}

async function change({ password, currentPassword }: PasswordChange): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    password,
    ...(currentPassword === null ? {} : { current_password: currentPassword }),
  });
  if (needsOwner(error)) throw error;
  if (error) throw new Error(refusalText(error, FAILED));
}

/** Sets a new password. `confirmed` asks for proof of the owner if the server requires it. */
export function changePassword(userId: string, confirmed: <Result>(change: () => Promise<Result>) => Promise<Result>) {
  return mutationOptions({
    mutationFn: (wish: PasswordChange) => confirmed(() => change(wish)),
    onSuccess: async (_changed, _wish, _before, { client }) => {
      toast('Password updated', { variant: 'success' });
      await client.invalidateQueries({ queryKey: signInMethodsKey(userId) });
    },
    meta: { failed: FAILED, shownInForm: true },
  });
}
