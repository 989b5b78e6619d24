import { z } from 'zod';
import type { AuthCall } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { normaliseEmail } from './email-address.ts';
import { lockUser } from './lock-user.ts';
import { ownSignUps, rememberOwnSignUp } from './own-sign-ups.ts';
import { spendPasswordGuess } from './password-guesses.ts';
import { findSignUpByPassword } from './pending-sign-up.ts';
import { readBody, textField } from './request-body.ts';
import { seenFrom } from './seen.ts';
import { startSession } from './start-session.ts';
import { findUser, isBanned } from './user.ts';

const bodySchema = z.object({ email: textField(), phone: textField(), password: textField() });

/** `POST /token?grant_type=password`. An unknown user takes the same time as a wrong password and gets the same answer. */
export const signInWithPassword: AuthCall = async (c, auth) => {
  const body = await readBody(c, bodySchema);
  if (body.email === undefined && body.phone !== undefined)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (body.email === undefined || body.password === undefined) {
    throw new AuthError(400, 'validation_failed', 'You must provide either an email or phone number and a password');
  }
  const email = readEmail(body.email);
  const user = await findUser(auth.database.sql, { email });
  const wasRight = await spendPasswordGuess(c, auth, { email, userId: user?.id ?? null });
  // Both are always compared, even for a sign-up with an address that has an account, so that the answer is the same as for a free address.
  const [matches, signUpId] = await Promise.all([
    auth.passwordHashes.match(body.password, user?.email_confirmed_at ? user.encrypted_password : null),
    findSignUpByPassword(auth, user?.id ?? null, body.password, ownSignUps(c, auth)),
  ]);
  if (user === null || !matches) {
    if (signUpId === null) {
      auth.noteRefusedSignIn({ email, way: 'password', ...seenFrom(c, auth) });
      throw invalidCredentials();
    }
    wasRight();
    rememberOwnSignUp(c, auth, signUpId);
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  wasRight();
  if (isBanned(user, auth.now())) throw new AuthError(400, 'user_banned', 'User is banned');
  return c.json(
    await auth.database.sql.begin(async (tx) => {
      await lockUser(tx, user.id);
      const [isStillIt] =
        await tx`select from auth.users where id = ${user.id} and encrypted_password = ${user.encrypted_password}`;
      if (isStillIt === undefined) throw invalidCredentials();
      return startSession(tx, auth, c, user.id, 'password');
    }),
  );
};

const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

function readEmail(text: string): string {
  try {
    return normaliseEmail(text);
  } catch {
    throw invalidCredentials();
  }
}
