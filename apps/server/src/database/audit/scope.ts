import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PendingQuery } from '../connection/sql.ts';
import type { Transaction } from '../database.ts';

/** The calls made before an instant and the ledger rows up to an id. Instants as text, to the microsecond. */
export interface Boundary {
  readonly callsUntil: string;
  readonly ledgerUntil: string;
}

/**
 * The rows that an audit recomputes the books from: all of them; those of some users; or those after a checkpoint, to which its sums are added.
 * After a checkpoint a difference is only a suspicion: of a user who is then looked at in full.
 */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'users'; readonly users: readonly string[] }
  | { readonly kind: 'since'; readonly boundary: Boundary };

type Fragment = PendingQuery<unknown>;

/** Conditions that choose the rows of a scope. */
export interface ScopeSql {
  /** Of a table with `user_id`, one row or a few a user. */
  readonly users: Fragment;
  readonly ledger: Fragment;
  readonly calls: Fragment;
  /** Like `calls`, with those made up to a day before the boundary: their ledger rows may come after it. */
  readonly callsNearby: Fragment;
  readonly hours: Fragment;
  readonly sums: Fragment;
}

/** The conditions of a scope, for use inside one statement. */
export function scopeSql(transaction: Transaction, scope: Scope): ScopeSql {
  const always = () => transaction`true`;
  switch (scope.kind) {
    case 'all':
      return {
        users: always(),
        ledger: always(),
        calls: always(),
        callsNearby: always(),
        hours: always(),
        sums: transaction`false`,
      };
    case 'users': {
      const own = () => transaction`user_id = any(${[...scope.users]}::uuid[])`;
      return { users: own(), ledger: own(), calls: own(), callsNearby: own(), hours: own(), sums: transaction`false` };
    }
    case 'since': {
      const { callsUntil, ledgerUntil } = scope.boundary;
      return {
        users: always(),
        ledger: transaction`id > ${ledgerUntil}::bigint`,
        calls: transaction`created_at >= ${callsUntil}::text::timestamptz`,
        callsNearby: transaction`created_at >= ${callsUntil}::text::timestamptz - interval '1 day'`,
        hours: transaction`hour >= ${callsUntil}::text::timestamptz`,
        sums: always(),
      };
    }
  }
}

/** The key of the audit's seals, and a name for it. It is derived from the secret of the API keys, which is not in the database. */
export type SealKey = ReturnType<typeof sealKey>;

/** Derives the key of the seals. */
export function sealKey(keySecretHex: string) {
  const keyHex = createHmac('sha256', Buffer.from(keySecretHex, 'hex')).update('audit seal').digest('hex');
  const fingerprint = createHmac('sha256', Buffer.from(keyHex, 'hex')).update('fingerprint').digest('hex').slice(0, 32);
  return { fingerprint, keyHex };
}

/** The seal of a text: HMAC-SHA-256. */
export function sealOf({ keyHex }: SealKey, text: string): Buffer {
  return createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest();
}

/** Whether a seal is that of a text. */
export function isSealOf(key: SealKey, text: string, seal: Uint8Array): boolean {
  const own = sealOf(key, text);
  return own.length === seal.length && timingSafeEqual(own, seal);
}
