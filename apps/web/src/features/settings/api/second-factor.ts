import { queryOptions } from '@tanstack/react-query';
import { isRecoveryCode, recoveryCodesLeft, showRecoveryCode } from '@/lib/auth/recovery-codes.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { refreshSession } from './account.ts';

const ISSUER = 'Theia';
const NAME = 'Authenticator app';

export interface Enrolment {
  factorId: string;
  secret: string;
  uri: string;
}

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

/** How many recovery codes are left, or null. */
export function recoveryCodesQuery(userId: string) {
  return queryOptions({ queryKey: ['recovery-codes', userId], queryFn: recoveryCodesLeft });
}

/** Starts a new authenticator; half-finished earlier attempts are thrown away first. */
export async function enrolSecondFactor(): Promise<Enrolment> {
  const supabase = await getSupabase();
  const { data: factors } = await supabase.auth.mfa.listFactors();
  for (const factor of factors?.all ?? []) {
    if (factor.status !== 'verified') await supabase.auth.mfa.unenroll({ factorId: factor.id });
  }
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', issuer: ISSUER, friendlyName: NAME });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Confirms the authenticator with one of its codes. Throws with the server's message. */
export async function confirmSecondFactor(factorId: string, code: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

export async function cancelEnrolment(factorId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.auth.mfa.unenroll({ factorId });
}

/** Removes the authenticator after a fresh code from it, or a recovery code, so that an unattended screen is not enough. */
export async function removeSecondFactor(factorId: string, code: string): Promise<void> {
  if (isRecoveryCode(code)) await showRecoveryCode(code);
  else await confirmSecondFactor(factorId, code);
  const supabase = await getSupabase();
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await refreshSession();
}
