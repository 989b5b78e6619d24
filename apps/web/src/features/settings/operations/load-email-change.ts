import { getSupabase } from '@/lib/supabase.ts';

/** One of the two addresses that an e-mail change needs. */
export type Half = 'current' | 'new';

/** The current address on the server, which another device may have changed, and which of the two addresses has accepted the pending change. */
export async function loadEmailChange(): Promise<{ email: string | undefined; acceptedBy: Half | null }> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getUser();
  const acceptedBy: unknown = data.user === null ? null : Reflect.get(data.user, 'email_change_accepted_by');
  return { email: data.user?.email, acceptedBy: acceptedBy === 'current' || acceptedBy === 'new' ? acceptedBy : null };
}
