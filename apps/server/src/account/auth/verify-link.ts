import { isStorableText } from '../storable-text.ts';
import type { AuthCall } from './auth-context.ts';
import { applyToken, CONFIRM_OTHER_ADDRESS } from './apply-token.ts';
import { AuthError } from './auth-error.ts';
import { issueCode, requestedRedirect, safeRedirect, withAnswer } from './flow.ts';
import { signInMethodFor, spendLink } from './one-time-token.ts';
import { ownSignUps } from './pending-sign-up.ts';
import { actAsVisitor } from './seen.ts';
import { startSession } from './sessions.ts';
import { tokenTypes } from './verify.ts';

/** `GET /verify?token_hash=…&type=…&redirect_to=…`: the link of a mail, opened directly. Redirects with tokens, a code, or the error. */
export const verifyLink: AuthCall = async (c, auth) => {
  if (c.req.method === 'HEAD') return c.body(null, 200);
  const redirectTo = safeRedirect(auth.config, requestedRedirect(c));
  const type = c.req.query('type');
  const link = c.req.query('token_hash') ?? c.req.query('token');
  try {
    auth.limiters.spend('verificationsPerAddress', auth.clientAddress(c));
    const types = tokenTypes(type);
    if (link === undefined || link === '' || !isStorableText(link))
      throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
    const target = await auth.database.sql.begin(async (tx) => {
      const token = await spendLink(tx, link, types);
      if (token === null) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
      await actAsVisitor(tx, c, auth);
      const place = token.code_challenge === null ? 'fragment' : 'query';
      if ((await applyToken(tx, auth, token, ownSignUps(c, auth))) === 'half')
        return withAnswer(redirectTo, place, { message: CONFIRM_OTHER_ADDRESS });
      if (token.code_challenge !== null && token.code_challenge_method !== null) {
        const proofKey = { challenge: token.code_challenge, method: token.code_challenge_method };
        return withAnswer(redirectTo, 'query', {
          code: await issueCode(tx, { userId: token.user_id, method: signInMethodFor(token), redirectTo, proofKey }),
        });
      }
      const { access_token, expires_at, expires_in, refresh_token, token_type } = await startSession(
        tx,
        auth,
        c,
        token.user_id,
        signInMethodFor(token),
      );
      return withAnswer(redirectTo, 'fragment', {
        access_token,
        expires_at: String(expires_at),
        expires_in: String(expires_in),
        refresh_token,
        token_type,
        type: type ?? '',
      });
    });
    return c.redirect(target, 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(
      withAnswer(redirectTo, 'fragment', {
        error: 'access_denied',
        error_code: error.code,
        error_description: error.message,
      }),
      303,
    );
  }
};
