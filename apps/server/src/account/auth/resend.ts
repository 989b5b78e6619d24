import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { isFreshlyMailed, resendEmailChange, sendConfirmation } from './auth-mail.ts';
import { normaliseEmail } from './email-address.ts';
import { mailTo, type Recipient } from './mail-to.ts';
import { findNewestSignUp, ownSignUps } from './pending-sign-up.ts';
import { proofKeyFields, readBody, readProofKey, textField } from './request-body.ts';

const bodySchema = z.object({ type: textField(40), email: textField(), phone: textField(), ...proofKeyFields });

/**
 * `POST /resend`: sends again the confirmation mail of a pending sign-up (the one made in this browser, else the newest) or of a pending e-mail change
 * (named by the old address or the new one). Right after a mail it sends no second one, and the answer is the same.
 */
export const resend: AuthCall = async (c, auth) => {
  const body = await readBody(c, bodySchema);
  const proofKey = readProofKey(body);
  const { type, email, phone } = body;
  if (type === 'sms' || type === 'phone_change') {
    if (phone === undefined) throw new AuthError(400, 'validation_failed', 'Type provided requires a phone number');
    return c.json({});
  }
  if (type !== 'signup' && type !== 'email_change')
    throw new AuthError(
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    );
  if (email === undefined) throw new AuthError(400, 'validation_failed', 'Type provided requires an email address');
  if (type === 'email_change')
    await mailTo(c, auth, await currentAddress(auth, normaliseEmail(email)), {
      isDue: async (_tx, user) => user.email_change !== null,
      write: (tx, user) => resendEmailChange(tx, auth, user, proofKey),
    });
  else {
    const newest = (tx: Transaction, { id }: Recipient) => findNewestSignUp(tx, id, ownSignUps(c, auth));
    await mailTo(c, auth, email, {
      isDue: async (tx, user) =>
        !(await isFreshlyMailed(tx, user, await newest(tx, user))) && user.email_confirmed_at === null,
      write: async (tx, user) => sendConfirmation(tx, auth, user, await newest(tx, user), proofKey),
    });
  }
  return c.json({});
};

async function currentAddress(auth: Parameters<AuthCall>[1], email: string): Promise<string> {
  const [changing] = await auth.database.sql<{ email: string }[]>`
    select lower(email) as email from auth.users where lower(email_change) = ${email} and email is not null order by email_change_sent_at desc limit 1`;
  return changing?.email ?? email;
}
