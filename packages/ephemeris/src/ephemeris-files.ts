import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isAsteroidFile } from './asteroid-files.ts';

/** Files inside the npm package: planets, Moon and main asteroids for 1800–2399 (JPL DE431), the fixed stars. */
export const BUNDLED_FILES = ['sepl_18.se1', 'semo_18.se1', 'seas_18.se1', 'sefstars.txt'] as const;

export interface EphemerisFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** The `.se1` files of a folder, in the order of their names. @throws the file system's own error when it cannot be read */
export async function readEphemerisFolder(folder: string): Promise<readonly EphemerisFile[]> {
  const entries = await readdir(folder);
  const names = entries.filter((name) => /^se(pl|mo|as)[_m]\d{2}\.se1$/.test(name)).toSorted();
  return Promise.all(names.map(async (name) => ({ name, data: await readFile(join(folder, name)) })));
}

/**
 * Paths of the files of numbered asteroids in a folder and in its subfolders `ast0`, `ast1` … (a thousand numbers
 * each), in the order of their names.
 */
export async function findAsteroidFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = [
    folder,
    ...entries
      .filter((entry) => !entry.isFile() && /^ast\d{1,3}$/.test(entry.name))
      .map(({ name }) => join(folder, name)),
  ];
  const names = await Promise.all(
    folders.map(async (path) =>
      (await readdir(path))
        .filter(isAsteroidFile)
        .toSorted()
        .map((name) => join(path, name)),
    ),
  );
  return names.flat();
}

/** For `meta.data_versions`: every file in use, without the ending. */
export function describeFiles(names: readonly string[]): string {
  return [...new Set(names)].map((name) => name.replace(/\.(se1|txt)$/, '')).join(' ');
}
