import { getSupabase } from '../supabase.ts';

/** Whether this browser still holds a session, asked at the moment it is needed. */
export async function hasSession(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}
