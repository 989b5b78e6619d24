import type { Sql, Transaction } from './database.ts';
import type { Migration } from './migration-files.ts';
import { prepareRoles, type RequestRoles, withRoles } from './roles/request-roles.ts';

/**
 * Applies missing migrations in their order, each file in its own transaction, one process at a time (advisory lock), and stores the checksum of each.
 * @returns the versions applied now, without those that another process applied meanwhile
 * @throws Error before applying anything when the database is of a newer release, or when a migration that it has applied was changed afterwards; or when a migration fails
 */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<readonly string[]> {
  const roles = await prepareRoles(sql, null);
  const missing = await sql.begin((transaction) => findMissing(transaction, migrations));
  const applied: string[] = [];
  for (const migration of missing) {
    const isNew = await sql.begin(async (transaction) => {
      await waitForTurn(transaction);
      const [done] =
        await transaction`select from supabase_migrations.schema_migrations where version = ${migration.version}`;
      if (done === undefined) await applyMigration(transaction, migration, roles);
      return done === undefined;
    });
    if (isNew) applied.push(migration.version);
  }
  return applied;
}

async function waitForTurn(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended('theia:migrate', 0))`;
}

/** @throws Error when the database is of a newer release, or when a migration that it has applied was changed afterwards */
async function findMissing(transaction: Transaction, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  await waitForTurn(transaction);
  await transaction`create table if not exists supabase_migrations.schema_migrations (version text primary key, name text, statements text[])`;
  await transaction`alter table supabase_migrations.schema_migrations add column if not exists checksum text`;
  const rows = await transaction<
    { version: string; checksum: string | null }[]
  >`select version, checksum from supabase_migrations.schema_migrations`;
  const applied = new Map(rows.map((row) => [row.version, row.checksum]));
  refuseNewer([...applied.keys()], migrations);
  for (const migration of migrations) {
    if (applied.has(migration.version) && applied.get(migration.version) !== migration.checksum)
      throw new Error(changedMigrationMessage(migration));
  }
  return migrations.filter((migration) => !applied.has(migration.version));
}

/**
 * Applies one migration in the transaction that has begun on this connection, and notes it.
 * @throws Error that names the migration
 */
export async function applyMigration(
  sql: Sql | Transaction,
  { version, name, statements, checksum }: Migration,
  roles: RequestRoles,
): Promise<void> {
  try {
    await sql.unsafe(withRoles(statements, roles));
    await sql`insert into supabase_migrations.schema_migrations (version, name, statements, checksum) values (${version}, ${name}, ${[statements]}, ${checksum})`;
  } catch (error) {
    throw new Error(`Migration ${version}_${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Refuses migrations that this program does not have: they were applied by a newer one.
 * @throws Error with a message for the operator
 */
function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ version }) => version));
  const newer = applied.filter((version) => !known.has(version)).toSorted();
  if (newer.length > 0)
    throw new Error(
      `This database is of a newer release of Theia: it has the migrations ${newer.join(', ')}, which this release does not know. Start the newer release, or restore a backup that was made before the upgrade.`,
    );
}

/** True when the database has every migration of this release. */
export async function isMigrated(sql: Sql, migrations: readonly Migration[]): Promise<boolean> {
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const done = new Set(rows.map((row) => row.version));
  return migrations.every((migration) => done.has(migration.version));
}

function changedMigrationMessage({ version, name, isReleased }: Migration): string {
  const found = `This database has applied a different ${version}_${name}.sql than the one in supabase/migrations.`;
  return isReleased
    ? `${found} The file is unchanged since its release, so the database was made by another version: restore a backup of it, or start the version of Theia that made it.`
    : `${found} It is not released yet: to start with an empty database, stop Theia and move the data folder away, or set another one in THEIA_DATA_DIR (with DATABASE_URL: an empty database). To keep the data, restore the file and write the change as a new migration.`;
}
