import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Config, readConfig } from '../../config/config.ts';
import { acceptedSecrets, deriveSecrets } from '../../config/secrets.ts';
import type { Database, Sql, Transaction } from '../database.ts';
import { giveKeySecrets, type KeySecrets, keySecretsOf } from '../key-secret.ts';
import { applyMigration, type Migration, readMigrations } from '../migrate.ts';
import { MIGRATIONS_DIRECTORY, openDatabase } from '../open-database.ts';
import {
  type BackedUpTable,
  copySecret,
  isSecretGiven,
  keyFingerprint,
  listTables,
  type Manifest,
  quoted,
  readManifest,
  replaceSecret,
} from './manifest.ts';
import { auditWithin } from '../audit/audit.ts';
import { sealKey } from '../audit/scope.ts';
import { refuseLostSecrets } from '../secrets/rewrap.ts';

interface RestoreOptions {
  readonly folder: string;
  /** Replaces the existing data. Without it the database must have no users. */
  readonly replace: boolean;
  readonly environment: NodeJS.ProcessEnv;
  readonly workingDirectory: string;
}

/**
 * Loads a backup completely or not at all: checks the checksums first, then loads in one transaction, which ends by counting every table,
 * auditing every balance and reading every API key. The secret of the backup becomes the installation's.
 * @throws Error with a message for the operator when it fails; then nothing has changed
 */
export async function restoreDatabase({ folder, replace, environment, workingDirectory }: RestoreOptions) {
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

/**
 * Replaces all data with that of a backup. The data of an older release is loaded into the schema of that release, and then migrated like
 * the database that it comes from.
 * @param migrations of this release
 * @throws Error with a message for the operator when a count, a balance or a key is wrong
 */
export async function loadBackup(
  transaction: Transaction,
  { roles }: Pick<Database, 'roles'>,
  {
    manifest,
    folder,
    keySecrets,
  }: { readonly manifest: Manifest; readonly folder: string; readonly keySecrets: KeySecrets },
  migrations: readonly Migration[],
): Promise<void> {
  const inBackup = new Set(manifest.migrations);
  const applied = await transaction<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  if (applied.length !== inBackup.size || applied.some(({ version }) => !inBackup.has(version))) {
    await transaction`drop schema if exists public, auth, private cascade`;
    await transaction`create schema public`;
    await transaction`delete from supabase_migrations.schema_migrations`;
    for (const migration of migrations)
      if (inBackup.has(migration.version)) await applyMigration(transaction, migration, roles);
  }
  await load(transaction, manifest, folder);
  for (const migration of migrations)
    if (!inBackup.has(migration.version)) await applyMigration(transaction, migration, roles);
  await check(transaction, keySecrets);
}

async function load(transaction: Transaction, manifest: Manifest, folder: string): Promise<void> {
  const present = await listTables(transaction);
  const backedUp = new Map(manifest.tables.map((table) => [quoted(table.schema, table.name), table]));
  const names = present.map((table) => quoted(table.schema, table.name));
  const missing = [...backedUp.keys()].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`The release of this backup has no table ${missing.join(', ')}`);

  for (const name of names) await transaction.unsafe(`alter table ${name} disable trigger user`);
  await transaction.unsafe(`truncate ${names.join(', ')}`);
  for (const { schema, name, days } of manifest.tables)
    for (const day of days)
      await transaction`select private.ensure_day(${quoted(schema, name)}::regclass, ${day}::date)`;
  for (const name of names) {
    const table = backedUp.get(name);
    if (table !== undefined) await copyIn(transaction, name, table, folder);
  }
  for (const { schema, name, lastValue, isCalled } of manifest.sequences) {
    await transaction`select setval(to_regclass(${quoted(schema, name)}), ${lastValue}::text::bigint, ${isCalled}) where to_regclass(${quoted(schema, name)}) is not null`;
  }
  for (const name of names) await transaction.unsafe(`alter table ${name} enable trigger user`);
}

async function check(transaction: Transaction, keySecrets: KeySecrets): Promise<void> {
  const { differences } = await auditWithin(transaction, sealKey(keySecrets.keySecretHex));
  if (differences.length > 0) throw new Error(`The books in this backup are inconsistent:\n${differences.join('\n')}`);
  await refuseLostSecrets(transaction, keySecrets);
  await giveKeySecrets(transaction, keySecrets);
  const [keys] = await transaction<{ unreadable: number }[]>`
    select count(*)::int as unreadable from (select key_hash, key_nonce, key_cipher, secret_id from private.api_keys union all select key_hash, key_nonce, key_cipher, secret_id from private.replaced_keys) k
    where private.hash_api_key(encode(private.pad_api_key(key_cipher, key_nonce, secret_id), 'escape'), secret_id) <> key_hash`;
  if ((keys?.unreadable ?? 0) > 0) throw new Error(`${keys?.unreadable} API keys cannot be read with this secret`);
}

async function copyIn(transaction: Transaction, name: string, table: BackedUpTable, folder: string): Promise<void> {
  const into = await transaction
    .unsafe(`copy ${name} (${table.columns.map((column) => quoted(column)).join(', ')}) from stdin`)
    .writable();
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), into);
  const [loaded] = await transaction.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${name}`);
  if (loaded?.rows !== table.rows)
    throw new Error(`${name} has ${loaded?.rows} rows after loading, and ${table.rows} in the backup`);
}
