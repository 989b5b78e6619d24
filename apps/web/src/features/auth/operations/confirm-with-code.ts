import { mutationOptions } from '@tanstack/react-query';
import { mailedCodeProblem } from '@/lib/auth/mailed-code-problem.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Confirms an address with the code of its sign-up mail, and signs in. */
export const confirmWithCode = mutationOptions({
  mutationFn: async ({ email, code }: { email: string; code: string }) => {
    const supabase = await getSupabase();
    const { error } = await supabase.auth.verifyOtp({ email, token: code, type: 'signup' });
    if (error) throw mailedCodeProblem(error);
  },
  meta: { failed: 'The code could not be checked. Please try again.', shownInForm: true },
});
