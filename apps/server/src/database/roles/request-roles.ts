import { createHash } from 'node:crypto';
import { DatabaseError } from '../connection/open-connections.ts';
import type { Sql, Transaction } from '../database.ts';

/**
 * The PostgreSQL roles of one database. A role belongs to the whole cluster, so each database has names of its own. A token calls the
 * first two `anon` and `authenticated` everywhere.
 */
export interface RequestRoles {
  readonly anon: string;
  readonly authenticated: string;
  /** The login role, which owns nothing and can only become one of the others. */
  readonly authenticator: string;
}

const NAME_LENGTH_MAX = 30;
const PERMISSION_DENIED = '42501';

/** Role names made from a database's name: lower case, digits and underscores, different for different names. */
export function rolesOf(databaseName: string): RequestRoles {
  const plain = databaseName
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .slice(0, NAME_LENGTH_MAX);
  const digest = createHash('sha256').update(databaseName).digest('hex').slice(0, 8);
  const name = plain === databaseName ? plain : `${plain}_${digest}`;
  return {
    anon: `theia_${name}_anon`,
    authenticated: `theia_${name}_authenticated`,
    authenticator: `theia_${name}_authenticator`,
  };
}

/**
 * Makes the roles of this database that are missing. Their names are noted in the database, so they stay the same when it is renamed. Needs the
 * right to create roles only when one is missing.
 * @param login what PostgreSQL stores of the login role's password; null leaves the login role out
 * @throws Error with the statements for an administrator when this role may not run them; or when the login role has rights of its own
 */
export function prepareRoles(sql: Sql, login: { readonly verifier: string } | null): Promise<RequestRoles> {
  return sql.begin(async (transaction): Promise<RequestRoles> => {
    await transaction`select pg_advisory_xact_lock(hashtextextended('theia:roles', 0))`;
    const roles = await notedRoles(transaction);
    const missing: string[] = [];
    for (const role of [roles.anon, roles.authenticated]) {
      const [existing] = await transaction`select from pg_roles where rolname = ${role}`;
      if (existing === undefined) missing.push(`create role ${role} nologin noinherit`);
    }
    if (login !== null) missing.push(...(await missingOfLogin(transaction, roles, login.verifier)));
    await asAdministrator(transaction, missing);
    return roles;
  });
}

async function notedRoles(sql: Transaction): Promise<RequestRoles> {
  const [place] = await sql<
    { is_there: boolean }[]
  >`select to_regclass('supabase_migrations.request_roles') is not null as is_there`;
  if (place?.is_there !== true) {
    await sql`create schema if not exists supabase_migrations`;
    await sql`create table supabase_migrations.request_roles (
      only_row boolean primary key default true check (only_row), anon text not null, authenticated text not null, authenticator text not null, secret_id text)`;
    const [current] = await sql<{ name: string }[]>`select current_database()::text as name`;
    const roles = rolesOf(current?.name ?? '');
    await sql`insert into supabase_migrations.request_roles (anon, authenticated, authenticator) values (${roles.anon}, ${roles.authenticated}, ${roles.authenticator})`;
  }
  const [noted] = await sql<
    { anon: string; authenticated: string; authenticator: string }[]
  >`select anon, authenticated, authenticator from supabase_migrations.request_roles`;
  if (noted === undefined) throw new Error('supabase_migrations.request_roles is empty: restore a backup');
  return { anon: noted.anon, authenticated: noted.authenticated, authenticator: noted.authenticator };
}

async function missingOfLogin(
  sql: Transaction,
  { anon, authenticated, authenticator }: RequestRoles,
  verifier: string,
): Promise<string[]> {
  const membership = `grant ${anon}, ${authenticated} to ${authenticator}`;
  const [existing] = await sql<{ rights: string[]; is_member: boolean }[]>`
    select array_remove(array[case when rolsuper then 'superuser' end, case when rolinherit then 'inherit' end, case when rolcreaterole then 'createrole' end,
             case when rolcreatedb then 'createdb' end, case when rolreplication then 'replication' end, case when rolbypassrls then 'bypassrls' end], null) as rights,
           (select count(*) = 2 from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = r.oid and g.rolname in (${anon}, ${authenticated})) as is_member
    from pg_roles r where rolname = ${authenticator}`;
  if (existing === undefined)
    return [`create role ${authenticator} login noinherit password '${verifier}'`, membership];
  if (existing.rights.length > 0)
    throw new Error(
      `The role ${authenticator}, which must have no rights of its own, has: ${existing.rights.join(', ')}. Take them from it, and start again.`,
    );
  return existing.is_member ? [] : [membership];
}

/**
 * Runs statements that change roles.
 * @throws Error that tells the operator to have all of them run by an administrator when this role may not
 */
export async function asAdministrator(sql: Pick<Sql, 'unsafe'>, statements: readonly string[]): Promise<void> {
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === PERMISSION_DENIED)) throw error;
    throw new Error(
      `The role of DATABASE_URL may not change roles (${error.message}). Give it CREATEROLE, or let an administrator run this once in the cluster, and start again:\n${statements.map((statement) => `  ${statement};`).join('\n')}`,
      { cause: error },
    );
  }
}

/** A migration's text with the names of this database's roles in place of `:anon` and `:authenticated`. */
export function withRoles(statements: string, roles: RequestRoles): string {
  return statements.replaceAll(/(?<!:):(anon|authenticated)\b/g, (_, role: 'anon' | 'authenticated') => roles[role]);
}
