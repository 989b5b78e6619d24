import { z } from 'zod';
import { reauthenticationMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { createOneTimeToken } from './one-time-token.ts';
import { requireProof } from './recent-sign-in.ts';
import { readBody, textField } from './request-body.ts';
import { requireSecondFactor, signedIn } from './signed-in.ts';

const bodySchema = z.object({ password: textField(), nonce: textField() });

/** `GET /reauthenticate`: mails a code that a signed-in user can send as `nonce` with a change. */
export const reauthenticate: AuthCall = async (c, auth) => {
  const { user } = await signedIn(c, auth);
  const address = user.email;
  if (address === null)
    throw new AuthError(422, 'validation_failed', 'Reauthentication requires the user to have an email');
  auth.limiters.spend('mailsPerEmail', address);
  await auth.database.sql.begin(async (tx) => {
    const { code } = await createOneTimeToken(tx, auth, {
      userId: user.id,
      type: 'reauthentication',
      address,
      proofKey: null,
    });
    await enqueueMail(tx, { to: address, ...reauthenticationMail({ code }) });
  });
  return c.json({});
};

/** `POST /reauthenticate` takes the password or the mailed code. For ten minutes the session then counts as recently signed in. */
export const proveOwner: AuthCall = async (c, auth) => {
  const caller = await signedIn(c, auth);
  const proof = await readBody(c, bodySchema);
  if (proof.password === undefined && proof.nonce === undefined)
    throw new AuthError(400, 'validation_failed', 'A password or a nonce is required');
  requireSecondFactor(caller, 'AAL2 session is required to confirm an account with MFA enabled.');
  await requireProof(auth, caller, proof);
  const renewed = await auth.database
    .sql`update auth.sessions set signed_in_at = now(), updated_at = now() where id = ${caller.session.id}`;
  if (renewed.count === 0)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return c.json({});
};
