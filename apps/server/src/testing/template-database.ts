import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { MIGRATIONS_DIRECTORY } from '../database/open-database.ts';
import { findPostgresBinaries } from '../database/postgres-binaries.ts';

const TEMPLATES = join(import.meta.dirname, '../../../../node_modules/.theia/test-databases');
const DATABASE_SOURCES = join(import.meta.dirname, '../database');
const UNUSED_MS = 24 * 60 * 60 * 1000;
const STOPPED_WITHIN_MS = 120_000;

/**
 * Fills a folder with an embedded PostgreSQL that is migrated and stopped, as `startEmbeddedPostgres` expects it. The first call makes it
 * with initdb and every migration and keeps it in node_modules/.theia; each later call, also of another process, copies that. It does not wait for
 * the disk (fsync). It is made again when a migration or the code that starts the database changes.
 */
export async function copyTemplateDatabase(folder: string): Promise<void> {
  const wanted = fingerprint();
  const template = join(TEMPLATES, wanted);
  if (!existsSync(template)) await make(template, wanted);
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  chmodSync(join(folder, 'data'), 0o700);
}

/** Made in a temporary folder and then moved, so that nobody copies an incomplete one. If two are made at once, either is fine. */
async function make(template: string, wanted: string): Promise<void> {
  mkdirSync(TEMPLATES, { recursive: true });
  removeUnused();
  const folder = mkdtempSync(join(TEMPLATES, 'unfinished-'));
  try {
    const postgres = await startEmbeddedPostgres(folder, { exclusive: true });
    const sql = openPool(postgres.url, { max: 1, name: 'theia-template' });
    try {
      await migrate(sql, await readMigrations(MIGRATIONS_DIRECTORY));
      // Nothing is created from it, and it is a fifth of the files that each test file copies.
      await sql`update pg_database set datistemplate = false where datname = 'template0'`;
      await sql`drop database template0`;
    } finally {
      await sql.end({ timeout: 5 });
      await postgres.stop();
    }
    await stopped(folder);
    rmSync(join(folder, 'server.log'), { force: true });
    // Tests kill processes, not the machine: data handed to the operating system is safe without waiting for the disk.
    appendFileSync(join(folder, 'data/postgresql.auto.conf'), 'fsync = off\n');
    if (fingerprint() !== wanted)
      throw new Error('The migrations changed while their template was made; run the test again');
    renameSync(folder, template);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
}

/** A template must be a cluster that was shut down, not one that would recover in each copy. */
async function stopped(folder: string): Promise<void> {
  const deadline = Date.now() + STOPPED_WITHIN_MS;
  while (existsSync(join(folder, 'data/postmaster.pid'))) {
    if (Date.now() > deadline) throw new Error(`The PostgreSQL in ${folder} did not stop`);
    await sleep(20);
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(findPostgresBinaries().root);
  for (const directory of [MIGRATIONS_DIRECTORY, DATABASE_SOURCES]) {
    for (const name of readdirSync(directory, { encoding: 'utf8', recursive: true }).toSorted()) {
      if (/\.(sql|ts)$/.test(name) && !/\.(test|proof)\.ts$/.test(name))
        hash
          .update(name)
          .update('\0')
          .update(readFileSync(join(directory, name)));
    }
  }
  hash.update(readFileSync(join(findPostgresBinaries().root, '../package.json')));
  hash.update(readFileSync(import.meta.filename));
  return hash.digest('hex').slice(0, 16);
}

function removeUnused(): void {
  for (const name of readdirSync(TEMPLATES)) {
    const path = join(TEMPLATES, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > UNUSED_MS)
      rmSync(path, { recursive: true, force: true });
  }
}
