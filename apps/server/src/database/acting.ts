import type { Sql, Transaction } from './database.ts';

/** Where somebody calls from: IPv4 address or IPv6 network, and the browser as it names itself. */
export interface Seen {
  readonly network: string;
  readonly device?: string | null;
}

/**
 * Who changes something, for the audit log: the owner in a session, by the claims of its access token; or somebody else. What changes
 * without anybody being named was done by a task of Theia.
 */
export type Acting =
  | { readonly claims: Readonly<Record<string, unknown>> }
  | ({ readonly as: 'caller' | 'visitor' } & Seen)
  | { readonly as: 'operator' | 'stripe' };

/** Lets the audit log ascribe what the rest of this transaction changes to `acting`. */
export async function actAs(transaction: Transaction, acting: Acting): Promise<void> {
  const [name, value] = 'claims' in acting ? ['request.jwt.claims', acting.claims] : ['theia.acting', acting];
  await transaction`select set_config(${name}, ${JSON.stringify(value)}, true)`;
}

/** A transaction whose changes the audit log ascribes to `acting`; null: to no actor. */
export function changing<T>(
  sql: Sql,
  acting: Acting | null,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return sql.begin(async (transaction) => {
    if (acting !== null) await actAs(transaction, acting);
    return work(transaction);
  }) as Promise<T>;
}
