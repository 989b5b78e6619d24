import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { assertWorked } from './outcomes.ts';

/** An authenticator enrolled for the client's user, whose codes are those of this clock. */
export async function enrolFactor(client: SupabaseClient, now: () => number = Date.now) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error !== null) throw error;
  const { id: factorId, totp } = data;
  const code = () => new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({ timestamp: now() });
  const enter = () => assertWorked(client.auth.mfa.challengeAndVerify({ factorId, code: code() }));
  return { factorId, totp, code, enter };
}
