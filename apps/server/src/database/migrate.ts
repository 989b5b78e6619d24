import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Sql, Transaction } from './database.ts';
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

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly statements: string;
  /** See {@link migrationChecksum}. */
  readonly checksum: string;
  /** True for a migration that a release has shipped: other databases have applied it, so it never changes again. */
  readonly isReleased: boolean;
}

/** Checksums of the released migrations, by file name. `npm run release` writes it; do not edit it by hand. */
const RELEASED_FILE = 'checksums.json';
const releasedSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

/** SHA-256 of a migration's text, in hex. Line endings make no difference, so a checkout with CRLF has the same checksum. */
function migrationChecksum(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/**
 * The plain SQL files of `supabase/migrations`, in order.
 * @throws Error when a released file was changed, renamed or removed
 */
export async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const files = (await readdir(directory)).filter((file) => /^\d{14}_\w+\.sql$/.test(file)).toSorted();
  const released = await readReleased(directory);
  for (const file of released.keys()) {
    if (!files.includes(file))
      throw new Error(`The released migration ${file} is missing. Restore the file as it was released.`);
  }
  return Promise.all(
    files.map(async (file) => {
      const statements = await readFile(join(directory, file), 'utf8');
      const checksum = migrationChecksum(statements);
      const releasedChecksum = released.get(file);
      if (releasedChecksum !== undefined && releasedChecksum !== checksum) {
        throw new Error(
          `The released migration ${file} was changed, but databases have already applied it. Restore the file as it was released, and write the change as a new migration.`,
        );
      }
      return {
        version: file.slice(0, 14),
        name: file.slice(15, -4),
        statements,
        checksum,
        isReleased: releasedChecksum !== undefined,
      };
    }),
  );
}

/** Lists every migration of the directory as released, with its checksum. Refuses like {@link readMigrations}. */
export async function writeReleased(directory: string): Promise<void> {
  const migrations = await readMigrations(directory);
  const checksums = Object.fromEntries(
    migrations.map(({ version, name, checksum }) => [`${version}_${name}.sql`, checksum]),
  );
  await writeFile(join(directory, RELEASED_FILE), `${JSON.stringify(checksums, null, 2)}\n`);
}

async function readReleased(directory: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(directory, RELEASED_FILE), 'utf8');
  return new Map(Object.entries(releasedSchema.parse(JSON.parse(text))));
}
