import { z } from 'zod';
import { isStorableText } from '../storable-text.ts';
import { applyToken, CONFIRM_OTHER_ADDRESS } from './apply-token.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';
import { errorRedirect, requestedRedirect, signInRedirect, withAnswer } from './flow.ts';
import { endUnprovenIdentities } from './linked-identities.ts';
import { signInMethodFor, spendLink, voidTokens } from './one-time-token.ts';
import { ownSignUps } from './pending-sign-up.ts';
import { readBody, textField } from './request-body.ts';
import { actAsVisitor } from './seen.ts';
import { tokenTypes } from './verify.ts';

/** `GET /verify?token_hash=…&type=…&redirect_to=…`: the link of a mail, opened directly. Redirects with tokens, a code, or the error. */
export const verifyLink: AuthCall = async (c, auth) => {
  if (c.req.method === 'HEAD') return c.body(null, 200);
  const redirectTo = requestedRedirect(c, auth);
  const type = c.req.query('type');
  const link = c.req.query('token_hash') ?? c.req.query('token');
  try {
    auth.limiters.spend('verificationsPerAddress', auth.clientAddress(c));
    const types = tokenTypes(type);
    if (link === undefined || link === '' || !isStorableText(link))
      throw invalid('Verify requires a token or a token hash');
    const target = await auth.database.sql.begin(async (tx) => {
      const token = await spendLink(tx, link, types);
      await actAsVisitor(tx, c, auth);
      if ((await applyToken(tx, auth, token, ownSignUps(c, auth))) === 'half')
        return withAnswer(redirectTo, token.code_challenge === null ? 'fragment' : 'query', {
          message: CONFIRM_OTHER_ADDRESS,
        });
      const user = { userId: token.user_id, method: signInMethodFor(token), redirectTo };
      return signInRedirect(tx, auth, c, user, token, { type: type ?? '' });
    });
    return c.redirect(target, 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(errorRedirect(redirectTo, 'fragment', error), 303);
  }
};

const stopBody = z.object({ token_hash: textField() });

/**
 * `POST /email_change/stop`: the link in the notice to the current address about a requested change. Opening it says that the owner did not
 * request the change. It cancels the change and everything else that is pending, and ends every session and every identity that the owner has not
 * proven, because one of them requested it.
 * Responds with the owner's address.
 */
export const stopEmailChange: AuthCall = async (c, auth) => {
  auth.limiters.spend('verificationsPerAddress', auth.clientAddress(c));
  const { token_hash: link } = await readBody(c, stopBody);
  if (link === undefined) throw invalid('token_hash is required');
  return auth.database.sql.begin(async (tx) => {
    const token = await spendLink(tx, link, ['email_change_stop']);
    await actAsVisitor(tx, c, auth);
    await tx`delete from auth.sessions where user_id = ${token.user_id}`;
    await voidTokens(tx, token.user_id);
    await endUnprovenIdentities(tx, auth, token.user_id, null);
    return c.json({ email: token.relates_to });
  });
};
