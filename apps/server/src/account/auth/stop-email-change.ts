import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { endUnprovenIdentities } from './linked-identities.ts';
import { spendLink, voidTokens } from './one-time-token.ts';
import { readBody, textField } from './request-body.ts';
import { actAsVisitor } from './seen.ts';

const bodySchema = z.object({ token_hash: textField() });

/**
 * `POST /email_change/stop`: the link in the mail that tells the current address about a requested change. Opening it says that the owner did not
 * request the change. It cancels the change and everything else that is pending, and ends every session and every identity that the owner has not
 * proven, because one of them requested it.
 * Answers with the owner's address.
 */
export const stopEmailChange: AuthCall = async (c, auth) => {
  auth.limiters.spend('verificationsPerAddress', auth.clientAddress(c));
  const { token_hash: link } = await readBody(c, bodySchema);
  if (link === undefined) throw new AuthError(400, 'validation_failed', 'token_hash is required');
  return auth.database.sql.begin(async (tx) => {
    const token = await spendLink(tx, link, ['email_change_stop']);
    if (token === null) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
    await actAsVisitor(tx, c, auth);
    await tx`delete from auth.sessions where user_id = ${token.user_id}`;
    await voidTokens(tx, token.user_id);
    await endUnprovenIdentities(tx, auth, token.user_id, null);
    return c.json({ email: token.relates_to });
  });
};
