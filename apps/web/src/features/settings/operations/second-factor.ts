import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { recoveryCodesLeft, makeRecoveryCodes, isRecoveryCode, redeemRecoveryCode } from '@/lib/auth/recovery-codes.ts';
import { toast } from '@/lib/toast.ts';
import { askAuth } from '@/lib/auth/ask-auth.ts';
import type { Confirmed } from '@/lib/auth/confirm-owner.ts';
import { change } from '@/lib/operations/change.ts';
import { Cancelled } from '@/lib/operations/failure.ts';

async function verifiedFactorId(): Promise<string | null> {
  const { data } = await askAuth((auth) => auth.mfa.listFactors());
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
  const { data } = await askAuth((auth) => auth.mfa.enroll({ factorType: 'totp', issuer: ISSUER, friendlyName: NAME }));
  return { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Starts a new authenticator, after deleting earlier unfinished attempts. `confirmed` asks for proof of the owner if the server requires it. */
export function enrolSecondFactor(confirmed: Confirmed) {
  return mutationOptions({
    mutationFn: () => confirmed(enrol),
    meta: { failed: 'The authenticator could not be set up.' },
  });
}

/** Confirms the authenticator with one of its codes. Returns the recovery codes, or null if the factor is active but the codes could not be made; they can be made later. */
export const turnOnSecondFactor = (userId: string) =>
  change({
    send: async (typed: TypedCode) => {
      await askAuth((auth) => auth.mfa.challengeAndVerify(typed));
      return makeRecoveryCodes(false).catch(() => null);
    },
    reloads: [secondFactorQuery(userId).queryKey],
    done: 'Two-factor authentication is on',
    failed: 'That code is incorrect.',
    shownInForm: true,
  });

interface TypedCode {
  factorId: string;
  /** Of the authenticator, or a recovery code. */
  code: string;
}

async function turnOff({ factorId, code }: TypedCode): Promise<void> {
  if (isRecoveryCode(code)) await redeemRecoveryCode(code);
  else await askAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code }));
  await askAuth((auth) => auth.mfa.unenroll({ factorId }));
  await askAuth((auth) => auth.refreshSession());
}

/** Removes the authenticator after a fresh code from it, or a recovery code, so that an unattended screen is not enough. */
export function turnOffSecondFactor(userId: string) {
  return mutationOptions({
    mutationFn: turnOff,
    onSuccess: async (_done, _input, _before, { client }) => {
      client.removeQueries({ queryKey: recoveryCodesQuery(userId).queryKey });
      await client.invalidateQueries({ queryKey: secondFactorQuery(userId).queryKey });
      toast('Two-factor authentication is off', { variant: 'success' });
    },
    meta: { failed: 'That code is incorrect.', shownInForm: true },
  });
}

/** Creates recovery codes, `replacing` earlier ones or as the first. `confirmed` asks for proof of the owner if the server requires it. */
export const renewRecoveryCodes = (userId: string, confirmed: Confirmed) =>
  change({
    send: (replacing: boolean) => confirmed(() => makeRecoveryCodes(replacing)),
    reloads: [recoveryCodesQuery(userId).queryKey],
    failed: 'The recovery codes could not be created.',
  });

/** Deletes an unconfirmed authenticator. A failure is not shown, because the next enrolment deletes it too. */
export const cancelEnrolment = mutationOptions({
  mutationFn: async (factorId: string) => {
    try {
      const supabase = await getSupabase();
      await supabase.auth.mfa.unenroll({ factorId });
    } catch {
      throw new Cancelled();
    }
  },
});
