import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { sendMagicLink, sendRecovery } from './auth-mail.ts';
import { mailTo } from './mail-to.ts';
import { requestedRedirect, safeRedirect } from './flow.ts';
import { proofKeyFields, readBody, readProofKey, textField } from './request-body.ts';

const otpBody = z.object({ email: textField(), phone: textField(), ...proofKeyFields });

/** `POST /otp` and `POST /magiclink`: mails a link and a code to sign in with. Creates no user: an unknown address gets the same answer and no mail. */
export const otp: AuthCall = async (c, auth) => {
  const body = await readBody(c, otpBody);
  const proofKey = readProofKey(body);
  if (body.email === undefined && body.phone !== undefined)
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (body.email === undefined) throw new AuthError(400, 'validation_failed', 'One of email or phone must be set');
  const redirectTo = safeRedirect(auth.config, requestedRedirect(c));
  await mailTo(c, auth, body.email, {
    write: (tx, user) => sendMagicLink(tx, auth, user, redirectTo, proofKey),
  });
  return c.json({});
};

const recoverBody = z.object({ email: textField(), ...proofKeyFields });

/** `POST /recover`: mails a link to choose a new password. An unknown address gets the same answer and no mail. */
export const recover: AuthCall = async (c, auth) => {
  const body = await readBody(c, recoverBody);
  const proofKey = readProofKey(body);
  await mailTo(c, auth, body.email, { write: (tx, user) => sendRecovery(tx, auth, user, proofKey) });
  return c.json({});
};
