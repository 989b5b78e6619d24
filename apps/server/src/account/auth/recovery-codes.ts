import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Sql, Transaction } from '../../database/database.ts';
import { recoveryCodesMadeMail, recoveryCodeUsedMail } from '../../mail/security-mails.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';
import { spendFactorGuess, upgradeSession } from './factors.ts';
import { lockCaller } from './user.ts';
import { requireOwner } from './recent-sign-in.ts';
import { readRecoveryCode, RECOVERY_CODES } from '../../rules/account.ts';
import { readBody, textField } from './request-body.ts';
import { requireSecondFactor, signedIn } from './signed-in.ts';
import { notifyOwner, readSecurityFacts } from './notify-owner.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** Sixteen characters of base32: 80 random bits. */
function newRecoveryCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** The hash under which a user's code is kept. No secret is needed, which would tie the codes to it: 80 random bits cannot be guessed. */
function recoveryCodeHash(userId: string, code: string): Buffer {
  return createHash('sha256').update(`recovery-code:${userId}:${code}`).digest();
}

const TYPE = 'recovery_code';
const FRIENDLY_NAME = 'Recovery codes';
const verifySchema = z.object({ code: textField(64) });

interface CodeSet {
  readonly id: string;
  readonly total: number;
  readonly remaining: number;
}

const noCodesError = () => new AuthError(404, 'mfa_factor_not_found', 'The user has no recovery codes');

async function readSet(sql: Sql | Transaction, userId: string): Promise<CodeSet | null> {
  const [held] = await sql<CodeSet[]>`
    select set_id as id, count(*)::integer as total, (count(*) filter (where used_at is null))::integer as remaining
    from auth.mfa_recovery_codes where user_id = ${userId} group by set_id`;
  return held ?? null;
}

/** `GET /factors/recovery-codes`: how many were created, and how many are left. */
export const recoveryCodesStatus: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  requireSecondFactor(caller, 'AAL2 required to see recovery codes');
  const held = await readSet(auth.database.sql, caller.user.id);
  if (held === null) throw noCodesError();
  return c.json({ ...held, type: TYPE });
};

/** `POST /factors/recovery-codes`: the first ten codes of a user with a verified factor, returned only in this response. */
export const createRecoveryCodes: AuthCall = async (c, auth) =>
  replaceCodes(c, auth, (held) => {
    if (held !== null)
      throw new AuthError(422, 'mfa_verified_factor_exists', 'Recovery codes exist already; regenerate them instead');
  });

/** `POST /factors/recovery-codes/regenerate`: ten new codes; the earlier ones become void. */
export const regenerateRecoveryCodes: AuthCall = async (c, auth) =>
  replaceCodes(c, auth, (held) => {
    if (held === null) throw noCodesError();
  });

async function replaceCodes(c: Context, auth: AuthContext, check: (held: CodeSet | null) => void): Promise<Response> {
  const caller = await signedIn(c, auth);
  await requireOwner(auth, caller);
  const userId = caller.user.id;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const id = await auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    const [protectedBy] =
      await tx`select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`;
    if (protectedBy === undefined)
      throw new AuthError(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes need another verified factor');
    const held = await readSet(tx, userId);
    check(held);
    const setId = held?.id ?? randomUUID();
    await tx`insert into auth.mfa_recovery_codes ${tx(codes.map((code) => ({ user_id: userId, set_id: setId, code_hash: recoveryCodeHash(userId, code) })))}`;
    await tx`delete from auth.mfa_recovery_codes where user_id = ${userId} and code_hash not in ${tx(codes.map((code) => recoveryCodeHash(userId, code)))}`;
    await notifyOwner(tx, userId, recoveryCodesMadeMail({ ...readSecurityFacts(c, auth), replaced: held !== null }));
    return setId;
  });
  return c.json({ id, type: TYPE, friendly_name: FRIENDLY_NAME, total: RECOVERY_CODES, codes });
}

/** `DELETE /factors/recovery-codes`: voids them all. */
export const deleteRecoveryCodes: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  await requireOwner(auth, caller);
  const [dropped] = await auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    return tx<
      { id: string }[]
    >`delete from auth.mfa_recovery_codes where user_id = ${caller.user.id} returning set_id as id`;
  });
  if (dropped === undefined) throw noCodesError();
  return c.json({ id: dropped.id });
};

/** `POST /factors/recovery-codes/verify`: a code in place of the second factor upgrades the session to aal2. It works once, and its owner is notified. */
export const verifyRecoveryCode: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const { code: typed } = await readBody(c, verifySchema);
  if (typed === undefined) throw invalid('A recovery code is required');
  const userId = caller.user.id;
  const wasRight = await spendFactorGuess(c, auth, caller, `recovery|${userId}`);
  const code = readRecoveryCode(typed);
  const lifted = await auth.database.sql.begin(async (tx) => {
    await lockCaller(tx, caller);
    const used =
      code === null
        ? { count: 0 }
        : await tx`
      update auth.mfa_recovery_codes r set used_at = now() where r.user_id = ${userId} and r.code_hash = ${recoveryCodeHash(userId, code)} and r.used_at is null
        and exists (select from auth.mfa_factors f where f.user_id = r.user_id and f.status = 'verified')`;
    if (used.count === 0) {
      auth.logRejectedSignIn({ email: caller.user.email ?? '', way: 'recovery_code', ...caller.seen });
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    }
    const remaining = (await readSet(tx, userId))?.remaining ?? 0;
    await notifyOwner(tx, userId, recoveryCodeUsedMail({ ...readSecurityFacts(c, auth), remaining }));
    return {
      ...(await upgradeSession(tx, c, auth, caller, { method: 'recovery_code', factorId: null, proves: true })),
      recovery_codes: { remaining },
    };
  });
  wasRight();
  return c.json(lifted);
};
