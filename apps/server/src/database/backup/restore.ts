import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Config, readConfig } from '../../config/config.ts';
import { acceptedSecrets, deriveSecrets } from '../../config/secrets.ts';
import type { Sql } from '../database.ts';
import { type KeySecrets, keySecretsOf } from '../key-secret.ts';
import { readMigrations } from '../migration-files.ts';
import { MIGRATIONS_DIRECTORY, openDatabase } from '../open-database.ts';
import { loadBackup } from './load.ts';
import { keyFingerprint, type Manifest, readManifest } from './manifest.ts';
import { copySecret, isSecretGiven, replaceSecret } from './secret-file.ts';

export interface RestoreOptions {
  readonly folder: string;
  /** Replaces the existing data. Without it the database must have no users. */
  readonly replace: boolean;
  readonly environment: NodeJS.ProcessEnv;
  readonly workingDirectory: string;
}

export interface RestoreSummary {
  readonly tables: number;
  readonly rows: number;
  readonly createdAt: string;
}

/**
 * Loads a backup completely or not at all: checks the checksums first, then loads in one transaction, which ends by counting every table,
 * auditing every balance and reading every API key. The secret of the backup becomes the installation's.
 * @throws Error with a message for the operator when it fails; then nothing has changed
 */
export async function restoreDatabase({
  folder,
  replace,
  environment,
  workingDirectory,
}: RestoreOptions): Promise<RestoreSummary> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  const migrations = await readMigrations(MIGRATIONS_DIRECTORY);
  const known = new Set(migrations.map((migration) => migration.version));
  const unknown = manifest.migrations.filter((version) => !known.has(version));
  if (unknown.length > 0)
    throw new Error(`This backup is of a newer release: its database had the migrations ${unknown.join(', ')}`);

  const config = readConfig(environment, workingDirectory);
  const secret = await findSecret(manifest, folder, config, environment);
  try {
    const database = await openDatabase(config, { exclusive: true, poolSize: 1 });
    try {
      await refuseUnlessFree(database.sql, replace);
      await database.sql.begin(async (transaction) => {
        await loadBackup(transaction, database, { manifest, folder, keySecrets: secret.keySecrets }, migrations);
        await secret.install();
      });
    } finally {
      await database.close();
    }
  } finally {
    await secret.discard();
  }
  return {
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    createdAt: manifest.createdAt,
  };
}

/** @throws Error that names the first file that is missing or damaged */
export async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const { file, sha256 } of manifest.tables) {
    if (basename(file) !== file) throw new Error(`The manifest names a file outside the backup: ${file}`);
    const digest = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), digest).catch(() => {
      throw new Error(`The backup is incomplete: ${file} cannot be read`);
    });
    if (digest.digest('hex') !== sha256) throw new Error(`The backup is damaged: ${file} does not match its checksum`);
  }
}

interface RestoredSecret {
  readonly keySecrets: KeySecrets;
  install(): Promise<void>;
  discard(): Promise<void>;
}

async function findSecret(
  manifest: Manifest,
  folder: string,
  config: Config,
  environment: NodeJS.ProcessEnv,
): Promise<RestoredSecret> {
  const unchanged = { keySecrets: keySecretsOf(config), install: async () => {}, discard: async () => {} };
  if (acceptedSecrets(config).some(({ apiKeyHex }) => keyFingerprint(apiKeyHex) === manifest.keyFingerprint))
    return unchanged;
  if (isSecretGiven(environment) || !manifest.holdsSecret) {
    throw new Error(
      'The API keys in this backup are encrypted with another secret; set THEIA_SECRET, or THEIA_SECRET_PREVIOUS, to the secret of the installation it was made from',
    );
  }
  const staged = join(config.dataDir, 'secret.restoring');
  await copySecret(join(folder, 'secret'), staged);
  const keySecretHex = deriveSecrets((await readFile(staged, 'utf8')).trim()).apiKeyHex;
  if (keyFingerprint(keySecretHex) !== manifest.keyFingerprint) {
    await rm(staged, { force: true });
    throw new Error('The API keys in this backup are not encrypted with the secret in it');
  }
  return {
    keySecrets: { keySecretHex, otherKeySecretHex: null },
    install: () => replaceSecret(config.dataDir, staged),
    discard: () => rm(staged, { force: true }),
  };
}

async function refuseUnlessFree(sql: Sql, replace: boolean): Promise<void> {
  const [others] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'theia%' and application_name <> 'theia-server-lock' and pid <> pg_backend_pid()`;
  if ((others?.count ?? 0) > 0) throw new Error('A Theia server is running on this database; stop it first');
  const [users] = await sql<{ count: number }[]>`select count(*)::int as count from auth.users`;
  if ((users?.count ?? 0) > 0 && !replace)
    throw new Error(
      `This database has ${users?.count} users; a backup is loaded into an empty one, or over existing data with --replace`,
    );
}
