import { join } from 'node:path';
import { fillEveryTable } from '../every-table.ts';
import { backupDatabase } from '../../database/backup/backup.ts';
import type { Database } from '../../database/database.ts';

/** One folder for each release: a backup of two accounts with a row in every table that the release had. */
export const RELEASES = join(import.meta.dirname, '../../../../../supabase/releases');

/** No installation has this secret: it opens the keys of the accounts made here, and no others. */
export const RELEASE_SECRET = 'of the data of releases, which are tests and nobody has';

/** Writes the data of this release, from which every later release is upgraded in a test, into an empty database and from there to a folder. */
export async function writeReleaseData(database: Database, folder: string): Promise<void> {
  for (const email of ['ada@theia.test', 'bob@theia.test']) await fillEveryTable(database, email);
  await backupDatabase(database, { folder, secretPath: null });
}
