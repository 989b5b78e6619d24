import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

async function verifiedFactorId(): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  return data.totp[0]?.id ?? null;
}

/** The id of the verified authenticator, or null. */
export function secondFactorQuery(userId: string) {
  return queryOptions({ queryKey: ['second-factor', userId], queryFn: verifiedFactorId });
}
