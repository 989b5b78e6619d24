import { readRecoveryCode } from '@theia-astro/server/rules/account';
import { getSupabase } from '../supabase.ts';
import { AuthCallError, callAuth } from './auth-call.ts';

/** True for what looks like a recovery code, however it is typed: sixteen letters and digits. */
export function isRecoveryCode(typed: string): boolean {
  return readRecoveryCode(typed) !== null;
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

/** Creates ten codes, shown only once; earlier ones become void. */
export async function makeRecoveryCodes(replacing: boolean): Promise<readonly string[]> {
  return (
    await callAuth<{ codes: string[] }>(
      'POST',
      replacing ? '/factors/recovery-codes/regenerate' : '/factors/recovery-codes',
      {},
    )
  ).codes;
}

interface UpgradedSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly recovery_codes: { readonly remaining: number };
}

/** Uses a recovery code in place of the authenticator's; returns how many are left. Throws with the server's message. */
export async function redeemRecoveryCode(code: string): Promise<number> {
  const {
    access_token,
    refresh_token,
    recovery_codes: left,
  } = await callAuth<UpgradedSession>('POST', '/factors/recovery-codes/verify', { code });
  const supabase = await getSupabase();
  const { error } = await supabase.auth.setSession({ access_token, refresh_token });
  if (error) throw error;
  return left.remaining;
}
