import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

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
export function migrationChecksum(text: string): string {
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
