import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { violates } from '../../database/database.ts';
import { sealFactorSecret } from '../../database/secrets/sealed-factor.ts';
import { factorUri, newFactorSecret } from './factor-secret.ts';
import { lockCaller } from './lock-user.ts';
import { requireOwner } from './recent-sign-in.ts';
import { readBody, textField } from './request-body.ts';
import { signedIn } from './signed-in.ts';

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
  if (body.factor_type !== 'totp') throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp');
  await requireOwner(auth, caller);

  const { user } = caller;
  const id = randomUUID();
  const secret = newFactorSecret();
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
