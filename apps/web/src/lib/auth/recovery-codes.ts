import { getSupabase } from '../supabase.ts';
import { AuthCallError, callAuth } from './auth-call.ts';

export const RECOVERY_CODES = 10;

/** True for what looks like a recovery code, however it is typed: sixteen letters and digits. */
export function isRecoveryCode(typed: string): boolean {
  return /^[a-z2-7]{16}$/i.test(typed.replaceAll(/[\s\p{Pd}._]/gu, ''));
}

/** A code in groups of four, as people read it. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** How many codes are left; null where there are none. */
export async function recoveryCodesLeft(): Promise<number | null> {
  try {
    return (await callAuth<{ remaining: number }>('GET', '/factors/recovery-codes')).remaining;
  } catch (error) {
    if (error instanceof AuthCallError && error.code === 'mfa_factor_not_found') return null;
    throw error;
  }
}

/** Makes ten codes, shown this once; earlier ones are void. */
export async function makeRecoveryCodes(replacing: boolean): Promise<readonly string[]> {
  return (
    await callAuth<{ codes: string[] }>(
      'POST',
      replacing ? '/factors/recovery-codes/regenerate' : '/factors/recovery-codes',
      {},
    )
  ).codes;
}

interface Lifted {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly recovery_codes: { readonly remaining: number };
}

/** Shows a recovery code in place of the authenticator's; returns how many are left. Throws with the server's message. */
export async function showRecoveryCode(code: string): Promise<number> {
  const {
    access_token,
    refresh_token,
    recovery_codes: left,
  } = await callAuth<Lifted>('POST', '/factors/recovery-codes/verify', { code });
  const supabase = await getSupabase();
  const { error } = await supabase.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return left.remaining;
}
