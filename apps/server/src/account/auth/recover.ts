import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { sendRecovery } from './auth-mail.ts';
import { mailTo } from './mail-to.ts';
import { proofKeyFields, readBody, readProofKey, textField } from './request-body.ts';

const recoverBody = z.object({ email: textField(), ...proofKeyFields });

/** `POST /recover`: mails a link to choose a new password. An unknown address gets the same answer and no mail. */
export const recover: AuthCall = async (c, auth) => {
  const body = await readBody(c, recoverBody);
  const proofKey = readProofKey(body);
  await mailTo(c, auth, body.email, { write: (tx, user) => sendRecovery(tx, auth, user, proofKey) });
  return c.json({});
};
