import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { applyToken, CONFIRM_OTHER_ADDRESS } from './apply-token.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';
import {
  type OneTimeToken,
  type OneTimeTokenType,
  signInMethodFor,
  spendLink,
  spendToken,
  tryCode,
} from './one-time-token.ts';
import { ownSignUps } from './pending-sign-up.ts';
import { normaliseEmail, readBody, textField } from './request-body.ts';
import { actAsVisitor, seenFrom } from './seen.ts';
import { type SessionJson, startSession } from './sessions.ts';

/** The token types that each `type` in a request can spend. */
const TYPES: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map([
  ['signup', ['confirmation']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['recovery', ['recovery']],
  ['magiclink', ['magiclink']],
  ['email', ['confirmation', 'magiclink']],
] as const);

const bodySchema = z.object({
  type: textField(40),
  token_hash: textField(),
  token: textField(),
  email: textField(),
  phone: textField(),
});

/**
 * `POST /verify`: takes a link's token, or an e-mail address with its 6-digit code, applies it and returns a session. The first half
 * of an e-mail change gets a message instead.
 */
export const verify: AuthCall = async (c, auth) => {
  auth.limiters.spend('verificationsPerAddress', auth.clientAddress(c));
  const body = await readBody(c, bodySchema);
  if (body.token_hash !== undefined) {
    if (body.token !== undefined || body.email !== undefined || body.phone !== undefined) {
      throw invalid('Only the token_hash and type should be provided');
    }
    const types = tokenTypes(body.type);
    const { token_hash: link } = body;
    return c.json(await auth.database.sql.begin(async (tx) => redeem(tx, auth, c, await spendLink(tx, link, types))));
  }
  if (body.token === undefined) throw invalid('Verify requires a token or a token hash');
  if (body.email === undefined) {
    if (body.phone !== undefined) throw wrongCode();
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const email = normaliseEmail(body.email);
  auth.limiters.spend('codeTriesPerEmail', email);
  const tokenId = await tryCode(auth.database.sql, auth, email, body.token, tokenTypes(body.type));
  return c.json(
    await auth.database.sql.begin(async (tx) => {
      const spent = tokenId === null ? null : await spendToken(tx, tokenId);
      if (spent !== null) return redeem(tx, auth, c, spent);
      auth.logRejectedSignIn({ email, way: 'code', ...seenFrom(c, auth) });
      throw wrongCode();
    }),
  );
};

/** @throws AuthError 400 for an unknown type */
export function tokenTypes(type: string | undefined): readonly OneTimeTokenType[] {
  if (type === undefined) throw invalid('Verify requires a verification type');
  const types = TYPES.get(type);
  if (types === undefined) throw invalid('Invalid email verification type');
  return types;
}

const wrongCode = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

async function redeem(
  tx: Transaction,
  auth: AuthContext,
  c: Context,
  token: OneTimeToken,
): Promise<SessionJson | { readonly msg: string; readonly code: string }> {
  await actAsVisitor(tx, c, auth);
  if ((await applyToken(tx, auth, token, ownSignUps(c, auth))) === 'half')
    return { msg: CONFIRM_OTHER_ADDRESS, code: '200' };
  return startSession(tx, auth, c, token.user_id, signInMethodFor(token));
}
