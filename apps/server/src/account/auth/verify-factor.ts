import type { Context } from 'hono';
import { z } from 'zod';
import { acceptedSecrets } from '../../config/secrets.ts';
import type { Transaction } from '../../database/database.ts';
import { factorAddedMail } from '../../mail/security-mails.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { spendFactorGuess } from './factor-guesses.ts';
import { findOwnFactor } from './own-factor.ts';
import { upgradeSession } from './upgrade-session.ts';
import { openSealedFactor, type SealedFactor } from '../../database/secrets/sealed-factor.ts';
import { findTimeStep } from './factor-secret.ts';
import { lockCaller } from './lock-user.ts';
import { readBody, textField } from './request-body.ts';
import { requireSecondFactor, type SignedIn, signedIn } from './signed-in.ts';
import type { SessionJson } from './start-session.ts';
import { readSecurityFacts, notifyOwner } from './notify-owner.ts';
import type { Factor } from './user.ts';

const verifyBody = z.object({ challenge_id: textField(), code: textField(20) });
const TRIES_MAX = 5;

/** `POST /factors/{id}/verify`: the right code upgrades the session to aal2, with a new pair of tokens. A code is accepted once. */
export const verifyFactor: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const factor = findOwnFactor(c, caller);
  const body = await readBody(c, verifyBody);
  const challengeId = z.guid().safeParse(body.challenge_id);
  if (!challengeId.success) throw new AuthError(400, 'validation_failed', 'challenge_id must be an UUID');
  if (factor.status === 'unverified') requireSecondFactor(caller, 'AAL2 required to verify a new factor');
  const wasRight = await spendFactorGuess(c, auth, caller, factor.id);

  const [tried] = await auth.database.sql<SealedFactor[]>`
    update auth.mfa_challenges m set attempts = attempts + 1 from auth.mfa_factors f
    where m.id = ${challengeId.data} and m.factor_id = ${factor.id} and f.id = m.factor_id and m.attempts < ${TRIES_MAX} and m.expires_at > now()
    returning f.secret_cipher, f.secret_id`;
  if (tried === undefined) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challengeId.data} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  const step = findTimeStep(
    openSealedFactor(acceptedSecrets(auth.config), factor.id, tried),
    body.code ?? '',
    auth.now(),
  );
  if (step === null) {
    auth.noteRefusedSignIn({ email: caller.user.email ?? '', way: 'totp', ...caller.seen });
    throw invalidCode();
  }
  wasRight();
  return c.json(
    await auth.database.sql.begin((tx) => accept(tx, c, auth, caller, factor, { challengeId: challengeId.data, step })),
  );
};

const invalidCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

async function accept(
  tx: Transaction,
  c: Context,
  auth: AuthContext,
  caller: SignedIn,
  factor: Factor,
  shown: { readonly challengeId: string; readonly step: number },
): Promise<SessionJson> {
  const { user, session } = caller;
  await lockCaller(tx, caller);
  const accepted = await tx`
    update auth.mfa_factors set last_used_step = ${shown.step}, status = 'verified', updated_at = now() where id = ${factor.id} and last_used_step < ${shown.step}`;
  if (accepted.count === 0) throw invalidCode();
  await tx`delete from auth.mfa_challenges where id = ${shown.challengeId}`;
  const isNew = factor.status === 'unverified';
  if (isNew) {
    await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
    await tx`delete from auth.sessions where user_id = ${user.id} and aal = 'aal1' and id <> ${session.id}`;
    await notifyOwner(tx, user.id, factorAddedMail(readSecurityFacts(c, auth)));
  }
  return upgradeSession(tx, c, auth, caller, { method: 'totp', factorId: factor.id, proves: !isNew });
}
