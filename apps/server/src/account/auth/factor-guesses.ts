import type { Context } from 'hono';
import type { AuthContext } from './auth-context.ts';
import { acquaintance } from './known-device.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Slows down who guesses the codes of a second factor. Who has the password and guesses elsewhere uses up the strangers' budget, not that of a
 * browser in which the whole sign-in was done before.
 * @returns to be called when the code was right, which then costs nothing
 * @throws AuthError 429
 */
export async function spendFactorGuess(
  c: Context,
  auth: AuthContext,
  { user }: SignedIn,
  factor: string,
): Promise<() => void> {
  const known = await acquaintance(auth.database.sql, c, auth, user.id);
  const key = known.as === 'device' ? `${factor}|${known.device}` : factor;
  auth.limiters.spend('factorTriesPerFactor', key);
  return () => auth.limiters.refund('factorTriesPerFactor', key);
}
