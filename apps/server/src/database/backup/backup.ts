import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Transaction } from '../database.ts';
import {
  BACKED_UP_SCHEMAS,
  type BackedUpTable,
  copySecret,
  keyFingerprint,
  listTables,
  type Manifest,
  quoted,
  type TableShape,
  writeManifest,
} from './manifest.ts';

interface BackupOptions {
  /** Created if it does not exist; must be empty. */
  readonly folder: string;
  /** The generated secret, if the installation has generated one. */
  readonly secretPath: string | null;
  /** The backup fails when the database or the disk has not moved for this long (60 s). */
  readonly stalledAfterMs?: number;
}

const STALLED_AFTER_MS = 60_000;

/**
 * Writes every table of the account database as of one instant, while the server keeps running: as gzipped COPY text with a checksum each.
 * The files hold password hashes and mails, so only their owner may read them.
 * @throws Error when the folder is not empty, or when nothing has moved for a minute; what is in the folder then has no manifest and is no backup
 */
export async function backupDatabase(
  database: Pick<Database, 'sql' | 'keySecretHex'>,
  { folder, secretPath, stalledAfterMs = STALLED_AFTER_MS }: BackupOptions,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty; a backup needs an empty folder`);
  const manifest = await watched(
    stalledAfterMs,
    `The backup has stopped: nothing has moved for ${stalledAfterMs / 1_000} s. Is a table locked, or the disk full?`,
    (watchdog) =>
      database.sql.begin('isolation level repeatable read read only', async (transaction): Promise<Manifest> => {
        await transaction`set local row_security = off`;
        const [server] = await transaction<
          { version: string; at: string }[]
        >`select current_setting('server_version') as version, btrim(to_json(now())::text, '"') as at`;
        const migrations = await transaction<
          { version: string }[]
        >`select version from supabase_migrations.schema_migrations order by version`;
        const tables: BackedUpTable[] = [];
        for (const table of await listTables(transaction))
          tables.push(await copyOut(transaction, table, folder, watchdog));
        const sequences = await transaction<Manifest['sequences']>`
      select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as "lastValue", last_value is not null as "isCalled"
      from pg_sequences where schemaname in ${transaction(BACKED_UP_SCHEMAS)} order by 1, 2`;
        return {
          format: 1,
          createdAt: server?.at ?? '',
          postgresVersion: server?.version ?? '',
          migrations: migrations.map((row) => row.version),
          tables,
          sequences: sequences.map((row) => ({ ...row })),
          keyFingerprint: keyFingerprint(database.keySecretHex),
          holdsSecret: secretPath !== null,
        };
      }),
  );
  if (secretPath !== null) await copySecret(secretPath, join(folder, 'secret'));
  await writeManifest(folder, manifest);
  return manifest;
}

async function copyOut(
  transaction: Transaction,
  table: TableShape,
  folder: string,
  watchdog: Watchdog,
): Promise<BackedUpTable> {
  const file = `${table.schema}.${table.name}.copy.gz`;
  const rows = await transaction
    .unsafe(
      `copy (select ${table.columns.map((column) => quoted(column)).join(', ')} from ${quoted(table.schema, table.name)}) to stdout`,
    )
    .readable();
  const lines = counting(watchdog);
  const digest = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    rows,
    lines.stream,
    createGzip(),
    hashing,
    createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx', flush: true }),
  );
  return {
    ...table,
    columns: [...table.columns],
    days: [...table.days],
    rows: lines.count(),
    file,
    sha256: digest.digest('hex'),
  };
}

const NEWLINE = 0x0a;

/** COPY writes one line per row; a line break inside a value is escaped. */
function counting(watchdog: Watchdog): { readonly stream: Transform; count(): number } {
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      watchdog.progress();
      for (const byte of chunk) if (byte === NEWLINE) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, count: () => rows };
}

/** Ends a piece of work in which nothing has happened for too long. */
interface Watchdog {
  progress(): void;
}

/**
 * Runs the work and fails when it has reported no progress for `stalledAfterMs`. Work that stalls is left behind: whoever called must close what it used.
 * @throws Error with `message` when nothing happened for that time
 */
async function watched<T>(
  stalledAfterMs: number,
  message: string,
  work: (watchdog: Watchdog) => Promise<T>,
): Promise<T> {
  const stalled = Promise.withResolvers<never>();
  const timer = setTimeout(() => stalled.reject(new Error(message)), stalledAfterMs);
  const working = work({ progress: () => void timer.refresh() });
  working.catch(() => {});
  try {
    return await Promise.race([working, stalled.promise]);
  } finally {
    clearTimeout(timer);
  }
}
