import type { Sql, Transaction } from '../database/database.ts';

/** Who changes something, for the audit log: the owner in a session, with its claims, or somebody with a key, from a network. */
export type ChangedBy = { readonly claims: Readonly<Record<string, unknown>> } | { readonly network: string };

/** A transaction whose changes the audit log ascribes to `by`. */
export function changing<T>(sql: Sql, by: ChangedBy, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return sql.begin(async (transaction) => {
    await ('claims' in by
      ? transaction`select set_config('request.jwt.claims', ${JSON.stringify(by.claims)}, true)`
      : transaction`select set_config('theia.by_caller', 'on', true), set_config('theia.caller_network', ${by.network}, true)`);
    return work(transaction);
  }) as Promise<T>;
}
