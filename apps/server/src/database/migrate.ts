import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from './database.ts';

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly statements: string;
}

/** The plain SQL files of `supabase/migrations`, in order. */
export async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const files = (await readdir(directory)).filter((file) => /^\d{14}_\w+\.sql$/.test(file)).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      statements: await readFile(join(directory, file), 'utf8'),
    })),
  );
}

/**
 * Applies what is missing, each file in a transaction of its own, one process at a time (advisory lock).
 * @returns the versions applied now
 */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<readonly string[]> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(hashtextextended('theia:migrate', 0))`;
    await connection`create schema if not exists supabase_migrations`;
    await connection`create table if not exists supabase_migrations.schema_migrations (version text primary key, name text, statements text[])`;
    const done = new Set((await connection<{ version: string }[]>`select version from supabase_migrations.schema_migrations`).map((row) => row.version));
    const missing = migrations.filter((migration) => !done.has(migration.version));
    for (const migration of missing) {
      try {
        await connection.unsafe(`begin;\n${migration.statements}\n;`).simple();
        await connection`insert into supabase_migrations.schema_migrations values (${migration.version}, ${migration.name}, ${[migration.statements]})`;
        await connection`commit`;
      } catch (error) {
        await connection`rollback`;
        throw new Error(`Migration ${migration.version}_${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
    return missing.map((migration) => migration.version);
  } finally {
    await connection`select pg_advisory_unlock(hashtextextended('theia:migrate', 0))`;
    connection.release();
  }
}

/** True when the database holds every migration of this release. */
export async function isMigrated(sql: Sql, migrations: readonly Migration[]): Promise<boolean> {
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const done = new Set(rows.map((row) => row.version));
  return migrations.every((migration) => done.has(migration.version));
}
