import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { backupDatabase } from './backup/backup.ts';
import { loadBackup } from './backup/restore.ts';
import { openPool } from './database.ts';
import { dataVersion, findPostgresBinaries, keptName, type PostgresBinaries } from './postgres-binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readMigrations } from './migrate.ts';
import { keySecretsOf } from './key-secret.ts';
import { MIGRATIONS_DIRECTORY, prepareDatabase } from './open-database.ts';

/**
 * Takes the embedded database over to this release's PostgreSQL, by dump and load: with the old programs out of the old data folder, into a new one that is checked
 * like a restored backup, and only then put in its place. The old one is kept.
 * @param binFolder the programs of the version that made the data
 * @throws Error with a message for the operator; then the old data is where it was
 */
export async function upgradePostgres(config: Config, binFolder: string) {
  if (config.databaseUrl !== null)
    throw new Error(
      'DATABASE_URL is set: this command is for the embedded PostgreSQL only. Upgrade your server with its own tools.',
    );
  const folder = join(config.dataDir, 'postgres');
  const [from, binaries] = [dataVersion(folder), findPostgresBinaries()];
  if (from === null) throw new Error(`${folder} holds no data`);
  if (from === binaries.major) throw new Error(`The data in ${folder} is of PostgreSQL ${from} already`);
  const old = binariesIn(binFolder);
  if (old.major !== from) throw new Error(`${binFolder} has PostgreSQL ${old.major}; the data was made by ${from}`);
  const kept = join(folder, keptName(from));
  if (existsSync(kept)) throw new Error(`${kept} exists: move it away first`);

  const work = join(config.dataDir, 'postgres-upgrade');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'new'), { recursive: true, mode: 0o711 });
  try {
    const manifest = await dump(config, folder, old, join(work, 'dump'));
    cpSync(join(folder, 'password'), join(work, 'new/password'));
    await load(config, join(work, 'new'), { manifest, folder: join(work, 'dump') });
    renameSync(join(folder, 'data'), kept);
    renameSync(join(work, 'new/data'), join(folder, 'data'));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { from, to: binaries.major, rows /** The untouched data of the old version. */, keptFolder: kept };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

type Manifest = Awaited<ReturnType<typeof backupDatabase>>;

async function dump(config: Config, folder: string, binaries: PostgresBinaries, to: string): Promise<Manifest> {
  const server = await startEmbeddedPostgres(folder, { exclusive: true, binaries });
  const sql = openPool(server.url, { max: 1, name: 'theia-upgrade' });
  try {
    return await backupDatabase({ sql, ...keySecretsOf(config) }, { folder: to, secretPath: null });
  } finally {
    await sql.end({ timeout: 5 });
    await server.stop();
  }
}

async function load(
  config: Config,
  folder: string,
  backup: { readonly manifest: Manifest; readonly folder: string },
): Promise<void> {
  const keySecrets = keySecretsOf(config);
  const server = await startEmbeddedPostgres(folder, { exclusive: true });
  const sql = openPool(server.url, { max: 1, name: 'theia-upgrade' });
  try {
    const { roles } = await prepareDatabase(sql, server.url, keySecrets);
    const migrations = await readMigrations(MIGRATIONS_DIRECTORY);
    await sql.begin((transaction) => loadBackup(transaction, { roles }, { ...backup, keySecrets }, migrations));
  } finally {
    await sql.end({ timeout: 5 });
    await server.stop();
  }
}

/** @throws Error when the folder has no PostgreSQL server */
function binariesIn(binFolder: string): PostgresBinaries {
  const postgres = join(binFolder, 'postgres');
  const { stdout, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = Number(/PostgreSQL\)? (\d+)/.exec(stdout ?? '')?.[1]);
  if (!Number.isInteger(major)) throw new Error(`${binFolder} has no PostgreSQL server (${error?.message ?? stdout})`);
  return { major, postgres, initdb: join(binFolder, 'initdb'), root: join(binFolder, '..') };
}
