import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { accountExistsMail } from '../../mail/security-mails.ts';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, conflict, invalid } from './auth-error.ts';
import { sendConfirmation } from './auth-mail.ts';
import { createUser, type NewUser } from './create-user.ts';
import { type AuthUser, findUser, lockUser, userById, userJson } from './user.ts';
import { rememberOwnSignUp, storeSignUp } from './pending-sign-up.ts';
import { checkNewPassword } from './password.ts';
import {
  normaliseEmail,
  proofKeyFields,
  readBody,
  readProofKey,
  textField,
  userMetadataField,
} from './request-body.ts';
import { MINIMUM_ANSWER_MS, pretend, withMinimumTime } from './mail-to.ts';
import { startSession } from './sessions.ts';
import { readSecurityFacts, notifyOwner } from './notify-owner.ts';

const bodySchema = z.object({
  email: textField(),
  phone: textField(),
  password: textField(),
  data: userMetadataField,
  ...proofKeyFields,
});

const NEW = { provider: 'email', providerId: null } as const;

/**
 * `POST /signup`: creates a user and mails a request for confirmation. Password and metadata become the user's when that mail is confirmed. A taken
 * address gets the same response as a free one, and its owner is notified by mail.
 */
export const signUp: AuthCall = async (c, auth) => {
  const body = await readBody(c, bodySchema);
  const proofKey = readProofKey(body);
  if (body.email === undefined) refuseWithoutEmail(body);
  const email = normaliseEmail(body.email);
  if (body.password === undefined) throw invalid('Signup requires a valid password');
  checkNewPassword(body.password);
  const address = auth.clientAddress(c);
  auth.limiters.spend('signUpsPerAddress', address);
  // Spent for a taken address as well as a free one: otherwise the limit would reveal which it is.
  if (auth.confirmEmail) auth.limiters.spend('mailsPerEmail', email);
  const passwordHash = await auth.passwordHashes.of(body.password);
  const unproven = { email, email_verified: false, phone_verified: false };
  const userMetadata = { ...body.data, ...unproven };

  return withMinimumTime(
    MINIMUM_ANSWER_MS,
    auth.database.sql.begin(async (tx) => {
      if (!auth.confirmEmail) return signUpWithoutConfirmation(tx, auth, c, { email, passwordHash, userMetadata });
      const fresh = { ...NEW, email, passwordHash: null, confirmed: false, userMetadata: unproven };
      const found = await findUser(tx, { email });
      const createdId = found === null ? await createUser(tx, auth, fresh) : null;
      const id = createdId ?? (await findUser(tx, { email }))?.id;
      if (id === undefined) throw conflict();
      await lockUser(tx, id);
      const user = await userById(tx, id);
      const isTaken = user.email_confirmed_at !== null;
      const signUpId = await storeSignUp(tx, { userId: id, passwordHash, userMetadata: isTaken ? {} : userMetadata });
      rememberOwnSignUp(c, auth, signUpId);
      if (isTaken) await notifyOwner(tx, id, accountExistsMail(readSecurityFacts(c, auth)));
      else await sendConfirmation(tx, auth, user, signUpId, proofKey);
      const shown = createdId === null ? await fakeNewUser(tx, auth, fresh) : await userById(tx, id);
      return c.json(userJson(withSentMetadata(shown, userMetadata)));
    }),
  );
};

async function signUpWithoutConfirmation(
  tx: Transaction,
  auth: AuthContext,
  c: Context,
  made: Pick<NewUser, 'email' | 'passwordHash' | 'userMetadata'>,
): Promise<Response> {
  const id =
    (await findUser(tx, { email: made.email })) === null
      ? await createUser(tx, auth, { ...NEW, ...made, confirmed: true })
      : null;
  if (id === null) throw new AuthError(422, 'user_already_exists', 'User already registered');
  return c.json(await startSession(tx, auth, c, id, 'password'));
}

/** The user as this unconfirmed sign-up describes it. */
function withSentMetadata(user: AuthUser, userMetadata: Readonly<Record<string, unknown>>): AuthUser {
  return {
    ...user,
    raw_user_meta_data: userMetadata,
    identities: user.identities.map((identity) => ({
      ...identity,
      identity_data: { ...userMetadata, sub: identity.id },
    })),
  };
}

function refuseWithoutEmail(body: z.infer<typeof bodySchema>): never {
  if (body.phone !== undefined) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (body.password === undefined)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  throw invalid('You must provide either an email or phone number and a password');
}

/**
 * Creates a user under another address, as a first sign-up would, and rolls back. So neither the shape nor the time of the response reveals
 * that the address is taken.
 */
async function fakeNewUser(tx: Transaction, auth: AuthContext, fresh: NewUser): Promise<AuthUser> {
  const made: AuthUser[] = [];
  await pretend(tx, async (savepoint) => {
    const id = await createUser(savepoint, auth, { ...fresh, email: `${randomUUID()}@taken.invalid` });
    if (id === null) throw conflict();
    await savepoint`update auth.users set confirmation_sent_at = now() where id = ${id}`;
    made.push(await userById(savepoint, id));
  });
  const [user] = made;
  if (user === undefined) throw new Error('No fake user was created');
  return {
    ...user,
    email: fresh.email,
    identities: user.identities.map((identity) => ({ ...identity, email: fresh.email })),
  };
}
