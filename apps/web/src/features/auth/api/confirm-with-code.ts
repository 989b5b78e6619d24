import { mailedCodeProblem } from '@/lib/auth/mailed-code-problem.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Confirms an address with the code of its sign-up mail, which signs in. Throws what to tell the person. */
export async function confirmWithCode(email: string, code: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.verifyOtp({ email, token: code, type: 'signup' });
  if (error) throw mailedCodeProblem(error);
}
