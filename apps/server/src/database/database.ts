import postgres from 'postgres';

/** The server's own connections: as the owner of the schema, without row level security. */
export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;

export interface Database {
  /** Owner connections for the server's own work. */
  readonly sql: Sql;
  /** Connection string of the login role `authenticator`, which owns nothing and can only become `anon` or `authenticated`. */
  readonly authenticatorUrl: string;
  /** The setting needed by every connection that reads or makes API keys (including the authenticator's). */
  readonly keySecretHex: string;
  /** Connection string of the owner, for LISTEN and other long-lived connections. */
  readonly ownerUrl: string;
  close(): Promise<void>;
}

/** How long a connection may be idle before it is closed: a backend holds 5 MB. The first query after that waits some milliseconds. */
export const IDLE_TIMEOUT_SECONDS = 10;

/** Opens a pool whose connections have the API key secret as `theia.key_secret`. */
export function openPool(
  url: string,
  keySecretHex: string,
  options: { readonly max: number; readonly name: string },
): Sql {
  return postgres(url, {
    max: options.max,
    idle_timeout: IDLE_TIMEOUT_SECONDS,
    connect_timeout: 10,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: options.name, 'theia.key_secret': keySecretHex, TimeZone: 'UTC' },
  });
}
