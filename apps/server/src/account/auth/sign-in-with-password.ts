import { z } from 'zod';
import type { AuthCall, AuthContext } from './auth-context.ts';
import { AuthError, bannedUser, invalid } from './auth-error.ts';
import { findUser, isBanned, lockUser } from './user.ts';
import { findSignUpByPassword, ownSignUps, rememberOwnSignUp } from './pending-sign-up.ts';
import { normaliseEmail, readBody, textField } from './request-body.ts';
import { seenFrom } from './seen.ts';
import { startSession } from './sessions.ts';
import type { Context } from 'hono';
import type { LimitKind } from './limits.ts';
import { recogniseCaller } from './known-device.ts';

const bodySchema = z.object({ email: textField(), phone: textField(), password: textField() });

/** `POST /token?grant_type=password`. An unknown user takes the same time as a wrong password and gets the same response. */
export const signInWithPassword: AuthCall = async (c, auth) => {
  const body = await readBody(c, bodySchema);
  if (body.email === undefined && body.phone !== undefined)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (body.email === undefined || body.password === undefined) {
    throw invalid('You must provide either an email or phone number and a password');
  }
  const email = readEmail(body.email);
  const user = await findUser(auth.database.sql, { email });
  const wasRight = await spendPasswordGuess(c, auth, { email, userId: user?.id ?? null });
  // Both are always compared, even for a sign-up with an address that has an account, so that the response is the same as for a free address.
  const [matches, signUpId] = await Promise.all([
    auth.passwordHashes.match(body.password, user?.email_confirmed_at ? user.encrypted_password : null),
    findSignUpByPassword(auth, user?.id ?? null, body.password, ownSignUps(c, auth)),
  ]);
  if (user === null || !matches) {
    if (signUpId === null) {
      auth.logRejectedSignIn({ email, way: 'password', ...seenFrom(c, auth) });
      throw invalidCredentials();
    }
    wasRight();
    rememberOwnSignUp(c, auth, signUpId);
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  wasRight();
  if (isBanned(user, auth.now())) throw bannedUser();
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

/**
 * Slows down password guesses for an address. A browser that has signed in before has its own budget, so does a known network, and all unknown
 * devices together share one more. Attackers use up the shared budget, never that of the owner's own devices.
 * @returns a function to call when the password was right; it refunds the try
 * @throws AuthError 429 when the caller's budget is used up
 */
async function spendPasswordGuess(
  c: Context,
  auth: AuthContext,
  about: { readonly email: string; readonly userId: string | null },
): Promise<() => void> {
  const address = auth.clientAddress(c);
  const known = await recogniseCaller(auth.database.sql, c, auth, about.userId);
  const spent: [LimitKind, string][] = [];
  const spend = (kind: LimitKind, key: string) => {
    auth.limiters.spend(kind, key);
    spent.push([kind, key]);
  };
  if (known.as === 'device') spend('signInsPerDevice', `${about.email}|${known.device}`);
  else {
    auth.limiters.spend('signInsPerAddress', address);
    spend('signInsPerEmailAndAddress', `${about.email}|${address}`);
    if (known.as === 'stranger') spend('signInsPerEmail', about.email);
  }
  return () => {
    for (const [kind, key] of spent) auth.limiters.refund(kind, key);
  };
}
