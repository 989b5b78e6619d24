import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { withRole } from '../../config/connection-string.ts';
import { keySecretId } from '../../config/secrets.ts';
import { DatabaseError, openConnections } from '../connection/open-connections.ts';
import type { Sql } from '../database.ts';
import type { KeySecrets } from '../key-secret.ts';
import { asAdministrator, prepareRoles, type RequestRoles } from './request-roles.ts';

const SCRAM_ITERATIONS = 4096;

/**
 * What PostgreSQL stores of a password (SCRAM-SHA-256, RFC 5803). A statement with it may be logged: nobody can log in with it.
 * @param password ASCII, so that it needs no SASLprep
 */
function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, 32, 'sha256');
  const keyFor = (purpose: string) => createHmac('sha256', salted).update(purpose).digest();
  const storedKey = createHash('sha256').update(keyFor('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString('base64')}$${storedKey}:${keyFor('Server Key').toString('base64')}`;
}

/** What PostgreSQL answers a login with a wrong password, or of a role that may not log in. */
const LOGIN_REFUSED = new Set(['28P01', '28000']);

/** The password of the login role: derived from the server's secret, so every node knows it and none stores it. */
const passwordOf = (keySecretHex: string) =>
  createHmac('sha256', keySecretHex).update('authenticator').digest('base64url');

/** The secrets with which the login role may have its password, and their ids. */
function passwords({ keySecretHex, otherKeySecretHex }: KeySecrets): ReadonlyMap<string, string> {
  return new Map(
    [keySecretHex, ...(otherKeySecretHex === null ? [] : [otherKeySecretHex])].map((secret) => [
      keySecretId(secret),
      passwordOf(secret),
    ]),
  );
}

/**
 * Makes the roles that are missing, and sees to it that the login role takes a password that is derived from a secret of this server. While secrets are
 * rotated that is either of two, and stays as it is: nodes that know one of them only go on. Nothing is changed when all of this holds already.
 * @returns the roles, and the connection string of the login role
 * @throws Error with a message for the operator when a role is missing or wrong and this one may not change it, or when the login is refused
 */
export async function ensureRoles(
  sql: Sql,
  ownerUrl: string,
  secrets: KeySecrets,
): Promise<{ readonly roles: RequestRoles; readonly authenticatorUrl: string }> {
  const roles = await prepareRoles(sql, { verifier: scramVerifier(passwordOf(secrets.keySecretHex)) });
  const before = await notedPassword(sql);
  for (const [id, password] of passwords(secrets)) {
    const url = withRole(ownerUrl, roles.authenticator, password);
    if ((await refusedLogin(url)) === null) {
      if (before !== id)
        await sql`update supabase_migrations.request_roles set secret_id = ${id} where secret_id is not distinct from ${before}`;
      return { roles, authenticatorUrl: url };
    }
  }
  return { roles, authenticatorUrl: await renewPassword(sql, ownerUrl, roles, secrets) };
}

/**
 * Gives the login role the password that is derived from the secret that everything is made with.
 * @returns the connection string of the login role
 * @throws Error with a message for the operator when this role may not change it, or when the login is refused
 */
export async function renewPassword(
  sql: Sql,
  ownerUrl: string,
  { authenticator }: RequestRoles,
  { keySecretHex }: KeySecrets,
): Promise<string> {
  const password = passwordOf(keySecretHex);
  const url = withRole(ownerUrl, authenticator, password);
  if ((await refusedLogin(url)) !== null) {
    await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(hashtextextended('theia:roles', 0))`;
      if ((await notedPassword(transaction)) === keySecretId(keySecretHex) && (await refusedLogin(url)) === null)
        return;
      await asAdministrator(transaction, [`alter role ${authenticator} login password '${scramVerifier(password)}'`]);
      await notePassword(transaction, keySecretId(keySecretHex));
    });
    const refusal = await refusedLogin(url);
    if (refusal !== null)
      throw new Error(
        `The role ${authenticator} cannot log in where DATABASE_URL leads (${refusal}). Allow it there: in pg_hba.conf, or among the users of the pooler.`,
      );
  }
  await notePassword(sql, keySecretId(keySecretHex));
  return url;
}

/** The id of the secret that the password of the login role is derived from. */
export async function notedPassword(sql: Pick<Sql, 'unsafe'>): Promise<string | null> {
  const [noted] = await sql.unsafe<{ secret_id: string | null }[]>(
    'select secret_id from supabase_migrations.request_roles',
  );
  return noted?.secret_id ?? null;
}

async function notePassword(sql: Pick<Sql, 'unsafe'>, id: string): Promise<void> {
  await sql.unsafe('update supabase_migrations.request_roles set secret_id = $1 where secret_id is distinct from $1', [
    id,
  ]);
}

/** Reads, for each new connection, which password the login role has now: another node may have renewed it. */
export function currentPassword(sql: Sql, secrets: KeySecrets): () => Promise<string> {
  const known = passwords(secrets);
  return async () => known.get((await notedPassword(sql)) ?? '') ?? passwordOf(secrets.keySecretHex);
}

/** Null when the login works, else why it was refused. */
async function refusedLogin(url: string): Promise<string | null> {
  const login = openConnections(url, {
    max: 1,
    idleTimeoutSeconds: 0,
    settings: { application_name: 'theia' },
  });
  try {
    await login`select 1`;
    return null;
  } catch (error) {
    if (error instanceof DatabaseError && LOGIN_REFUSED.has(error.code ?? '')) return error.message;
    throw error;
  } finally {
    await login.end({ timeout: 1 });
  }
}
