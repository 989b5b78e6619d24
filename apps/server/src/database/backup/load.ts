import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Database, Transaction } from '../database.ts';
import { giveKeySecrets, type KeySecrets } from '../key-secret.ts';
import { applyMigration } from '../migrate.ts';
import type { Migration } from '../migration-files.ts';
import { auditWithin } from '../audit/audit.ts';
import { sealKey } from '../audit/seal.ts';
import { refuseLostSecrets } from '../secrets/dependents.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { listTables, quoted } from './tables.ts';

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
