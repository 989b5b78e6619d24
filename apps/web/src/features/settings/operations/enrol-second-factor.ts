import { mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';

const ISSUER = 'Theia';
const NAME = 'Authenticator app';

export interface Enrolment {
  factorId: string;
  secret: string;
  uri: string;
}

async function enrol(): Promise<Enrolment> {
  const supabase = await getSupabase();
  const { data: factors } = await supabase.auth.mfa.listFactors();
  for (const factor of factors?.all ?? []) {
    if (factor.status !== 'verified') await supabase.auth.mfa.unenroll({ factorId: factor.id });
  }
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', issuer: ISSUER, friendlyName: NAME });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Starts a new authenticator, after deleting earlier unfinished attempts. `confirmed` asks for proof of the owner if the server requires it. */
export function enrolSecondFactor(confirmed: <Result>(change: () => Promise<Result>) => Promise<Result>) {
  return mutationOptions({
    mutationFn: () => confirmed(enrol),
    meta: { failed: 'The authenticator could not be set up.' },
  });
}
