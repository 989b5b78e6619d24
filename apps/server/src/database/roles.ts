import { createHmac } from 'node:crypto';
import type { Sql } from './database.ts';

/**
 * Creates the login role `authenticator` with a password derived from the server's secret, so that every node knows it and none stores it.
 * It owns nothing and can only become `anon` or `authenticated`.
 */
export async function ensureAuthenticator(sql: Sql, ownerUrl: string, keySecretHex: string): Promise<string> {
  const password = createHmac('sha256', keySecretHex).update('authenticator').digest('base64url');
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended('theia:roles', 0))`;
    const [existing] = await transaction`select from pg_roles where rolname = 'authenticator'`;
    await transaction.unsafe(
      `${existing === undefined ? 'create' : 'alter'} role authenticator login noinherit nosuperuser nocreatedb nocreaterole password '${password}'`,
    );
    await transaction`grant anon, authenticated to authenticator`;
  });
  const url = new URL(ownerUrl);
  url.username = 'authenticator';
  url.password = password;
  return url.href;
}
