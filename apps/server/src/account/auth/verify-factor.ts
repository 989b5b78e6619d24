import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { AuthenticationMethod, SessionRow } from './access-token.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { factorOf } from './factor-of.ts';
import { openFactorSecret, stepOfCode } from './factor-secret.ts';
import { readBody, textField } from './request-body.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { issueTokens, type SessionJson } from './start-session.ts';
import type { Factor } from './user.ts';

const bodySchema = z.object({ challenge_id: textField(), code: textField(20) });
const TRIES_MAX = 5;

/** `POST /factors/{id}/verify`: the right code lifts the session to aal2, with a new pair of tokens. A code is accepted once. */
export const verifyFactor: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const factor = factorOf(c, caller);
  const body = await readBody(c, bodySchema);
  const challengeId = z.guid().safeParse(body.challenge_id);
  if (!challengeId.success) throw new AuthError(400, 'validation_failed', 'challenge_id must be an UUID');
  auth.limiters.spend('factorTriesPerFactor', factor.id);

  const [tried] = await auth.database.sql<{ secret_cipher: Buffer }[]>`
    update auth.mfa_challenges m set attempts = attempts + 1 from auth.mfa_factors f
    where m.id = ${challengeId.data} and m.factor_id = ${factor.id} and f.id = m.factor_id and m.attempts < ${TRIES_MAX} and m.expires_at > now()
    returning f.secret_cipher`;
  if (tried === undefined) {
    throw new AuthError(422, 'mfa_challenge_expired', `MFA challenge ${challengeId.data} has expired, verify against another challenge or create a new challenge.`);
  }
  const step = stepOfCode(openFactorSecret(auth.config.secrets.factor, factor.id, tried.secret_cipher), body.code ?? '', auth.now());
  if (step === null) throw invalidCode();
  return c.json(await auth.database.sql.begin((tx) => liftSession(tx, auth, caller, factor, { challengeId: challengeId.data, step })));
};

const invalidCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

async function liftSession(tx: Transaction, auth: AuthContext, { user, session }: SignedIn, factor: Factor, shown: { readonly challengeId: string; readonly step: number }): Promise<SessionJson> {
  const accepted = await tx`
    update auth.mfa_factors set last_used_step = ${shown.step}, status = 'verified', updated_at = now() where id = ${factor.id} and last_used_step < ${shown.step}`;
  if (accepted.count === 0) throw invalidCode();
  await tx`delete from auth.mfa_challenges where id = ${shown.challengeId}`;
  if (factor.status === 'unverified') {
    await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
    await tx`delete from auth.sessions where user_id = ${user.id} and aal = 'aal1' and id <> ${session.id}`;
  }
  const method: AuthenticationMethod = { method: 'totp', timestamp: Math.floor(auth.now() / 1000) };
  const amr = [method, ...session.amr.filter((earlier) => earlier.method !== 'totp')];
  const [lifted] = await tx<SessionRow[]>`
    update auth.sessions set aal = 'aal2', amr = ${JSON.stringify(amr)}::text::jsonb, factor_id = ${factor.id}, updated_at = now() where id = ${session.id}
    returning id, user_id, aal, amr`;
  if (lifted === undefined) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await tx`delete from auth.refresh_tokens where session_id = ${session.id}`;
  return issueTokens(tx, auth, lifted);
}
