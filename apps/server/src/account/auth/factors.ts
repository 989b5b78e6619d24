import { Secret, TOTP } from 'otpauth';
import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, endedSession, invalid } from './auth-error.ts';
import { type Transaction, violates } from '../../database/database.ts';
import { openSealedFactor, type SealedFactor, sealFactorSecret } from '../../database/secrets/encrypted-row.ts';
import { type Factor, lockCaller } from './user.ts';
import { requireOwner } from './recent-sign-in.ts';
import { readBody, textField } from './request-body.ts';
import { requireSecondFactor, signedIn, type SignedIn } from './signed-in.ts';
import type { Context } from 'hono';
import { acceptedSecrets } from '../../config/secrets.ts';
import { factorAddedMail, factorRemovedMail } from '../../mail/security-mails.ts';
import { issueTokens, type SessionJson } from './sessions.ts';
import { notifyOwner, readSecurityFacts } from './notify-owner.ts';
import { recogniseCaller, rememberDevice } from './known-device.ts';
import type { AuthenticationMethod, SessionRow } from './access-token.ts';

const STEP_SECONDS = 30;
/** 160 bits (RFC 4226, §4). */
const SECRET_BYTES = 20;

const TOTP_OPTIONS = { period: STEP_SECONDS, digits: 6, algorithm: 'SHA1' } as const;

/** The `otpauth://` address that authenticator apps read. */
export function factorUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...TOTP_OPTIONS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Finds the time step that this code belongs to (RFC 6238, one step of drift either way), or null. */
export function findTimeStep(secret: string, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}

const FACTORS_MAX = 10;
const enrolBody = z.object({ factor_type: textField(40), friendly_name: textField(120), issuer: textField(120) });

/**
 * `POST /factors`: a new TOTP factor, unverified until a first code is entered. Earlier unfinished attempts are deleted. A token alone is
 * not enough: a thief's factor would lock the owner out.
 */
export const enrolFactor: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const body = await readBody(c, enrolBody);
  if (body.factor_type === 'phone')
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (body.factor_type === 'webauthn')
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  if (body.factor_type !== 'totp') throw invalid('factor_type needs to be totp');
  await requireOwner(auth, caller);

  const { user } = caller;
  const id = randomUUID();
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await auth.database.sql
    .begin(async (tx) => {
      await lockCaller(tx, caller);
      await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified' and created_at < now() - interval '5 minutes'`;
      const [held] = await tx<
        { count: number }[]
      >`select count(*)::integer as count from auth.mfa_factors where user_id = ${user.id}`;
      if ((held?.count ?? 0) >= FACTORS_MAX)
        throw new AuthError(
          422,
          'too_many_enrolled_mfa_factors',
          'Maximum number of enrolled factors reached, unenroll to continue',
        );
      await tx`
      insert into auth.mfa_factors (id, user_id, friendly_name, secret_cipher, secret_id)
      values (${id}, ${user.id}, ${body.friendly_name ?? null}, ${sealFactorSecret(auth.config.secrets.factor, id, secret)}, ${auth.config.secrets.id})`;
    })
    .catch((error: unknown) => {
      if (!violates(error, 'mfa_factors_name_unique')) throw error;
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${body.friendly_name}" for this user already exists`,
      );
    });

  const uri = factorUri(secret, body.issuer ?? 'Theia', user.email ?? user.id);
  const totp = { qr_code: renderSVG(uri, { border: 2 }), secret, uri };
  return c.json({
    id,
    type: 'totp',
    ...(body.friendly_name === undefined ? {} : { friendly_name: body.friendly_name }),
    totp,
  });
};

/** `POST /factors/{id}/challenge`: allows five tries within five minutes. */
export const challengeFactor: AuthCall = async (c, auth) => {
  const factor = findOwnFactor(c, await signedIn(c, auth));
  await auth.database.sql`delete from auth.mfa_challenges where factor_id = ${factor.id} and expires_at < now()`;
  const [challenge] = await auth.database.sql<
    { id: string; expires_at: Date }[]
  >`insert into auth.mfa_challenges (factor_id) values (${factor.id}) returning id, expires_at`;
  return c.json({ id: challenge!.id, type: 'totp', expires_at: Math.floor(challenge!.expires_at.getTime() / 1000) });
};

const verifyBody = z.object({ challenge_id: textField(), code: textField(20) });
const TRIES_MAX = 5;

/** `POST /factors/{id}/verify`: the right code upgrades the session to aal2, with a new pair of tokens. A code is accepted once. */
export const verifyFactor: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const factor = findOwnFactor(c, caller);
  const body = await readBody(c, verifyBody);
  const challengeId = z.guid().safeParse(body.challenge_id);
  if (!challengeId.success) throw invalid('challenge_id must be an UUID');
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
  const secret = openSealedFactor(acceptedSecrets(auth.config), factor.id, tried);
  const step = findTimeStep(secret, body.code ?? '', auth.now());
  if (step === null) {
    auth.logRejectedSignIn({ email: caller.user.email ?? '', way: 'totp', ...caller.seen });
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

/**
 * `DELETE /factors/{id}`: removes a factor. A verified one can be removed only by the owner, from a session with the second factor. Sessions
 * upgraded by it go back to aal1. With the last factor all sessions go back, and the recovery codes are deleted.
 */
export const unenrolFactor: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const factor = findOwnFactor(c, caller);
  const userId = caller.user.id;
  if (factor.status === 'verified') {
    if (caller.session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await requireOwner(auth, caller);
  }
  await auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    const [removed] = await tx<
      { status: string }[]
    >`delete from auth.mfa_factors where id = ${factor.id} and status = ${factor.status} returning status`;
    if (removed === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    const [left] = await tx<
      { count: number }[]
    >`select count(*)::integer as count from auth.mfa_factors where user_id = ${userId} and status = 'verified'`;
    const isLast = left?.count === 0;
    await tx`
      update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now(),
        amr = coalesce((select jsonb_agg(entry) from jsonb_array_elements(amr) as entry where entry ->> 'method' not in ('totp', 'recovery_code')), '[]')
      where user_id = ${userId} and (factor_id = ${factor.id} or (${isLast} and aal = 'aal2'))`;
    if (isLast) await tx`delete from auth.mfa_recovery_codes where user_id = ${userId}`;
    if (removed.status === 'verified')
      await notifyOwner(tx, userId, factorRemovedMail({ ...readSecurityFacts(c, auth), left: left?.count ?? 0 }));
  });
  return c.json({ id: factor.id });
};

/**
 * Reads the factor named in the path, if it belongs to the caller.
 * @throws AuthError 404
 */
function findOwnFactor(c: Context, { user }: SignedIn): Factor {
  const id = z.guid().safeParse(c.req.param('id'));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = user.factors.find((own) => own.id === id.data.toLowerCase());
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/**
 * Slows down guesses at second-factor codes. An attacker who has the password and guesses elsewhere uses up the budget for unknown devices,
 * not that of a browser in which the user completed a sign-in before.
 * @returns a function to call when the code was right; it refunds the try
 * @throws AuthError 429
 */
export async function spendFactorGuess(
  c: Context,
  auth: AuthContext,
  { user }: SignedIn,
  factor: string,
): Promise<() => void> {
  const known = await recogniseCaller(auth.database.sql, c, auth, user.id);
  const key = known.as === 'device' ? `${factor}|${known.device}` : factor;
  auth.limiters.spend('factorTriesPerFactor', key);
  return () => auth.limiters.refund('factorTriesPerFactor', key);
}

/**
 * Upgrades a session to aal2 with a new pair of tokens.
 * @param proves true if the factor was the owner's before: then the code counts as a sign-in. The first code of a new factor proves nothing
 * @throws AuthError 403 session_not_found
 */
export async function upgradeSession(
  tx: Transaction,
  c: Context,
  auth: AuthContext,
  { session }: SignedIn,
  shown: { readonly method: 'totp' | 'recovery_code'; readonly factorId: string | null; readonly proves: boolean },
): Promise<SessionJson> {
  const method: AuthenticationMethod = { method: shown.method, timestamp: Math.floor(auth.now() / 1000) };
  const amr = [method, ...session.amr.filter((earlier) => earlier.method !== shown.method)];
  const [lifted] = await tx<SessionRow[]>`
    update auth.sessions set aal = 'aal2', amr = ${JSON.stringify(amr)}::text::jsonb, factor_id = ${shown.factorId}, updated_at = now(),
      signed_in_at = case when ${shown.proves} then now() else signed_in_at end
    where id = ${session.id}
    returning id, user_id, aal, amr`;
  if (lifted === undefined) throw endedSession();
  await tx`delete from auth.refresh_tokens where session_id = ${session.id}`;
  await rememberDevice(tx, c, auth, lifted);
  return issueTokens(tx, auth, lifted);
}
