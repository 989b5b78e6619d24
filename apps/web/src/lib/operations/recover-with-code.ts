import { mutationOptions } from '@tanstack/react-query';
import { mailedCodeProblem } from '../auth/mailed-code-problem.ts';
import { recovery } from '../auth/recovery.ts';
import { getSupabase } from '../supabase.ts';

/** Redeems the code of a recovery mail and signs in; the settings then ask only for the new password. */
export const recoverWithCode = mutationOptions({
  mutationFn: async ({ email, code }: { email: string; code: string }) => {
    const supabase = await getSupabase();
    recovery.begin();
    const { error } = await supabase.auth.verifyOtp({ email, token: code, type: 'recovery' });
    if (!error) return;
    recovery.end();
    throw mailedCodeProblem(error);
  },
  meta: { failed: 'The code could not be checked. Please try again.', shownInForm: true },
});
