import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { sendConfirmation } from './auth-mail.ts';
import { createUser } from './create-user.ts';
import { normaliseEmail } from './email-address.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { proofKeyFields, readBody, readProofKey, textField, userMetadataField } from './request-body.ts';
import { QUIET_MS, takingAtLeast } from './quiet-time.ts';
import { startSession } from './start-session.ts';
import { findUser, userJson } from './user.ts';

const bodySchema = z.object({ email: textField(), phone: textField(), password: textField(), data: userMetadataField, ...proofKeyFields });

/** `POST /signup`: a new user, and the mail that asks for confirmation. A taken address is answered as if it were free. */
export const signUp: AuthCall = async (c, auth) => {
  const body = await readBody(c, bodySchema);
  const proofKey = readProofKey(body);
  if (body.email === undefined) refuseWithoutEmail(body);
  const email = normaliseEmail(body.email);
  if (body.password === undefined) throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  checkNewPassword(body.password);
  const address = auth.clientAddress(c);
  auth.limiters.spend('signUpsPerAddress', address);
  // Spent for a taken address as for a free one: else the limit would tell them apart.
  if (auth.confirmEmail) auth.limiters.spend('mailsPerEmail', email);
  const passwordHash = await hashPassword(body.password);
  const userMetadata = { ...body.data, email, email_verified: false, phone_verified: false };

  return takingAtLeast(QUIET_MS, auth.database.sql.begin(async (tx) => {
    const held = await findUser(tx, { email });
    const createdId = held === null ? await createUser(tx, auth, { email, passwordHash, confirmed: !auth.confirmEmail, userMetadata, provider: 'email', providerId: null }) : null;
    const user = await findUser(tx, createdId === null ? { email } : { id: createdId });
    if (createdId !== null && user?.email_confirmed_at) return c.json(await startSession(tx, auth, c, createdId, 'password'));
    if (user === null || user.email_confirmed_at !== null) return c.json(repeatedSignUp(auth, email, userMetadata));
    await sendConfirmation(tx, auth, user, proofKey);
    return c.json(userJson((await findUser(tx, { id: user.id })) ?? user));
  }));
};

function refuseWithoutEmail(body: z.infer<typeof bodySchema>): never {
  if (body.phone !== undefined) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (body.password === undefined) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  throw new AuthError(400, 'validation_failed', 'You must provide either an email or phone number and a password');
}

/** What a stranger sees who signs up with a confirmed address: a user like a new one, made up, without identities. */
function repeatedSignUp(auth: AuthContext, email: string, userMetadata: Readonly<Record<string, unknown>>) {
  if (!auth.confirmEmail) throw new AuthError(422, 'user_already_exists', 'User already registered');
  const now = new Date(auth.now()).toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    identities: [],
    factors: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
