import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The major version of PostgreSQL that made the data folder of an embedded server; null when there is none yet. */
export function dataVersion(folder: string): number | null {
  const path = join(folder, 'data/PG_VERSION');
  return existsSync(path) ? Number(readFileSync(path, 'utf8').trim()) : null;
}

/** The name under which an upgrade keeps the data folder of the old version. */
export const keptName = (major: number) => `data.${major}`;

/**
 * Refuses a data folder that another major version made, and one that an interrupted upgrade has moved away: an empty database must not take its place.
 * @throws Error with a message for the operator
 */
export function refuseOtherVersion(folder: string, major: number): void {
  const made = dataVersion(folder);
  if (made === major) return;
  if (made === null) {
    const kept = existsSync(folder) ? readdirSync(folder).find((name) => /^data\.\d+$/.test(name)) : undefined;
    if (kept === undefined) return;
    throw new Error(
      `${join(folder, 'data')} is missing, but ${kept} is there: an upgrade of PostgreSQL was interrupted. Rename ${kept} to data, and run the upgrade again.`,
    );
  }
  throw new Error(
    made > major
      ? `The data in ${folder} was made by PostgreSQL ${made}, and this release of Theia has ${major}. Start the release that made it.`
      : `The data in ${folder} was made by PostgreSQL ${made}, and this release of Theia has ${major}. Take it over with: npm run theia -- upgrade postgres BIN_DIR (the folder with the programs of PostgreSQL ${made}: /usr/lib/postgresql/${made}/bin on Debian). The old data stays beside the new.`,
  );
}
