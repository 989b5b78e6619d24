import type { Context } from 'hono';
import type { AuthContext } from './auth-context.ts';
import { recogniseCaller } from './known-device.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Slows down guesses at second-factor codes. An attacker who has the password and guesses elsewhere uses up the budget for unknown devices,
 * not that of a browser in which the user completed a sign-in before.
 * @returns a function to call when the code was right; it refunds the try
 * @throws AuthError 429
 */
export async function spendFactorGuess(
  c: Context,
  auth: AuthContext,
  { user }: SignedIn,
  factor: string,
): Promise<() => void> {
  const known = await recogniseCaller(auth.database.sql, c, auth, user.id);
  const key = known.as === 'device' ? `${factor}|${known.device}` : factor;
  auth.limiters.spend('factorTriesPerFactor', key);
  return () => auth.limiters.refund('factorTriesPerFactor', key);
}
