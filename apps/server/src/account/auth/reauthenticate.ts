import { reauthenticationMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createOneTimeToken } from './one-time-token.ts';
import { signedIn } from './signed-in.ts';

/** `GET /reauthenticate`: mails a code that a signed-in user may send as `nonce` with a change. */
export const reauthenticate: AuthCall = async (c, auth) => {
  const { user } = await signedIn(c, auth);
  const address = user.email;
  if (address === null) throw new AuthError(422, 'validation_failed', 'Reauthentication requires the user to have an email');
  auth.limiters.spend('mailsPerEmail', address);
  await auth.database.sql.begin(async (tx) => {
    const { code } = await createOneTimeToken(tx, auth, { userId: user.id, type: 'reauthentication', address, proofKey: null });
    await enqueueMail(tx, { to: address, ...reauthenticationMail({ code }) });
  });
  return c.json({});
};
