import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { sendConfirmation } from './auth-mail.ts';
import { createUser } from './create-user.ts';
import { lockUser } from './lock-user.ts';
import { normaliseEmail } from './email-address.ts';
import { rememberOwnSignUp } from './own-sign-ups.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { keepSignUp } from './pending-sign-up.ts';
import { proofKeyFields, readBody, readProofKey, textField, userMetadataField } from './request-body.ts';
import { QUIET_MS, takingAtLeast } from './quiet-time.ts';
import { startSession } from './start-session.ts';
import { type AuthUser, findUser, userJson } from './user.ts';

const bodySchema = z.object({ email: textField(), phone: textField(), password: textField(), data: userMetadataField, ...proofKeyFields });

/**
 * `POST /signup`: a new user, and the mail that asks for confirmation; password and metadata are the user's once that very mail is answered. A taken
 * address is answered as if it were free, and one that somebody else signed up with shows nothing of theirs.
 */
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
    if (!auth.confirmEmail) return startAtOnce(tx, auth, c, { email, passwordHash, userMetadata });
    const bare = { email, email_verified: false, phone_verified: false };
    const found = await findUser(tx, { email });
    const id = found?.id ?? (await createUser(tx, auth, { email, passwordHash: null, confirmed: false, userMetadata: bare, provider: 'email', providerId: null }));
    if (id !== null) await lockUser(tx, id);
    const user = await findUser(tx, { email });
    if (user === null || user.email_confirmed_at !== null) {
      rememberOwnSignUp(c, auth, randomUUID());
      return c.json(repeatedSignUp(auth, email, userMetadata));
    }
    const signUpId = await keepSignUp(tx, { userId: user.id, passwordHash, userMetadata });
    await sendConfirmation(tx, auth, user, signUpId, proofKey);
    rememberOwnSignUp(c, auth, signUpId);
    return c.json(userJson(asWritten((await findUser(tx, { id: user.id })) ?? user, userMetadata)));
  }));
};

async function startAtOnce(tx: Transaction, auth: AuthContext, c: Context, made: { readonly email: string; readonly passwordHash: string; readonly userMetadata: Readonly<Record<string, unknown>> }): Promise<Response> {
  const id = (await findUser(tx, { email: made.email })) === null ? await createUser(tx, auth, { ...made, confirmed: true, provider: 'email', providerId: null }) : null;
  if (id === null) throw new AuthError(422, 'user_already_exists', 'User already registered');
  return c.json(await startSession(tx, auth, c, id, 'password'));
}

/** The user as this sign-up describes it, which nobody has confirmed yet. */
function asWritten(user: AuthUser, userMetadata: Readonly<Record<string, unknown>>): AuthUser {
  return { ...user, raw_user_meta_data: userMetadata, identities: user.identities.map((identity) => ({ ...identity, identity_data: { ...userMetadata, sub: identity.id } })) };
}

function refuseWithoutEmail(body: z.infer<typeof bodySchema>): never {
  if (body.phone !== undefined) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (body.password === undefined) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  throw new AuthError(400, 'validation_failed', 'You must provide either an email or phone number and a password');
}

/** What a stranger sees who signs up with a confirmed address: a user like a new one, made up, without identities. */
function repeatedSignUp(auth: AuthContext, email: string, userMetadata: Readonly<Record<string, unknown>>) {
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
