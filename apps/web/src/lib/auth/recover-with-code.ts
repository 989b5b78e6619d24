import { getSupabase } from '../supabase.ts';
import { mailedCodeProblem } from './mailed-code-problem.ts';
import { recovery } from './recovery.ts';

/** Redeems the code of a recovery mail: signed in, settings ask for the new password only. Throws what to tell the person. */
export async function recoverWithCode(email: string, code: string): Promise<void> {
  const supabase = await getSupabase();
  recovery.begin();
  const { error } = await supabase.auth.verifyOtp({ email, token: code, type: 'recovery' });
  if (!error) return;
  recovery.end();
  throw mailedCodeProblem(error);
}
