import type { Context } from 'hono';
import type { AuthContext } from './auth-context.ts';
import type { LimitKind } from './limits.ts';
import { acquaintance } from './known-device.ts';

/**
 * Slows down who guesses passwords of an address. A browser that has signed in before counts by itself, a network that has counts by itself, and all
 * strangers together have a budget as well: they use up theirs, and never what the owner's own devices have.
 * @returns to be called when the password was right, which then costs nothing
 * @throws AuthError 429 when the caller's budget is used up
 */
export async function spendPasswordGuess(
  c: Context,
  auth: AuthContext,
  about: { readonly email: string; readonly userId: string | null },
): Promise<() => void> {
  const address = auth.clientAddress(c);
  const known = await acquaintance(auth.database.sql, c, auth, about.userId);
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
