import { DatabaseError, openConnections } from './connection/open-connections.ts';
import type { Sql, TransactionSql } from './connection/sql.ts';
import type { RequestRoles } from './roles/request-roles.ts';

export { DatabaseError };
export type { Sql } from './connection/sql.ts';
export type Transaction = TransactionSql;

export interface Database {
  /** Owner connections for the server's own work. */
  readonly sql: Sql;
  /** Connection string of the login role, which owns nothing and can only become one of the request roles. */
  readonly authenticatorUrl: string;
  /** Its password at this moment: it changes when secrets are rotated. */
  readonly authenticatorPassword: () => Promise<string>;
  readonly roles: RequestRoles;
  /** Given to every transaction that reads or makes API keys (`giveKeySecrets`), and to nothing else. */
  readonly keySecretHex: string;
  /** The one more that is accepted while secrets are rotated. */
  readonly otherKeySecretHex: string | null;
  /** Connection string of the owner, for LISTEN and other long-lived connections. */
  readonly ownerUrl: string;
  close(): Promise<void>;
}

/** How long a connection may be idle before it is closed: a backend holds 5 MB. The first query after that waits some milliseconds. */
export const IDLE_TIMEOUT_SECONDS = 10;

/** Opens a pool of the server's own connections. Their only settings are those that a pooler passes on. */
export function openPool(url: string, options: { readonly max: number; readonly name: string }): Sql {
  return openConnections(url, {
    max: options.max,
    idleTimeoutSeconds: IDLE_TIMEOUT_SECONDS,
    settings: { application_name: options.name, TimeZone: 'UTC' },
  });
}

/** True if a statement failed because a row would break this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}

/** What a function of ours rejects with an error code such as `PT404`, which names the HTTP status; null for any other error. */
export function raisedProblem(error: unknown) {
  if (!(error instanceof DatabaseError) || !error.code?.startsWith('PT')) return null;
  const { code, message, hint } = error;
  return { status: Number(code.slice(2)), message: hint ? `${message}. ${hint}` : message, code: null };
}
