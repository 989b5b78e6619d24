import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { getSupabase } from '../supabase.ts';

type Answer = { readonly error: AuthError | null };
type Success<Given extends Answer> = Exclude<Given, { readonly error: AuthError }>;

const isSuccess = <Given extends Answer>(answer: Given): answer is Success<Given> => answer.error === null;

/** The answer of a call of the sign-in of supabase-js. @throws the error that it would return */
export async function askAuth<Given extends Answer>(
  ask: (auth: SupabaseClient['auth']) => Promise<Given>,
): Promise<Success<Given>> {
  const answer = await ask((await getSupabase()).auth);
  if (isSuccess(answer)) return answer;
  throw answer.error;
}
