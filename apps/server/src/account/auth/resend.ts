import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { sendConfirmation, sendEmailChange } from './auth-mail.ts';
import { normaliseEmail } from './email-address.ts';
import { mailTo } from './mail-to.ts';
import { proofKeyFields, readBody, readProofKey, textField } from './request-body.ts';

const bodySchema = z.object({ type: textField(40), email: textField(), phone: textField(), ...proofKeyFields });

/** `POST /resend` of the confirmation mail of a sign-up or an e-mail change (by the old address or the new one), if one is waiting for it. */
export const resend: AuthCall = async (c, auth) => {
  const body = await readBody(c, bodySchema);
  const proofKey = readProofKey(body);
  const { type, email, phone } = body;
  if (type === 'sms' || type === 'phone_change') {
    if (phone === undefined) throw new AuthError(400, 'validation_failed', 'Type provided requires a phone number');
    return c.json({});
  }
  if (type !== 'signup' && type !== 'email_change') throw new AuthError(400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change');
  if (email === undefined) throw new AuthError(400, 'validation_failed', 'Type provided requires an email address');
  const address = type === 'email_change' ? await currentAddress(auth, normaliseEmail(email)) : email;
  await mailTo(c, auth, address, async (tx, user) => {
    if (type === 'signup' && user.email_confirmed_at === null) await sendConfirmation(tx, auth, user, proofKey);
    if (type === 'email_change' && user.email_change !== null) await sendEmailChange(tx, auth, user, user.email_change, proofKey);
  });
  return c.json({});
};

async function currentAddress(auth: Parameters<AuthCall>[1], email: string): Promise<string> {
  const [changing] = await auth.database.sql<{ email: string }[]>`
    select lower(u.email) as email from auth.users u join auth.one_time_tokens t on t.user_id = u.id and t.token_type = 'email_change'
    where lower(t.relates_to) = ${email} and u.email is not null order by t.created_at desc limit 1`;
  return changing?.email ?? email;
}
