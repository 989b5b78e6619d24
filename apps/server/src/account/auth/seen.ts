import type { Context } from 'hono';
import { actAs, type Seen } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.ts';
import type { AuthContext } from './auth-context.ts';

const DEVICE_LENGTH_MAX = 256;

/** Where a call comes from. */
export function seenFrom(c: Context, auth: AuthContext): Required<Seen> {
  const device = c.req.header('user-agent')?.replaceAll('\0', '').slice(0, DEVICE_LENGTH_MAX).toWellFormed();
  return { network: auth.clientAddress(c), device: device === undefined || device === '' ? null : device };
}

/** Lets the audit log ascribe the changes of the rest of this transaction to a caller without a session. */
export const actAsVisitor = (tx: Transaction, c: Context, auth: AuthContext): Promise<void> =>
  actAs(tx, { as: 'visitor', ...seenFrom(c, auth) });

/** Lets the audit log ascribe what the rest of this transaction changes to the owner in a session. */
export const actAsOwner = (
  tx: Transaction,
  { userId, sessionId, seen }: { readonly userId: string; readonly sessionId: string; readonly seen: Required<Seen> },
): Promise<void> => actAs(tx, { claims: { sub: userId, session_id: sessionId, ...seen } });
