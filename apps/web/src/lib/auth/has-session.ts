import { getSupabase } from '../supabase.ts';

/** Checks whether this browser has a session at this moment. */
export async function hasSession(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}
