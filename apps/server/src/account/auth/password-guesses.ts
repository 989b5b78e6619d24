import type { Context } from 'hono';
import type { AuthContext } from './auth-context.ts';
import type { LimitKind } from './limits.ts';
import { recogniseCaller } from './known-device.ts';

/**
 * Slows down password guesses for an address. A browser that has signed in before has its own budget, so does a known network, and all unknown
 * devices together share one more. Attackers use up the shared budget, never that of the owner's own devices.
 * @returns a function to call when the password was right; it refunds the try
 * @throws AuthError 429 when the caller's budget is used up
 */
export async function spendPasswordGuess(
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
