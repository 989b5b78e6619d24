import { createHmac } from 'node:crypto';
import postgres from 'postgres';
import { withRole } from '../../config/connection-string.ts';
import { openConnections } from '../connection/open-connections.ts';
import type { Sql } from '../database.ts';
import { asAdministrator, prepareRoles, type RequestRoles } from './request-roles.ts';
import { scramVerifier } from './scram.ts';

/** What PostgreSQL answers a login with a wrong password, or of a role that may not log in. */
const LOGIN_REFUSED = new Set(['28P01', '28000']);

/**
 * Makes the roles that are missing, and sees to it that the login role takes the password that is derived from the server's secret: so every node
 * knows it and none stores it. Nothing is changed when all of this holds already.
 * @returns the roles, and the connection string of the login role
 * @throws Error with a message for the operator when a role is missing or wrong and this one may not change it, or when the login is refused
 */
export async function ensureRoles(
  sql: Sql,
  ownerUrl: string,
  keySecretHex: string,
): Promise<{ readonly roles: RequestRoles; readonly authenticatorUrl: string }> {
  const password = createHmac('sha256', keySecretHex).update('authenticator').digest('base64url');
  const verifier = scramVerifier(password);
  const roles = await prepareRoles(sql, { verifier });
  const url = withRole(ownerUrl, roles.authenticator, password);
  if ((await refusedLogin(url)) !== null) {
    await asAdministrator(sql, [`alter role ${roles.authenticator} login password '${verifier}'`]);
    const refusal = await refusedLogin(url);
    if (refusal !== null)
      throw new Error(
        `The role ${roles.authenticator} cannot log in where DATABASE_URL leads (${refusal}). Allow it there: in pg_hba.conf, or among the users of the pooler.`,
      );
  }
  return { roles, authenticatorUrl: url };
}

/** Null when the login works, else why it was refused. */
async function refusedLogin(url: string): Promise<string | null> {
  const login = openConnections(url, {
    max: 1,
    idleTimeoutSeconds: 0,
    fetchTypes: false,
    settings: { application_name: 'theia' },
  });
  try {
    await login`select 1`;
    return null;
  } catch (error) {
    if (error instanceof postgres.PostgresError && LOGIN_REFUSED.has(error.code)) return error.message;
    throw error;
  } finally {
    await login.end({ timeout: 1 });
  }
}
