import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';
import { resendEmailChange, sendConfirmation, sendMagicLink, sendRecovery } from './auth-mail.ts';
import { requestedRedirect } from './flow.ts';
import { mailTo, type Recipient } from './mail-to.ts';
import { wasJustMailed } from './one-time-token.ts';
import { findNewestSignUp, ownSignUps } from './pending-sign-up.ts';
import { normaliseEmail, proofKeyFields, readBody, readProofKey, textField } from './request-body.ts';

const otpBody = z.object({ email: textField(), phone: textField(), ...proofKeyFields });

/** `POST /otp` and `POST /magiclink`: mails a link and a code to sign in with. Creates no user: an unknown address gets the same response and no mail. */
export const otp: AuthCall = async (c, auth) => {
  const body = await readBody(c, otpBody);
  const proofKey = readProofKey(body);
  if (body.email === undefined && body.phone !== undefined)
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (body.email === undefined) throw invalid('One of email or phone must be set');
  const redirectTo = requestedRedirect(c, auth);
  await mailTo(c, auth, body.email, {
    write: (tx, user) => sendMagicLink(tx, auth, user, redirectTo, proofKey),
  });
  return c.json({});
};

const recoverBody = z.object({ email: textField(), ...proofKeyFields });

/** `POST /recover`: mails a link to choose a new password. An unknown address gets the same response and no mail. */
export const recover: AuthCall = async (c, auth) => {
  const body = await readBody(c, recoverBody);
  const proofKey = readProofKey(body);
  await mailTo(c, auth, body.email, { write: (tx, user) => sendRecovery(tx, auth, user, proofKey) });
  return c.json({});
};

const resendBody = z.object({ type: textField(40), email: textField(), phone: textField(), ...proofKeyFields });

/**
 * `POST /resend`: sends again the confirmation mail of a pending sign-up (the one made in this browser, else the newest) or of a pending e-mail change
 * (named by the old address or the new one). Right after a mail it sends no second one, and the response is the same.
 */
export const resend: AuthCall = async (c, auth) => {
  const body = await readBody(c, resendBody);
  const proofKey = readProofKey(body);
  const { type, email, phone } = body;
  if (type === 'sms' || type === 'phone_change') {
    if (phone === undefined) throw invalid('Type provided requires a phone number');
    return c.json({});
  }
  if (type !== 'signup' && type !== 'email_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  if (email === undefined) throw invalid('Type provided requires an email address');
  if (type === 'email_change')
    await mailTo(c, auth, await currentAddress(auth, normaliseEmail(email)), {
      isDue: async (_tx, user) => user.email_change !== null,
      write: (tx, user) => resendEmailChange(tx, auth, user, proofKey),
    });
  else {
    const newest = (tx: Transaction, { id }: Recipient) => findNewestSignUp(tx, id, ownSignUps(c, auth));
    await mailTo(c, auth, email, {
      isDue: async (tx, user) => {
        const about = { userId: user.id, type: 'confirmation', signUpId: await newest(tx, user) } as const;
        return !(await wasJustMailed(tx, about)) && user.email_confirmed_at === null;
      },
      write: async (tx, user) => sendConfirmation(tx, auth, user, await newest(tx, user), proofKey),
    });
  }
  return c.json({});
};

async function currentAddress(auth: AuthContext, email: string): Promise<string> {
  const [changing] = await auth.database.sql<{ email: string }[]>`
    select lower(email) as email from auth.users where lower(email_change) = ${email} and email is not null order by email_change_sent_at desc limit 1`;
  return changing?.email ?? email;
}
